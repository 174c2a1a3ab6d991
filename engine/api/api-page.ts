/** A page made of an API description: an MDX file that nobody wrote. */
export type ApiPage = { readonly file: string; readonly text: string };
/** A page that speaks of an operation. */
export type Mention = { readonly path: string; readonly title: string };
/** Where the reference is, from the content folder. */
export const apiFolder = 'api-reference';
