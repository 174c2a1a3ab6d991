import type { ReactNode } from 'react';
import type { AvailabilityKinds } from '../model/availability.ts';
import type { Job } from '../model/job.ts';
import type { PageLink } from '../model/page.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { FactTable } from '../model/table.ts';
import type { Brand } from '../model/site-config.ts';

/** What a component can use while a page is built: the page and the site. */
export type PageContext = {
  /** The page's path, without the base path. */
  readonly path: string;
  readonly base: string;
  /** Base path of files that all languages share. */
  readonly root: string;
  /** Language of the page: `en`, `pt-BR`. */
  readonly lang: string;
  /** One sentence about the site. */
  readonly tagline: string;
  readonly brand: Brand;
  /** `%token%` → value; see `engine/model/brand-tokens.ts`. */
  readonly tokens: Record<string, string | undefined>;
  readonly sidebars: readonly Sidebar[];
  /** What pages may need, by kind. */
  readonly availability: AvailabilityKinds;
  /** All jobs of the site, in order. */
  readonly jobs: readonly Job[];
  /** A table without columns and rows about what the platform doesn't offer. */
  readonly offeredTable: (table: FactTable) => FactTable;
  readonly search: boolean;
  readonly page: (path: string) => PageLink | undefined;
  /** Turns a site path or URL into an `href`: adds the base path to site paths. */
  readonly href: (url: string) => string;
  /** Renders one line of Markdown (code, emphasis, links), for text from props or `data/`. */
  readonly inline: (markdown: string) => ReactNode;
  /** Puts the language of the page in place of each text that has a translation in `words` of its catalog. */
  readonly translate: <Value>(value: Value) => Value;
  /** Reports a problem at the component's place in the page. */
  readonly report: (message: string, hint?: string) => void;
  /** The `href` for a mention of `POST /path/{id}`. With `data-endpoint` on the link, only the page's first to an endpoint stays. */
  readonly endpoint: (name: string) => string | undefined;
  /** Makes an id from a text that is unique on the page. */
  readonly uniqueId: (text: string) => string;
};
