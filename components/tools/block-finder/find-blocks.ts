/** A block in the finder. */
export type BlockRow = {
  readonly name: string;
  /** Key of its family. */
  readonly family: string;
  readonly purpose: string;
  /** Site path, without the base path. */
  readonly route: string;
  /** Deprecated: not for new flows. */
  readonly deprecated?: boolean;
};
export type Family = { readonly key: string; readonly name: string; readonly meaning: string };
export type FoundFamily = Family & { readonly blocks: readonly BlockRow[] };

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Blocks that contain every word in name, purpose or family, grouped by family and in their order. Families without a match are
 * left out.
 * @param query words in any order, ignoring case and accents; empty: all
 * @param family key of the only family to search; empty: all
 */
export function findBlocks(
  blocks: readonly BlockRow[],
  families: readonly Family[],
  query: string,
  family: string,
): FoundFamily[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return families
    .filter(({ key }) => family === '' || key === family)
    .map((one) => ({
      ...one,
      blocks: blocks.filter(
        (block) =>
          block.family === one.key &&
          words.every((word) => fold(`${block.name} ${block.purpose} ${one.name}`).includes(word)),
      ),
    }))
    .filter((one) => one.blocks.length > 0);
}
