/** Scripts that improve a page's static HTML (`engine/client/enhancements/all.ts`), in the order in which they start. */
export const enhancementNames = ['readers', 'tabs', 'code', 'values', 'request', 'scroll', 'filter', 'video'] as const;
export type EnhancementName = (typeof enhancementNames)[number];

/**
 * Parts of the styles that only some pages have: those of rare components and comparisons, of diagrams and drawn figures, of
 * figures that few pages have, of a header in place of the title, of the API reference, of filters and groups, of live tools.
 */
export type StylePart = 'extra' | 'figures' | 'scenes' | 'hero' | 'api' | 'reference' | 'tools';

/**
 * What a page needs besides its HTML. Components declare it (`needs` in `engine/components/define.ts`), and it is collected while the page
 * is rendered.
 */
export type PageNeeds = {
  readonly styles?: readonly StylePart[];
  readonly scripts?: readonly EnhancementName[];
  /** The content has a header of its own, in place of the page's title and description. */
  readonly hero?: true;
  /** Other origins that the page loads from when the reader asks for it. */
  readonly frames?: readonly string[];
  readonly media?: readonly string[];
};

/** What a page needs that needs all of these. What nothing needs has no key. */
export function joinNeeds(needs: readonly PageNeeds[]): PageNeeds {
  const all = <Key extends 'styles' | 'scripts' | 'frames' | 'media'>(key: Key) => {
    const values = new Set<string>(needs.flatMap((one): readonly string[] => one[key] ?? []));
    return values.size ? { [key]: key === 'scripts' ? inOrder(values) : [...values].sort() } : {};
  };
  return {
    ...all('styles'),
    ...all('scripts'),
    ...(needs.some(({ hero }) => hero) ? { hero: true } : {}),
    ...all('frames'),
    ...all('media'),
  };
}

const inOrder = (names: ReadonlySet<string>): EnhancementName[] => enhancementNames.filter((name) => names.has(name));
