import type { Tree, Skeleton } from './tree.ts';

/** What a page is for; decides its headings and its front matter. See `front-matter.ts`. */
export const pageTypes = ['task', 'concept', 'reference', 'channel', 'block', 'api', 'landing'] as const;
export type PageType = (typeof pageTypes)[number];

/** A heading of the table of contents. */
export type TocItem = { readonly id: string; readonly title: string; readonly level: 2 | 3 };
/** A page as others refer to it. `path` is site-absolute without the base path, with a trailing slash. */
export type PageLink = {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Outline of the page's mark; see `page-marks.ts`. */
  readonly mark?: string;
};
/** A step of the breadcrumbs; only the page itself has no path. */
export type Crumb = {
  readonly title: string;
  readonly path?: string;
  /** Of the first step: the colour of its guide. */
  readonly hue?: number;
};
/** Who changed a page last, and when (ISO 8601, from git). */
export type Updated = { readonly author: string; readonly time: string };

/** Everything the frame needs to draw a page. The navigation payload (`page.json`) is this, as JSON. */
export type PageData = {
  /** Site-absolute, without the base path, with a trailing slash: `/product/channels/line/`. */
  readonly path: string;
  readonly type: PageType | 'plain' | 'not-found' | 'index';
  readonly title: string;
  readonly description: string;
  /** Language and direction of writing, when they are not the site's. */
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
  readonly body: Tree;
  readonly toc: readonly TocItem[];
  readonly breadcrumbs: readonly Crumb[];
  /** Which sidebar stands beside it, if any. */
  readonly sidebar?: string;
  readonly previous?: PageLink;
  readonly next?: PageLink;
  readonly related: readonly PageLink[];
  /** Jobs that the page is a step of; paths with the job's anchor. */
  readonly jobs?: readonly PageLink[];
  readonly updated?: Updated;
  /** Absolute URL of the source file in the owner's editor, when configured. */
  readonly editUrl?: string;
  /** Address of the page's style sheet, base path included. */
  readonly style: string;
  /** Identifies the build this page came from; a tab of another build reloads instead of mixing. */
  readonly build: string;
};

/** `PageData` as it stands in the document, without the HTML that the document has already. */
export type PageState = Omit<PageData, 'body'> & { readonly body: Skeleton };
