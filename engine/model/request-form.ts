/** How a field of a request is filled in: `list` is a line for each item, `json` is JSON as it stands. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'object' | 'json';

/** A field of a request's path, query or body. */
export type RequestField = {
  readonly name: string;
  readonly kind: FieldKind;
  /** As the reference says it: `list of strings`. */
  readonly type: string;
  readonly required: boolean;
  /** Of a choice. */
  readonly values?: readonly unknown[];
  /** Of an object. */
  readonly children?: readonly RequestField[];
};
/** The value of a parameter that isn't filled in is its placeholder. */
export type RequestParameter = RequestField & { readonly in: 'path' | 'query'; readonly placeholder: string };

/** What a request to one operation is made of, for whoever fills it in. A file beside the operation's page, so that the page stays small. */
export type RequestForm = {
  readonly method: string;
  /** Of the installation, without a slash at the end. */
  readonly server: string;
  /** With parameters in braces. */
  readonly path: string;
  /** Headers that authenticate; `before` stands in front of the token. */
  readonly headers: readonly { readonly name: string; readonly before: string; readonly placeholder: string }[];
  readonly parameters: readonly RequestParameter[];
  /** JSON Schema of an object with all parameters. */
  readonly parametersSchema: object;
  /** What the samples hold: the required parameters of the query. */
  readonly parametersSample: object;
  readonly body?: {
    readonly mediaType: string;
    /** Empty: the body is written as JSON. */
    readonly fields: readonly RequestField[];
    readonly schema: object;
    readonly sample: unknown;
  };
};

/** Name of the form's file beside the page. */
export const requestFormFile = 'request.json';
