/** How a field of a request is filled in: `list` has one item per line, `json` takes JSON text. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'choice' | 'list' | 'object' | 'json';

export type RequestField = {
  readonly name: string;
  readonly kind: FieldKind;
  /** The type as the reference shows it: `list of strings`. */
  readonly type: string;
  readonly required: boolean;
  readonly values?: readonly unknown[];
  readonly children?: readonly RequestField[];
};
/** A parameter that isn't filled in shows its placeholder. */
export type RequestParameter = RequestField & { readonly in: 'path' | 'query'; readonly placeholder: string };

/** Describes a request to one operation, for the request builder. A file beside the operation's page, so the page stays small. */
export type RequestForm = {
  readonly method: string;
  /** URL of the installation, without a trailing slash. */
  readonly server: string;
  /** Path with its parameters in braces. */
  readonly path: string;
  /** Authentication headers; `before` is the text before the token. */
  readonly headers: readonly { readonly name: string; readonly before: string; readonly placeholder: string }[];
  readonly parameters: readonly RequestParameter[];
  /** JSON Schema for an object of all parameters. */
  readonly parametersSchema: object;
  /** The required query parameters with the values that the samples show. */
  readonly parametersSample: object;
  readonly body?: {
    readonly mediaType: string;
    /** When empty, the reader writes the body as JSON. */
    readonly fields: readonly RequestField[];
    readonly schema: object;
    readonly sample: unknown;
  };
};

/** Name of the file beside the page that holds its `RequestForm`. */
export const requestFormFile = 'request.json';
