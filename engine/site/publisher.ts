import type { PageData } from '../model/page.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { SiteConfig } from '../model/site-config.ts';

/**
 * Adds to a built site what readers meet elsewhere: lists for assistants, pictures for links, a feed. `config/publisher.ts` exports one as
 * `publisher`.
 */
export type Publisher = {
  /** Further elements of a page's document: for its head, and links for programs. */
  readonly head?: (page: PublishedPage, site: SiteConfig) => readonly HeadElement[];
  /** Changes a page's Markdown, for readers who meet it outside of the site. */
  readonly markdown?: (markdown: string, site: SiteConfig) => string;
  /** What has changed lately, asked each time the site is read; undefined if nothing is known of it. */
  readonly changes?: (site: ListedSite) => Promise<Changes | undefined>;
  /** Makes the files, once all pages are in the output folder. */
  readonly files: (site: PublishedSite) => Promise<PublishedFiles>;
};
export type PublishedPage = Pick<
  PageData,
  'path' | 'type' | 'title' | 'description' | 'breadcrumbs' | 'updated' | 'lang'
>;
/** An element without content, such as `{ tag: 'meta', property: 'og:image', content: '…' }`, a script file of the site, or data for search engines. */
export type HeadElement =
  | ({ readonly tag: 'meta' | 'link' | 'script' } & Readonly<Record<string, string>>)
  | { readonly tag: 'json-ld'; readonly data: object }
  /** A link at the start of the body that only programs follow: people and screen readers don't meet it. */
  | { readonly tag: 'hidden-link'; readonly href: string };

/** A site before its pages are compiled, with the pages that are in its language. */
export type ListedSite<Page = Pick<PageData, 'path' | 'title' | 'description'>> = {
  /** The project's folder. */
  readonly root: string;
  readonly site: SiteConfig;
  readonly sidebars: readonly Sidebar[];
  /** Pages that somebody has written or a page source has made, in site order. */
  readonly pages: readonly (Page & {
    /** Path of its file, relative to the project's folder; undefined for a page that a page source has made. */
    readonly file?: string;
  })[];
};
export type Changes = {
  /** The page about them, which looks like the lists of pages. */
  readonly page: Pick<PageData, 'path' | 'title' | 'description' | 'body' | 'toc' | 'scripts'>;
  /** When pages changed last (ISO 8601), by path: for the list of all pages. */
  readonly times: ReadonlyMap<string, string>;
};

export type PublishedSite = ListedSite<
  PublishedPage & { /** Id of the sidebar that lists the page. */ readonly sidebar?: string }
> & {
  /** The output folder, with the files of all languages. */
  readonly folder: string;
  /** A page's Markdown, as readers get it. */
  readonly markdown: (path: string) => Promise<string>;
  readonly memo: Memo;
};
/** The result of a module that is loaded on demand: kept from an earlier build if its code and the input are the same, or computed now. */
export type Memo = <Value>(module: string, input: unknown, compute: () => Promise<Value>) => Promise<Value>;
export type PublishedFiles = {
  /** Path in the output → the file. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Sentences for the build's output, such as why a file is missing. */
  readonly notes?: readonly string[];
};
