import type { Program } from './record-labels.ts';

/** A line of a source, by its file and what it contains. */
type SourceLine = { readonly file: string; readonly code: string };

/** A limit or a time that pages state, or a label in quotation marks that no file of texts has, and the line of the source with it. */
export type Measure = SourceLine & {
  readonly program?: Program;
  readonly pages: RegExp;
  readonly measure: string;
  /** The line that joins the first one, if only both state it: the other half of a text, or a calculation. */
  readonly second?: SourceLine;
};
