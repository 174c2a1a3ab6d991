import type { ReactNode } from 'react';
import type { Job } from '../model/job.ts';
import type { PageLink } from '../model/page.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { Brand } from '../model/site-config.ts';

/** What a component may know of the page it stands on and of the site, while the page is built. */
export type PageContext = {
  /** The page's path, without the base path. */
  readonly path: string;
  readonly base: string;
  /** One sentence about the site. */
  readonly tagline: string;
  readonly brand: Brand;
  /** `{token}` → value; see `engine/model/brand-tokens.ts`. */
  readonly tokens: Record<string, string | undefined>;
  readonly sidebars: readonly Sidebar[];
  /** Jobs of the site, in their order. */
  readonly jobs: readonly Job[];
  /** Whether the site has a search. */
  readonly search: boolean;
  /** The page at a path; undefined when the site has none there. */
  readonly page: (path: string) => PageLink | undefined;
  /** A site path or address as it goes into `href`: base path added. */
  readonly href: (url: string) => string;
  /** Renders a line of Markdown (code, emphasis, links) as inline content. For text that comes from props or `data/`. */
  readonly inline: (markdown: string) => ReactNode;
  /** Reports a problem at the component's place in the page. */
  readonly report: (message: string, hint?: string) => void;
  /** Where `POST /path/{id}` leads when the page names this endpoint for the first time: as it goes into `href`. */
  readonly endpoint: (name: string) => string | undefined;
  /** An id no other element of the page has, from a text. */
  readonly uniqueId: (text: string) => string;
};
