/** URL of a script or a style sheet, base path included, and what its content has to be; no integrity in development. */
export type CheckedFile = { readonly href: string; readonly integrity?: string | undefined };
