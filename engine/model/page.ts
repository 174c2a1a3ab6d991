import type { PageNeeds } from './page-needs.ts';
import type { Tree, Skeleton } from './tree.ts';

export type TocItem = { readonly id: string; readonly title: string; readonly level: 2 | 3 };
/** A link to a page. `path` starts and ends with `/` and does not include the base path. */
export type PageLink = {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  readonly mark?: string;
  /** The page's language, if it isn't the site's, because nobody has translated it. */
  readonly lang?: string;
};
/** One entry of the breadcrumbs; only the page itself has no path. */
export type Crumb = {
  readonly title: string;
  readonly path?: string;
  readonly lang?: string;
  /** Color of the guide, on the first entry: an index into the guide colors of `tokens.css`. */
  readonly hue?: number;
};
/** Who changed a page last, and when (ISO 8601, from git). */
export type Updated = { readonly author: string; readonly time: string };

/** Everything needed to render a page. The navigation payload (`page.json`) is this type as JSON. */
export type PageData = {
  /** Starts and ends with `/`, without the base path: `/guide/first-steps/`. */
  readonly path: string;
  /** Name of a page type (`page-type.ts`), or `plain`, `not-found` or `index`. */
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Language of the text, if the page isn't translated. */
  readonly lang?: string;
  /** Other languages that have the page. */
  readonly translations?: readonly string[];
  /** HTML of the marks below the title: what the page needs. */
  readonly marks?: string;
  readonly body: Tree;
  readonly toc: readonly TocItem[];
  readonly breadcrumbs: readonly Crumb[];
  readonly sidebar?: string;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  /** Related pages and jobs that the page is a step of; the path of a job includes its anchor. */
  readonly related: readonly PageLink[];
  readonly updated?: Updated;
  /** Absolute URL of the source file in the owner's editor, when configured. */
  readonly editUrl?: string;
  /** URL of the page's style sheet, including the base path. */
  readonly style: string;
  /** Scripts that improve the page's HTML; see `engine/client/enhancements/`. */
  readonly scripts?: PageNeeds['scripts'];
  readonly hero?: true;
  /** Other origins that the page's policy allows, besides those that every page may load from. */
  readonly origins?: readonly string[];
  /** Id of the build that made this page; a tab with another build's code reloads instead of mixing the two. */
  readonly build: string;
};

/** `PageData` as it is embedded in the document, without the HTML that the document already contains. */
export type PageState = Omit<PageData, 'body' | 'marks'> & { readonly body: Skeleton; readonly marks?: true };

/** Whether the last section of a page is “Next steps”, which its related pages continue. */
export const endsWithNextSteps = (toc: PageData['toc']): boolean => toc.at(-1)?.id === 'next-steps';
