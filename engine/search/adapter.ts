/** Maximum length of a query in characters, enough for a pasted error message. The rest is ignored. */
export const maxQueryLength = 240;

/** A text in pieces: [text, whether it matches the query]. */
export type MarkedText = readonly (readonly [text: string, marked: boolean])[];

/** A section in the results. */
export type SectionResult = {
  /** Anchor on the page; empty for the part above the first heading. */
  readonly id: string;
  readonly title: MarkedText;
  /** Titles of the headings above it, outermost first, without the page's title. */
  readonly trail: readonly string[];
  /** Label of the tab that contains it. */
  readonly tab?: string;
  readonly symptom: boolean;
  /** Undefined while it is loading. */
  readonly excerpt?: MarkedText;
};
export type PageResult = {
  /** Site path, without the base path. */
  readonly path: string;
  readonly title: MarkedText;
  /** Labels of the sidebar's categories above it, outermost first. */
  readonly place: readonly string[];
  /** Outline of its mark: what type of page it is, or what it is about. */
  readonly mark?: string | undefined;
  /** Language of its texts, if it isn't the site's. */
  readonly lang?: string | undefined;
  readonly sections: readonly SectionResult[];
};
/** Results for a query. One query can get several answers, each better than the one before. */
export type Answer = {
  readonly pages: readonly PageResult[];
  /** Whether the order of the pages is final. */
  readonly ranked: boolean;
  /** Whether this is the last answer to the query. */
  readonly complete: boolean;
  /** Whether a file of the index didn't load, so that results may be missing. */
  readonly partial?: boolean;
  /** Words of the query that no page has, nor anything like them. */
  readonly missing?: readonly string[];
};
export type Guide = { readonly id: string; readonly label: string };
/** A page that is suggested without a query. */
export type PageLink = readonly [path: string, title: string];

/** What the dialog shows before anything is typed. */
export type SearchStart = {
  readonly guides: readonly Guide[];
  /** Pages that readers often look for. */
  readonly common: readonly PageLink[];
};

/**
 * The search engine behind the dialog. The site's own is `local-adapter.ts`. To use a hosted engine, implement this
 * type and create it in `engine/client/search/search.ts`.
 */
export type SearchAdapter = {
  /**
   * Loads what the first answer needs. After a failure, the next call tries again.
   * @throws Error when loading fails
   */
  readonly open: () => Promise<SearchStart>;
  /**
   * Searches for pages. Only the latest query is answered, possibly several times, each time better.
   * @param guide id of the guide to search in; undefined: all
   * @param onFailure called instead of `onAnswer` when the search did not open, or when files of the index are missing and nothing was
   * found without them
   */
  readonly search: (
    query: string,
    guide: string | undefined,
    onAnswer: (answer: Answer) => void,
    onFailure: () => void,
  ) => void;
};
