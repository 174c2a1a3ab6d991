import type { ElkExtendedEdge, ElkNode, ElkShape } from 'elkjs/lib/elk-api.js';
import { makeLabel } from '../label.ts';
import type { Label } from '../label.ts';
import type { Point } from '../svg.ts';
import type { Direction, Graph, GraphEdge, GraphNode } from './graph.ts';
import { backwardEdges } from './backward-edges.ts';
import { layoutWithElk } from './elk.ts';
import { nodeSize } from './node-size.ts';
import { shiftOf, straighten, type Ends } from './straighten.ts';

export type Placed = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type PlacedNode = GraphNode & Placed & { readonly label: Label };
export type PlacedGroup = Placed & { readonly id: string; readonly label: Label };
export type PlacedEdge = Omit<GraphEdge, 'text'> & {
  readonly points: readonly Point[];
  readonly label?: { readonly label: Label; readonly x: number; readonly y: number };
};
export type PlacedGraph = {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
  readonly groups: readonly PlacedGroup[];
};

const directions: Record<Direction, string> = { TD: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' };
const margin = 1;
/** Distance from a frame's left edge to its title. */
export const titleInset = 16;

/** Maximum widths of the texts of nodes and edges, and a factor for all gaps (1 on a wide screen). */
export type Measures = { readonly node: number; readonly edge: number; readonly space: number };
const wide: Measures = { node: 176, edge: 140, space: 1 };

/** Computes the position and size of every part of a graph, in user units. */
export function layoutGraph(graph: Graph, measures = wide): PlacedGraph {
  const placed = layoutOnce(graph, measures, new Map());
  // The layout engine doesn't know the titles of frames. If a frame is narrower than its title, whose text is a little wider than other
  // text, the graph is laid out again with more space in the frame.
  const narrow = new Map(
    placed.groups
      .map((group) => [group.id, group.label.width * 1.08 + 2 * titleInset - group.width] as const)
      .filter(([, lack]) => lack > 0),
  );
  return narrow.size > 0 ? layoutOnce(graph, measures, narrow) : placed;
}

function layoutOnce(graph: Graph, measures: Measures, lacks: ReadonlyMap<string, number>): PlacedGraph {
  const labels = new Map(graph.nodes.map((node) => [node.id, makeLabel(node.text, measures.node)]));
  const edgeLabels = graph.edges.map((edge) => (edge.text ? makeLabel(edge.text, measures.edge) : undefined));
  const sideways = graph.direction === 'LR' || graph.direction === 'RL';

  const diamonds = new Set(graph.nodes.filter(({ shape }) => shape === 'diamond').map(({ id }) => id));
  const isDiamond = (id: string): boolean => diamonds.has(id);
  const endOf = (id: string, end: 'in' | 'out'): string => (isDiamond(id) ? `${id} ${end}` : id);

  const inside = (group: string | undefined): ElkNode[] => [
    ...graph.nodes
      .filter((node) => node.group === group)
      .map((node) => {
        const size = nodeSize(node.shape, labels.get(node.id) as Label);
        return { id: node.id, ...size, ...(isDiamond(node.id) ? corners(node.id, size, graph.direction) : {}) };
      }),
    ...graph.groups
      .filter((child) => child.parent === group)
      .map((child) => ({
        id: child.id,
        children: inside(child.id),
        layoutOptions: { 'elk.padding': padding(lacks.get(child.id) ?? 0, measures.space) },
      })),
  ];
  const backward = backwardEdges(graph);
  const edges = graph.edges.map((edge, index): ElkExtendedEdge => {
    const label = edgeLabels[index];
    return {
      id: `edge ${index}`,
      sources: [endOf(backward.has(edge) ? edge.to : edge.from, 'out')],
      targets: [endOf(backward.has(edge) ? edge.from : edge.to, 'in')],
      // The first edge of each node is the main path of the flow, and should be straight.
      ...(graph.edges.find(({ from }) => from === edge.from) === edge && !backward.has(edge)
        ? { layoutOptions: { 'elk.layered.priority.straightness': '10' } }
        : {}),
      ...(label
        ? {
            labels: [
              {
                text: 'label',
                width: label.width + 12,
                height: label.height + 4,
                // A line back to its own node is too short to hold a label.
                layoutOptions: { 'elk.edgeLabels.inline': String(edge.from !== edge.to) },
              },
            ],
          }
        : {}),
    };
  });

  const placed = layoutWithElk({
    id: 'diagram',
    children: inside(undefined),
    edges,
    layoutOptions: options(graph.direction, sideways, measures.space),
  });
  const shapes = new Map(collect(placed).map((shape) => [shape.id, box(shape)]));
  const boxOf = (id: string): Placed => shapes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Lines meet a decision at its corners only, and a line back to its own node needs its small steps.
  const movable = (id: string, { from, to }: Graph['edges'][number]): Placed | undefined =>
    isDiamond(id) || from === to ? undefined : boxOf(id);
  return {
    width: (placed.width ?? 0) + 2 * margin,
    height: (placed.height ?? 0) + 2 * margin,
    nodes: graph.nodes.map((node) => ({ ...node, ...boxOf(node.id), label: labels.get(node.id) as Label })),
    groups: graph.groups.map((group) => ({ id: group.id, ...boxOf(group.id), label: makeLabel(group.text, 320) })),
    edges: graph.edges.map((edge, index) =>
      placeEdge(edge, placed.edges?.[index], edgeLabels[index], placed, {
        isBackward: backward.has(edge),
        ends: [movable(edge.from, edge), movable(edge.to, edge)],
      }),
    ),
  };
}

/** Where lines meet a decision: at two corners, one for those that arrive and one for those that leave. */
function corners(id: string, { width, height }: Pick<Placed, 'width' | 'height'>, direction: Direction): object {
  const sides = { TD: ['NORTH', 'SOUTH'], BT: ['SOUTH', 'NORTH'], LR: ['WEST', 'EAST'], RL: ['EAST', 'WEST'] } as const;
  const positions = {
    NORTH: { x: width / 2, y: 0 },
    SOUTH: { x: width / 2, y: height },
    WEST: { x: 0, y: height / 2 },
    EAST: { x: width, y: height / 2 },
  };
  return {
    layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
    ports: sides[direction].map((side, index) => ({
      id: `${id} ${index ? 'out' : 'in'}`,
      width: 0,
      height: 0,
      ...positions[side],
      layoutOptions: { 'elk.port.side': side },
    })),
  };
}

/** Padding of a frame; `lack` is the additional width that its title needs. */
function padding(lack: number, space: number): string {
  const side = 18 * space + lack / 2;
  return `[top=42,left=${side},bottom=18,right=${side}]`;
}

function options(direction: Direction, sideways: boolean, space: number): Record<string, string> {
  const apart = (length: number): string => String(Math.round(length * space));
  return {
    'elk.algorithm': 'layered',
    'elk.direction': directions[direction],
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.padding': '[top=0,left=0,bottom=0,right=0]',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.spacing.nodeNode': apart(sideways ? 24 : 32),
    'elk.spacing.edgeNode': apart(18),
    'elk.spacing.edgeEdge': apart(14),
    'elk.spacing.edgeLabel': '2',
    'elk.spacing.componentComponent': apart(32),
    'elk.layered.spacing.nodeNodeBetweenLayers': sideways ? apart(40) : '36',
    'elk.layered.spacing.edgeNodeBetweenLayers': '18',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
    // The order in the text determines the order in the drawing.
    'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
    'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
    'elk.layered.mergeEdges': 'false',
  };
}

/** A line with its label, which both move into the graph's margin. The line has no small steps, unless its label would then have no room. */
function placeEdge(
  { text: _text, ...edge }: GraphEdge,
  placed: ElkExtendedEdge | undefined,
  label: Label | undefined,
  whole: ElkNode,
  { isBackward, ends }: { readonly isBackward: boolean; readonly ends: Ends },
): PlacedEdge {
  const section = placed?.sections?.[0];
  const points = (section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : []).map(
    ({ x, y }) => ({ x: x + margin, y: y + margin }),
  );
  const inOrder = isBackward ? points.toReversed() : points;
  const straight = straighten(inOrder, ends);
  const room = placed?.labels?.[0];
  if (!label || !room) return { ...edge, points: straight };
  const { x, y, width, height } = box(room);
  const middle = { x: x + width / 2, y: y + height / 2 };
  const shift = shiftOf(middle, inOrder, straight);
  const isIn = (axis: number, size: number, limit = 0): boolean => axis >= size / 2 && axis <= limit - size / 2;
  return isIn(middle.x + shift.x, width, whole.width) && isIn(middle.y + shift.y, height, whole.height)
    ? { ...edge, points: straight, label: { label, x: middle.x + shift.x, y: middle.y + shift.y } }
    : { ...edge, points: inOrder, label: { label, ...middle } };
}

function collect(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...collect(child)]);
}

function box({ x = 0, y = 0, width = 0, height = 0 }: ElkShape): Placed {
  return { x: x + margin, y: y + margin, width, height };
}
