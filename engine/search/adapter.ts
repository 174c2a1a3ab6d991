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
  /** Label of its guide. */
  readonly guide: string;
  readonly sections: readonly SectionResult[];
};
export type Answer = {
  readonly pages: readonly PageResult[];
  /** Nothing better will come. */
  readonly complete: boolean;
};
export type Guide = { readonly id: string; readonly label: string };

/**
 * What answers the search dialog. The site's own is `local-adapter.ts`; a hosted engine is another implementation of this type,
 * chosen in one line of `engine/ui/search/open-search.tsx`.
 */
export type SearchAdapter = {
  /** Fetches what the first answer needs; asked again after a failure, it tries again. @throws Error with a sentence for the reader */
  readonly open: () => Promise<readonly Guide[]>;
  /**
   * Asks for pages. Only the last question is answered; it may be answered more than once, each time better.
   * @param guide id of the guide to stay in
   */
  readonly search: (
    query: string,
    guide: string | undefined,
    onAnswer: (answer: Answer) => void,
    onFailure: (message: string) => void,
  ) => void;
};
