import type { Availability } from '../model/availability.ts';
import type { Problem } from '../model/problem.ts';

export type FrontMatter = {
  /** Name of a page type, `plain` for Markdown without one, or `untyped` when the front matter is wrong. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly label?: string | undefined;
  readonly keywords: readonly string[];
  /** What a reader types who wants this page; see `engine/model/front-matter-schema.ts`. */
  readonly questions?: readonly string[] | undefined;
  readonly sectionQuestions?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly related: readonly string[];
  /** What the page needs: names of values by kind; see `engine/model/availability.ts`. */
  readonly available?: Availability | undefined;
  /** What the page is about, if its type asks for that; see `engine/model/page-type.ts`. */
  readonly subject?: string;
};
export type FrontMatterResult = {
  readonly meta: FrontMatter;
  readonly problems: readonly Problem[];
  /** How many lines of the file the front matter takes. */
  readonly bodyLine: number;
};
