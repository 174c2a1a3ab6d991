/** A heading and where its top stands on the screen, in px from the top edge. */
export type HeadingPlace = { readonly id: string; readonly top: number };

/** What else decides which section counts as read. */
export type ReadingPlace = {
  /** Where reading starts on the screen, in px: below the navbar. */
  readonly line: number;
  /** Height of the screen, in px. */
  readonly height: number;
  /** The page cannot scroll any further. */
  readonly atEnd: boolean;
  /** Id in the address, without `#`. */
  readonly hash: string;
};

/**
 * The section being read: the last heading above the reading line, or the first one while all are below it. At the end of the page, where short sections
 * can never reach the line, the one in the address if it is on the screen, else the last one.
 */
export function currentHeading(
  headings: readonly HeadingPlace[],
  { line, height, atEnd, hash }: ReadingPlace,
): string | undefined {
  const above = (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id;
  if (!atEnd) return above;
  const seen = headings.filter(({ top }) => top > line && top < height);
  if (seen.length === 0 || above === hash) return above;
  return (seen.find(({ id }) => id === hash) ?? seen.at(-1))?.id;
}
