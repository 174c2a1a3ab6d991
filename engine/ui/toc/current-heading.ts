/** A heading and its distance from the top of the screen, in px. */
export type HeadingPlace = { readonly id: string; readonly top: number };

/** The screen and the scroll position. */
export type ReadingPlace = {
  /** Distance of the reading line from the top of the screen, in px: a little below the navbar. */
  readonly line: number;
  readonly height: number;
  readonly atEnd: boolean;
  readonly hash: string;
};

/**
 * The id of the section being read: the last heading above the reading line, or the first one while all are below it. At the end of the
 * page, short sections can't reach the line; there it is the one in the URL's hash if it is visible, else the last one.
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
