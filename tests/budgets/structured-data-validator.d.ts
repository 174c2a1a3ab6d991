/** What is used of the package, which has no types. */
declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** @param schemaOrgJson the vocabulary of schema.org, as JSON-LD */
    constructor(schemaOrgJson: object);
    validate(
      data: Readonly<Record<'jsonld' | 'microdata' | 'rdfa', object>>,
    ): Promise<readonly { readonly issueMessage: string; readonly fieldNames?: readonly string[] }[]>;
  }
}
