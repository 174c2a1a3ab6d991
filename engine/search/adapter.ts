import type { MarkedText } from './marks.ts';

/** A section in the results. */
export type SectionResult = {
  /** Anchor in the page; empty for the page itself. */
  readonly id: string;
  readonly title: MarkedText;
  /** Titles above it, outermost first, the page's not included. */
  readonly trail: readonly string[];
  /** Label of the tab it stands in. */
  readonly tab?: string;
  readonly symptom: boolean;
  /** On its way while undefined. */
  readonly excerpt?: MarkedText;
};
export type PageResult = {
  /** Site path, without the base path. */
  readonly path: string;
  readonly title: MarkedText;
  /** Labels of the sidebar above it, outermost first. */
  readonly place: readonly string[];
  readonly sections: readonly SectionResult[];
};
export type Answer = {
  readonly pages: readonly PageResult[];
  /** Nothing better will come. */
  readonly complete: boolean;
  /** A part that was needed could not be had: there may be more. */
  readonly partial?: boolean;
};
export type Guide = { readonly id: string; readonly label: string };
/** A page to offer without a query. */
export type PageLink = readonly [path: string, title: string];

/** What the search offers before anything is typed. */
export type SearchStart = {
  readonly guides: readonly Guide[];
  /** Pages that readers often look for. */
  readonly common: readonly PageLink[];
};

/**
 * What answers the search dialog. The site's own is `local-adapter.ts`; a hosted engine is another implementation of this type,
 * chosen in one line of `engine/client/search/search.ts`.
 */
export type SearchAdapter = {
  /** Fetches what the first answer needs; asked again after a failure, it tries again. @throws Error when it cannot be had */
  readonly open: () => Promise<SearchStart>;
  /**
   * Asks for pages. Only the last question is answered; it may be answered more than once, each time better.
   * @param guide id of the guide to stay in
   * @param onFailure called instead of an answer when nothing could be found because parts are missing
   */
  readonly search: (
    query: string,
    guide: string | undefined,
    onAnswer: (answer: Answer) => void,
    onFailure: () => void,
  ) => void;
};
