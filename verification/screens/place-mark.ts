import { bottom, right, type Box } from './box.ts';

export type Point = { readonly x: number; readonly y: number };

/** Radius of a mark on the page, in CSS pixels at every size of the picture. */
const radius = 10;
/** Widths of the picture where text has a column, and on a phone. */
const columns = { wide: 624, phone: 350 } as const;

/**
 * The center of a mark: beside the start of what it marks, or else the nearest place where it hides nothing.
 * @param target what is marked, and `contents` what must not be hidden, both in pixels from the corner of the picture
 * @param marks the marks that are already there
 * @throws when everything around the target is taken
 */
export function placeMark(target: Box, contents: readonly Box[], marks: readonly Point[], picture: Box): Point {
  const inWide = radius * Math.max(1, picture.width / columns.wide) + 1;
  const onPhone = radius * Math.max(1, picture.width / columns.phone) + 1;
  const ideal = { x: target.x - inWide - 2, y: target.y + Math.min(target.height / 2, 16) };
  if (target.x > picture.width || target.y > picture.height)
    throw new Error('What is marked is outside of the picture.');
  const places: { point: Point; cost: number }[] = [];
  for (let x = inWide; x <= picture.width - inWide; x += 2)
    for (let y = inWide; y <= picture.height - inWide; y += 2) {
      const point = { x, y };
      const away = distance(point, target);
      if (away > 3 * radius + inWide || marks.some((mark) => far(mark, point) < 2 * inWide + 2)) continue;
      if (hidden(point, inWide, contents) > 0) continue;
      places.push({ point, cost: far(point, ideal) + away + 150 * hidden(point, onPhone, contents) });
    }
  const best = places.toSorted((a, b) => a.cost - b.cost)[0];
  if (!best) throw new Error('Every place around it has text or controls: choose another region or element.');
  return best.point;
}

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function distance({ x, y }: Point, box: Box): number {
  return Math.hypot(Math.max(box.x - x, 0, x - right(box)), Math.max(box.y - y, 0, y - bottom(box)));
}

/** How much of a circle, from 0 to 1, is on what must not be hidden. */
function hidden(center: Point, size: number, contents: readonly Box[]): number {
  const near = contents.filter((box) => distance(center, box) < size);
  if (near.length === 0) return 0;
  const points = [0.5, 1].flatMap((part) =>
    Array.from({ length: 12 }, (_, index) => ({
      x: center.x + part * size * Math.cos((index * Math.PI) / 6),
      y: center.y + part * size * Math.sin((index * Math.PI) / 6),
    })),
  );
  return points.filter((point) => near.some((box) => distance(point, box) === 0)).length / points.length || 0.01;
}
