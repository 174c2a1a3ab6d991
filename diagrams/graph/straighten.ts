import type { Point } from '../svg.ts';

/** A shorter step in a line than this looks like a mistake. */
const shortest = 16;
/** How far a line ends from a corner of a node. */
const corner = 12;

type Axis = 'x' | 'y';
type Box = Point & { readonly width: number; readonly height: number };
/** The nodes at both ends of a line, or nothing where the line must stay at its place. */
export type Ends = readonly [from: Box | undefined, to: Box | undefined];

/**
 * Takes the small steps out of a line: the part before or after a step moves to where the other one is. Only ends that may move along
 * their node do.
 */
export function straighten(points: readonly Point[], ends: Ends): readonly Point[] {
  for (let index = 1; index < points.length - 2; index += 1) {
    const [start, end] = [points[index], points[index + 1]] as [Point, Point];
    const axis: Axis = Math.abs(start.y - end.y) < 0.5 ? 'x' : 'y';
    const step = Math.abs(start[axis] - end[axis]);
    if (step < 0.5 || step >= shortest) continue;
    const after = move(points, [index + 1, index + 2], axis, start[axis], ends);
    const straight = after ?? move(points, [index - 1, index], axis, end[axis], ends);
    if (straight) return straighten(straight, ends);
  }
  return points;
}

/** The line with the part between two of its points at another place, without the points that it then doesn't need. */
function move(
  points: readonly Point[],
  [first, last]: readonly [number, number],
  axis: Axis,
  value: number,
  [from, to]: Ends,
): readonly Point[] | undefined {
  if (first === 0 && !reaches(from, axis, value)) return undefined;
  if (last === points.length - 1 && !reaches(to, axis, value)) return undefined;
  const moved = points.map((point, index) => (index >= first && index <= last ? { ...point, [axis]: value } : point));
  return moved.filter((point, index) => {
    const [before, after] = [moved[index - 1], moved[index + 1]];
    return (
      !before || !after || !(['x', 'y'] as const).some((key) => before[key] === point[key] && point[key] === after[key])
    );
  });
}

function reaches(node: Box | undefined, axis: Axis, value: number): boolean {
  if (!node) return false;
  const size = axis === 'x' ? node.width : node.height;
  return value >= node[axis] + corner && value <= node[axis] + size - corner;
}

/** How far a label on a line moves with its part of the line when that was straightened. */
export function shiftOf(label: Point, before: readonly Point[], after: readonly Point[]): Point {
  // Of the parts that pass the label, the nearest.
  const across = (points: readonly Point[], axis: Axis): number => {
    const along = axis === 'x' ? 'y' : 'x';
    const passing = points.slice(1).flatMap((end, index): number[] => {
      const start = points[index] ?? end;
      const passes =
        Math.abs(start[axis] - end[axis]) < 0.5 &&
        Math.min(start[along], end[along]) <= label[along] &&
        Math.max(start[along], end[along]) >= label[along];
      return passes ? [start[axis]] : [];
    });
    return passing.toSorted((a, b) => Math.abs(a - label[axis]) - Math.abs(b - label[axis]))[0] ?? Infinity;
  };
  const shift = (axis: Axis): number => {
    const [was, is] = [across(before, axis), across(after, axis)];
    return Math.abs(was - label[axis]) < 2 && is !== Infinity ? is - was : 0;
  };
  return { x: shift('x'), y: shift('y') };
}
