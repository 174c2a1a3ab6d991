import { bottom, right, type Box, type WindowBoxes } from './box.ts';

/** How far an edge moves, at most, for this much room between it and what it doesn't cut. */
const moves = [
  { room: 10, reach: 40 },
  { room: 4, reach: 40 },
  { room: 1, reach: 90 },
] as const;
/** What stays free below the last thing in the picture. */
const margin = 28;

/**
 * Moves the edges of a region so that none goes through a text, a control or a framed area, and cuts off what is empty below.
 * @param core what must stay in the picture
 * @param limits the window
 * @param isCapped whether the region is a part of something higher, so that its lower edge is free
 */
export function fitRegion(region: Box, core: Box, boxes: WindowBoxes, limits: Box, isCapped: boolean): Box {
  const all = [...boxes.contents, ...boxes.frames];
  const beside = all.filter((box) => box.y < bottom(region) && bottom(box) > region.y);
  const left = move(region.x, [limits.x, core.x], beside.map(across));
  const end = move(right(region), [right(core), right(limits)], beside.map(across));
  const within = all.filter((box) => box.x < end && right(box) > left);
  const top = move(region.y, [limits.y, core.y], within.map(down));
  const inside = boxes.contents.filter((box) => box.x < end && right(box) > left && box.y < bottom(region));
  const last = isCapped ? Math.max(...inside.map(bottom), top) + margin : Infinity;
  const lowest = isCapped ? top : bottom(core);
  const low = move(Math.min(bottom(region), last), [lowest, bottom(limits)], within.map(down));
  return { x: left, y: top, width: end - left, height: low - top };
}

type Span = readonly [start: number, end: number];
const across = (box: Box): Span => [box.x, right(box)];
const down = (box: Box): Span => [box.y, bottom(box)];

/** The place nearest to `edge` that is in no span, or `edge` when there is none. */
function move(edge: number, [from, to]: Span, spans: readonly Span[]): number {
  for (const { room, reach } of moves)
    for (let step = 0; step <= reach; step += 1) {
      const isFree = (edgePosition: number): boolean =>
        edgePosition >= Math.floor(from) &&
        edgePosition <= Math.ceil(to) &&
        spans.every(([start, end]) => edgePosition <= start - room || edgePosition >= end + room);
      const edgePosition = [edge - step, edge + step].find(isFree);
      if (edgePosition !== undefined) return Math.round(edgePosition);
    }
  return Math.round(edge);
}
