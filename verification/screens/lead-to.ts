import { bottom, right, type Box } from './box.ts';

export type Point = { readonly x: number; readonly y: number };

/** The line from an edge of the picture, beside which its letter stands, to what it marks. */
export type Leader = readonly Point[];

/** How far a leader ends from what it marks, and keeps from what it must not cross, in CSS pixels. */
const clearance = { end: 4, beside: 2 } as const;
/** Distance of two letters at the same edge, as shown. */
const apart = 21;
/** How far a leader goes around something. */
const detour = 70;

/**
 * The shortest line from an edge of the picture to a marked element that crosses no text and no control: straight, or with one bend.
 * @param target what is marked, and `contents` what must not be crossed, both in pixels from the corner of the picture
 * @param leaders the lines that are already there
 * @param shownWidth width of the picture on the page at its smallest
 * @throws when every line would cross something
 */
export function leadTo(
  target: Box,
  contents: readonly Box[],
  leaders: readonly Leader[],
  picture: Box,
  shownWidth: number,
): Leader {
  if (target.x < 0 || target.y < 0 || right(target) > picture.width || bottom(target) > picture.height)
    throw new Error('What is marked is not wholly in the picture.');
  const between = apart * Math.max(1, picture.width / shownWidth);
  const obstacles = contents
    .filter((box) => !isIn(box, target) && !isIn(target, box))
    .map((box) => grow(box, clearance.beside));
  const best = [...straight(target, picture), ...bent(target, picture)]
    .filter((leader) => leaders.every((other) => isApart(leader, other, between)))
    .filter((leader) => segmentsOf(leader).every((segment) => obstacles.every((box) => !overlap(segment, box))))
    .map((leader) => ({ leader, cost: costOf(leader, target) }))
    .toSorted((a, b) => a.cost - b.cost)[0];
  if (!best) throw new Error('Every line to it crosses text or controls: choose another region or element.');
  return best.leader;
}

/** Lines from the four edges. */
function straight(target: Box, { width, height }: Box): Leader[] {
  const across = range(target.y + 2, bottom(target) - 2).flatMap((y) => [
    [
      { x: 0, y },
      { x: target.x - clearance.end, y },
    ],
    [
      { x: width, y },
      { x: right(target) + clearance.end, y },
    ],
  ]);
  const down = range(target.x + 2, right(target) - 2).flatMap((x) => [
    [
      { x, y: 0 },
      { x, y: target.y - clearance.end },
    ],
    [
      { x, y: height },
      { x, y: bottom(target) + clearance.end },
    ],
  ]);
  return [...across, ...down].map((line) => line.map(inside({ width, height })));
}

/** Lines that come from the left or the right, above or below the target, and turn to it. */
function bent(target: Box, { width, height }: Box): Leader[] {
  const ends = range(target.x + 3, right(target) - 3);
  const above = range(Math.max(8, target.y - detour), target.y - 8);
  const below = range(bottom(target) + 8, Math.min(height - 8, bottom(target) + detour));
  return [...above, ...below].flatMap((y) =>
    ends.flatMap((x) =>
      [0, width].map((edge) => [
        { x: edge, y },
        { x, y },
        { x, y: y < target.y ? target.y - clearance.end : bottom(target) + clearance.end },
      ]),
    ),
  );
}

function range(from: number, to: number): number[] {
  const middle = (from + to) / 2;
  const steps = Math.floor(Math.max(0, to - from) / 4);
  return [...new Set([middle, ...Array.from({ length: steps + 1 }, (_, index) => from + index * 4)])];
}

const inside =
  ({ width, height }: Pick<Box, 'width' | 'height'>) =>
  ({ x, y }: Point): Point => ({ x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) });

/** Short is good, and so is a straight line, to the start of a text or the upper part of something tall. */
function costOf(leader: Leader, target: Box): number {
  const [start, , turn] = leader as [Point, Point, Point?];
  const length = segmentsOf(leader).reduce((sum, { width, height }) => sum + Math.max(width, height), 0);
  const isAcross = !turn && start.y >= target.y && start.y <= bottom(target);
  const off = isAcross ? Math.abs(start.y - target.y - Math.min(target.height / 2, 16)) : 0;
  return length + off + (turn ? 60 : 0) + (isAcross ? 0 : 30);
}

function segmentsOf(leader: Leader): Box[] {
  return leader.slice(1).map((end, index) => {
    const start = leader[index] as Point;
    return {
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(start.x - end.x),
      height: Math.abs(start.y - end.y),
    };
  });
}

function isApart(leader: Leader, other: Leader, between: number): boolean {
  const [start] = leader as [Point];
  const [otherStart] = other as [Point];
  if (Math.hypot(start.x - otherStart.x, start.y - otherStart.y) < between) return false;
  const others = segmentsOf(other).map((box) => grow(box, 6));
  return segmentsOf(leader).every((segment) => others.every((box) => !overlap(segment, box)));
}

const grow = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});

const overlap = (a: Box, b: Box): boolean => a.x < right(b) && right(a) > b.x && a.y < bottom(b) && bottom(a) > b.y;

/** Whether a box is another one, or a part of it. */
const isIn = (box: Box, whole: Box): boolean =>
  box.x >= whole.x - 1 && box.y >= whole.y - 1 && right(box) <= right(whole) + 1 && bottom(box) <= bottom(whole) + 1;
