import { box, drawLabel } from '../label.ts';
import { arrowHead, element, roundedPath, widest, type Drawing, type Point } from '../svg.ts';
import type { Graph } from './graph.ts';
import { drawNode } from './draw-node.ts';
import {
  layoutGraph,
  titleInset,
  type Measures,
  type Placed,
  type PlacedEdge,
  type PlacedGraph,
  type PlacedNode,
} from './layout-graph.ts';

/** Increasingly narrow texts and gaps. The first that fits is used. */
const narrowMeasures: readonly Measures[] = [
  { node: 110, edge: 96, space: 0.7 },
  { node: 96, edge: 84, space: 0.55 },
  { node: 84, edge: 72, space: 0.5 },
  { node: 72, edge: 64, space: 0.4 },
  { node: 64, edge: 56, space: 0.25 },
];

/** The same for what is written sideways. */
const sidewaysMeasures: readonly Measures[] = [
  { node: 110, edge: 96, space: 0.7 },
  { node: 110, edge: 84, space: 0.45 },
];

/**
 * Draws a flowchart or a state diagram: frames, then lines, then labels of lines, then nodes.
 * @param room maximum width, for a phone. Default: the width of the column on a laptop
 */
export function drawGraph(graph: Graph, room?: number): Drawing {
  const placed = room === undefined ? layoutWide(graph) : layoutNarrow(graph, room);
  const nodes = new Map(placed.nodes.map((node) => [node.id, node]));
  const markup = [
    ...placed.groups.map(
      ({ x, y, width, height, label }) =>
        box(x, y, width, height, 10, 'd-group') + drawLabel(label, x + titleInset, y + 21, 'd-title', 'start'),
    ),
    ...placed.edges.map((edge) => drawEdge(edge, nodes)),
    ...placed.edges.map(({ label }) =>
      label
        ? drawLabel(
            label.label,
            label.x,
            label.y,
            placed.groups.some((group) => holds(group, label)) ? 'd-soft d-halo d-inside' : 'd-soft d-halo',
          )
        : '',
    ),
    ...placed.nodes.map(drawNode),
  ];
  return { width: placed.width, height: placed.height, markup: markup.join('') };
}

/** Uses the direction in the text, sideways also with a little narrower texts and gaps. If that is too wide, vertically, and only then with the narrowest ones. */
function layoutWide(graph: Graph): PlacedGraph {
  const isSideways = graph.direction === 'LR' || graph.direction === 'RL';
  for (const measures of [undefined, ...(isSideways ? sidewaysMeasures : [])]) {
    const asWritten = layoutGraph(graph, measures);
    if (asWritten.width <= widest) return asWritten;
  }
  const down = layoutGraph(downward(graph));
  return down.width <= widest ? down : layoutNarrow(graph, widest);
}

/**
 * Lays the graph out with the largest measures that fit: vertically, or sideways if it has more branches than steps. If nothing fits, as
 * narrow as possible.
 */
function layoutNarrow(graph: Graph, room: number): PlacedGraph {
  const tried: PlacedGraph[] = [];
  for (const turned of [downward(graph), { ...graph, direction: 'LR' } as const])
    for (const measures of narrowMeasures) {
      const placed = layoutGraph(turned, measures);
      if (placed.width <= room) return placed;
      tried.push(placed);
    }
  return narrower(tried);
}

const downward = (graph: Graph): Graph => ({ ...graph, direction: graph.direction === 'BT' ? 'BT' : 'TD' });

const narrower = (graphs: readonly PlacedGraph[]): PlacedGraph =>
  graphs.reduce((best, graph) => (graph.width < best.width ? graph : best));

function holds({ x, y, width, height }: Placed, point: Point): boolean {
  return point.x > x && point.x < x + width && point.y > y && point.y < y + height;
}

function drawEdge(edge: PlacedEdge, nodes: ReadonlyMap<string, PlacedNode>): string {
  const points = meetShape(
    [...meetShape([...edge.points].reverse(), nodes.get(edge.from))].reverse(),
    nodes.get(edge.to),
  );
  const [first, second] = points;
  const last = points.at(-1);
  const before = points.at(-2);
  if (!first || !second || !last || !before) return '';
  const heads = (edge.heads.start ? arrowHead(second, first) : '') + (edge.heads.end ? arrowHead(before, last) : '');
  const line = roundedPath(points);
  // The head of a dashed line isn't dashed, so it needs its own path.
  if (edge.line === 'dotted')
    return (
      element('path', { class: 'd-line d-dashed', d: line }) +
      (heads ? element('path', { class: 'd-line', d: heads }) : '')
    );
  return element('path', { class: edge.line === 'thick' ? 'd-line d-thick' : 'd-line', d: line + heads });
}

/** Moves the end of an edge from the node's bounding box along its last segment until it meets the node's shape. */
function meetShape(points: readonly Point[], node: PlacedNode | undefined): readonly Point[] {
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
