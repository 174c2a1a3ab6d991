import type { Program } from './record-labels.ts';

/** A limit or a time that pages state, or a label in quotation marks that no file of texts has, and the line of the source with it. */
export type Measure = {
  readonly program?: Program;
  readonly pages: RegExp;
  readonly measure: string;
  readonly file: string;
  readonly code: string;
};
