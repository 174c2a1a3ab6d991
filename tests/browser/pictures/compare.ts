/**
 * Two pictures of a page, compared as by an eye one step back: square by square, by the mean light and color of each. Antialiasing
 * and a shift by a fraction of a pixel hardly change a mean; a box that is missing, moved or of another color does.
 */

/**
 * A picture in squares of `side` CSS px, row by row: for each, the mean light and color (0–255, color around 0), and how much its
 * light varies.
 */
export type Squares = { readonly side: number; readonly columns: number; readonly cells: readonly Cell[] };
export type Cell = readonly [light: number, blue: number, red: number, texture: number];

/** A place where two pictures differ, in CSS px. `times` says by how much the worst square exceeds the tolerance. */
export type Place = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly squares: number;
  readonly times: number;
};

/**
 * Means may differ by this much on plain ground and at a hairline. Where there is text, they may differ more: by this share of the
 * variation beyond a hairline's.
 */
const tolerance = { light: 2, color: 3, lightOfTexture: 0.5, colorOfTexture: 0.12 };
const hairline = 5;
/** How much the squares of a place exceed the tolerance in total. Anything less is noise from lines between two pixels. */
const least = 5;

/** The places where two pictures of the same size differ, the worst first. */
export function compare(expected: Squares, actual: Squares): Place[] {
  if (expected.columns !== actual.columns || expected.cells.length !== actual.cells.length)
    throw new Error('The pictures are not of the same size.');
  const { columns, side } = expected;
  const excess = expected.cells.map((cell, index) => {
    const other = actual.cells[index] as Cell;
    const texture = Math.max(0, textureAround(expected, index) - hairline);
    return Math.max(
      Math.abs(cell[0] - other[0]) / (tolerance.light + tolerance.lightOfTexture * texture),
      Math.hypot(cell[1] - other[1], cell[2] - other[2]) / (tolerance.color + tolerance.colorOfTexture * texture),
    );
  });
  return groups(excess, columns)
    .filter((group) => group.reduce((sum, index) => sum + (excess[index] as number) - 1, 0) >= least)
    .map((group) => {
      const xs = group.map((index) => (index % columns) * side);
      const ys = group.map((index) => Math.floor(index / columns) * side);
      const [x, y] = [Math.min(...xs), Math.min(...ys)];
      return {
        x,
        y,
        width: Math.max(...xs) - x + side,
        height: Math.max(...ys) - y + side,
        squares: group.length,
        times: Math.max(...group.map((index) => excess[index] as number)),
      };
    })
    .sort((one, other) => other.squares * other.times - one.squares * one.times);
}

/** A line at the edge of a square may fall into the next one, so the tolerance of a square counts the variation of its neighbors too. */
function textureAround({ cells, columns }: Squares, index: number): number {
  let most = 0;
  for (const neighbor of neighbors(index, columns, cells.length)) most = Math.max(most, (cells[neighbor] as Cell)[3]);
  return most;
}

/** Squares that differ, grouped when they are adjacent. */
function groups(excess: readonly number[], columns: number): number[][] {
  const open = new Set(excess.flatMap((times, index) => (times > 1 ? [index] : [])));
  const found: number[][] = [];
  for (const first of open) {
    open.delete(first);
    const group = [first];
    for (const index of group)
      for (const neighbor of neighbors(index, columns, excess.length)) if (open.delete(neighbor)) group.push(neighbor);
    found.push(group);
  }
  return found;
}

/** A square and those around it. */
function neighbors(index: number, columns: number, count: number): number[] {
  const column = index % columns;
  const found: number[] = [];
  for (const middle of [index - columns, index, index + columns])
    for (const right of [-1, 0, 1]) {
      const place = middle + right;
      if (column + right >= 0 && column + right < columns && place >= 0 && place < count) found.push(place);
    }
  return found;
}
