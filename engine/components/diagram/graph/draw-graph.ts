import { box, drawLabel } from '../label.ts';
import { arrowHead, element, roundedPath } from '../svg.ts';
import type { Point } from '../svg.ts';
import type { Drawing } from '../drawing.ts';
import type { Graph } from './graph.ts';
import { drawNode } from './draw-node.ts';
import { layoutGraph, titleInset } from './layout-graph.ts';
import type { Placed, PlacedEdge, PlacedNode } from './layout-graph.ts';
import { meetShape } from './meet-shape.ts';

/** A sideways flow wider than this does not fit the column of a laptop even at its smallest: it is drawn downwards. */
const widest = 660;

/** Draws a flowchart or a state diagram: frames, then lines, then what stands on the lines, then nodes. */
export function drawGraph(graph: Graph): Drawing {
  const asWritten = layoutGraph(graph);
  const turned =
    asWritten.width > widest && (graph.direction === 'LR' || graph.direction === 'RL')
      ? layoutGraph({ ...graph, direction: 'TD' })
      : asWritten;
  const placed = turned.width < asWritten.width ? turned : asWritten;
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
  // A dashed line's head is not dashed, so it needs a path of its own.
  if (edge.line === 'dotted')
    return (
      element('path', { class: 'd-line d-dashed', d: line }) +
      (heads ? element('path', { class: 'd-line', d: heads }) : '')
    );
  return element('path', { class: edge.line === 'thick' ? 'd-line d-thick' : 'd-line', d: line + heads });
}
