import type { RequestForm } from '../model/request-form.ts';

/** A page made of an API description: an MDX file that nobody wrote. */
export type ApiPage = {
  readonly file: string;
  readonly text: string;
  /** What a reader fills in to make a request; made when it is written. */
  readonly request?: () => RequestForm;
};
/** A page that speaks of an operation. */
export type Mention = { readonly path: string; readonly title: string };
/** Where the reference is, from the content folder. */
export const apiFolder = 'api-reference';
