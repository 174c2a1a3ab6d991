import type { Problem } from '../model/problem.ts';

/** A page's parsed front matter, in the same shape for the site's own pages and for foreign ones. */
export type FrontMatter = {
  /** Name of a page type, or `plain`. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  readonly label?: string | undefined;
  readonly keywords: readonly string[];
  /** What a reader types who wants this page; see `engine/model/front-matter-schema.ts`. */
  readonly questions?: readonly string[] | undefined;
  /** The same for sections of the page, by their anchors. */
  readonly sectionQuestions?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly related: readonly string[];
  /** What the page is about, if its type asks for that; see `engine/model/page-type.ts`. */
  readonly subject?: string;
  /** Language of the page, if it is not the site's: `ar`, `pt-BR`. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** Position among its neighbors in a sidebar made from folders. */
  readonly order?: number;
  /** Markdown that goes before the page's text: the content of a home page's front matter. */
  readonly intro?: string;
};
export type FrontMatterResult = {
  readonly meta: FrontMatter;
  readonly problems: readonly Problem[];
  /** How many lines of the file the front matter takes. */
  readonly bodyLine: number;
  /** Path that the page requests. */
  readonly slug?: string;
  /** Another name for the page, which links of its folder may use. */
  readonly id?: string;
  /** Not to be published. */
  readonly draft?: boolean;
};
