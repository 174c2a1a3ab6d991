import { expect, it } from 'vitest';
import { compare, type Cell, type Squares } from '../browser/pictures/compare.ts';

/** A picture of 20 × 20 squares: plain ground, with text where `text` says so. */
const picture = (
  change: (column: number, row: number) => Partial<Record<0 | 1 | 2 | 3, number>> = () => ({}),
): Squares => ({
  side: 8,
  columns: 20,
  cells: Array.from({ length: 400 }, (_, index) => {
    const [column, row] = [index % 20, Math.floor(index / 20)];
    const plain: Cell = row === 10 ? [200, 0, 0, 60] : [250, 0, 0, 0];
    return Object.assign([...plain], change(column, row)) as unknown as Cell;
  }),
});

it('finds a box of another color, and says where it is', () => {
  const box = picture((column, row) => (column > 4 && column < 10 && row > 2 && row < 6 ? { 1: 12 } : {}));
  expect(compare(picture(), box)).toEqual([{ x: 40, y: 24, width: 40, height: 24, squares: 15, times: 4 }]);
});

it('finds text that is missing, the larger place first', () => {
  const places = compare(
    picture(),
    picture((column, row) => (row === 10 && column !== 5 ? { 0: 250, 3: 0 } : {})),
  );
  expect(places.map(({ x, width }) => [x, width])).toEqual([[48, 112]]);
});

it('does not mind letters that are a little heavier, nor single squares', () => {
  expect(
    compare(
      picture(),
      picture((_, row) => (row === 10 ? { 0: 180 } : {})),
    ),
  ).toEqual([]);
  expect(
    compare(
      picture(),
      picture((column, row) => (column === 3 && row === 3 ? { 0: 240 } : {})),
    ),
  ).toEqual([]);
});

it('refuses pictures of different sizes', () => {
  expect(() => compare(picture(), { ...picture(), columns: 10 })).toThrow(/same size/);
});
