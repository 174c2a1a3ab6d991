import type { Point } from '../svg.ts';
import type { PlacedNode } from './layout-graph.ts';

/** Moves the end of an edge from the node's bounding box along its last segment until it meets the node's shape. */
export function meetShape(points: readonly Point[], node: PlacedNode | undefined): readonly Point[] {
  const end = points.at(-1);
  const before = points.at(-2);
  if (!end || !before || !node) return points;
  const middle = { x: node.x + node.width / 2, y: node.y + node.height / 2 };
  const upright = Math.abs(end.x - before.x) < Math.abs(end.y - before.y);
  // Distance of the edge from the middle of the side, from 0 (at the middle) to 1 (at the corner).
  const off = upright ? Math.abs(end.x - middle.x) / (node.width / 2) : Math.abs(end.y - middle.y) / (node.height / 2);
  const depth = inset(node, upright, Math.min(off, 1));
  const moved = upright
    ? { x: end.x, y: end.y + Math.sign(middle.y - end.y) * depth }
    : { x: end.x + Math.sign(middle.x - end.x) * depth, y: end.y };
  return [...points.slice(0, -1), moved];
}

function inset({ shape, width, height }: PlacedNode, upright: boolean, off: number): number {
  const half = (upright ? height : width) / 2;
  const bow = 1 - Math.sqrt(1 - off * off);
  if (shape === 'diamond' || shape === 'choice') return half * off;
  if (shape === 'circle' || shape === 'start' || shape === 'end') return half * bow;
  if (shape === 'cylinder') return upright ? 6 * bow : 0;
  if (upright) return 0;
  if (shape === 'pill') return (height / 2) * bow;
  if (shape === 'hexagon') return 12 * off;
  return shape === 'slant' ? 5 : 0;
}
