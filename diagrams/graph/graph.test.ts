import { describe, expect, it } from 'vitest';
import { sourceLines } from '../source-lines.ts';
import { backwardEdges } from './backward-edges.ts';
import type { Graph } from './graph.ts';
import { layoutGraph } from './layout-graph.ts';
import { parseFlowchart } from './parse-flowchart.ts';
import { parseState } from './parse-state.ts';
import { loadElk } from './elk.ts';

await loadElk();

const flow = (source: string): Graph => parseFlowchart(sourceLines(`flowchart TD\n${source}`));
const state = (source: string): Graph => parseState(sourceLines(`stateDiagram-v2\n${source}`));
const edges = (graph: Graph): string[] =>
  graph.edges.map(
    ({ from, to, text, line, heads }) =>
      `${heads.start ? '<' : ''}${from} ${line}${heads.end ? '>' : ''} ${to}${text ? `: ${text}` : ''}`,
  );

describe('parseFlowchart', () => {
  it('reads every arrow', () => {
    expect(
      edges(
        flow(
          'A-->B\nA --- B\nA -.-> B\nA ==> B\nA <--> B\nA ----> B\nA -->|one two| B\nA -- three --> B\nA -. four .-> B\nA == five ==> B',
        ),
      ),
    ).toEqual([
      'A solid> B',
      'A solid B',
      'A dotted> B',
      'A thick> B',
      '<A solid> B',
      'A solid> B',
      'A solid> B: one two',
      'A solid> B: three',
      'A dotted> B: four',
      'A thick> B: five',
    ]);
  });
  it('reads chains and groups of nodes', () => {
    expect(edges(flow('A & B --> C --> D'))).toEqual(['A solid> C', 'B solid> C', 'C solid> D']);
  });
  it('reads every shape, with quotes and hyphens', () => {
    const nodes = flow(
      'a[A]\nb(B)\nc([C])\nd[[D]]\ne[(E)]\nf((F))\ng{G}\nh{{H}}\ni[/I/]\nus-east["J (1) [2]"]:::warning',
    ).nodes;
    expect(nodes.map(({ shape }) => shape)).toEqual([
      'box',
      'round',
      'pill',
      'subroutine',
      'cylinder',
      'circle',
      'diamond',
      'hexagon',
      'slant',
      'box',
    ]);
    expect(nodes.at(-1)).toEqual({ id: 'us-east', text: 'J (1) [2]', shape: 'box', tone: 'warning' });
  });
  it('puts a node into the first group that mentions it', () => {
    const { nodes, groups } = flow('x --> a\nsubgraph one [First]\na\nsubgraph Two\nb\nend\nend\nclass a,b accent');
    expect(groups).toEqual([
      { id: 'one', text: 'First' },
      { id: 'Two', text: 'Two', parent: 'one' },
    ]);
    expect(nodes.map(({ id, group, tone }) => [id, group, tone])).toEqual([
      ['x', undefined, undefined],
      ['a', 'one', 'accent'],
      ['b', 'Two', 'accent'],
    ]);
  });
});

describe('parseState', () => {
  it('reads transitions, descriptions, choices and composite states', () => {
    const graph = state(
      'direction LR\n[*] --> Open\nOpen: Waits for an agent\nstate "In two parts" as Both {\n[*] --> One\n}\nstate fork <<choice>>\nOpen --> fork: asks\nfork --> Both\nBoth --> [*]',
    );
    expect(graph.direction).toBe('LR');
    expect(graph.nodes.map(({ id, text, shape, group }) => [id, text, shape, group])).toEqual([
      ['[*] start ', '', 'start', undefined],
      ['Open', 'Waits for an agent', 'round', undefined],
      ['[*] start Both', '', 'start', 'Both'],
      ['One', 'One', 'round', 'Both'],
      ['fork', '', 'choice', undefined],
      ['[*] end ', '', 'end', undefined],
    ]);
    expect(edges(graph)).toContain('Open solid> fork: asks');
  });
});

describe('backwardEdges', () => {
  it('finds the edges that lead back', () => {
    const graph = flow('A --> B --> C --> A\nC --> B\nA --> C\nA --> A');
    expect([...backwardEdges(graph)].map(({ from, to }) => from + to)).toEqual(['CA', 'CB']);
  });
});

describe('layoutGraph', () => {
  it('follows the order of the text, even in a cycle', () => {
    const placed = layoutGraph(
      state('[*] --> Open\nOpen --> Resolved: resolve\nResolved --> Open: again\nResolved --> [*]'),
    );
    const tops = placed.nodes.map(({ y }) => y);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    expect(new Set(tops).size).toBe(4);
  });
  it('makes frames wide enough for their titles', () => {
    const [group] = layoutGraph(flow('subgraph a [A frame with a rather long title]\nB\nend')).groups;
    expect(group?.width).toBeGreaterThanOrEqual((group?.label.width ?? Infinity) + 32);
  });
  it('ends every edge at its node', () => {
    const placed = layoutGraph(flow('A --> B\nB --> A\nsubgraph G\nB --> C\nend\nC --> A'));
    const box = (id: string): { x: number; y: number; width: number; height: number } =>
      placed.nodes.find((node) => node.id === id) ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { from, to, points } of placed.edges) {
      for (const [id, point] of [
        [from, points[0]],
        [to, points.at(-1)],
      ] as const) {
        if (!point) throw new Error(`${from} to ${to} has no points`);
        expect(point.x).toBeGreaterThanOrEqual(box(id).x - 1);
        expect(point.x).toBeLessThanOrEqual(box(id).x + box(id).width + 1);
        expect(point.y).toBeGreaterThanOrEqual(box(id).y - 1);
        expect(point.y).toBeLessThanOrEqual(box(id).y + box(id).height + 1);
      }
    }
  });
});

it('leaves and enters a decision at its corners only', () => {
  for (const direction of ['TD', 'LR', 'BT', 'RL']) {
    const text = `flowchart ${direction}\nA --> D{Which?}\nB --> D\nD -->|one| E\nD -->|two| F\nD -->|three| G\nG --> A`;
    const { nodes, edges: lines } = layoutGraph(parseFlowchart(sourceLines(text)));
    const { x, y, width, height } = nodes.find(({ id }) => id === 'D') ?? { x: 0, y: 0, width: 0, height: 0 };
    for (const { from, to, points } of lines) {
      const end = from === 'D' ? points[0] : to === 'D' ? points.at(-1) : undefined;
      if (!end) continue;
      const isAtCorner = direction === 'TD' || direction === 'BT' ? end.x === x + width / 2 : end.y === y + height / 2;
      expect(isAtCorner, `${direction}: ${from} to ${to}`).toBe(true);
    }
  }
});

it('draws the first edges of nodes as a straight line past branches and backward edges', () => {
  const graph = parseFlowchart(
    sourceLines(
      'flowchart TD\n  A[Issue] --> B[Change]\n  B --> C[Pull request]\n  C --> D{Review}\n  D -->|approved| E[Merge]\n  D -->|changes requested| B',
    ),
  );
  const bends = layoutGraph(graph).edges.map(({ points }) => points.length - 2);
  expect(bends.slice(0, 2)).toEqual([0, 0]);
  expect(bends[3]).toBe(0);
});

it('takes small steps out of lines, and keeps each label on its own line and off the others', () => {
  const graph = flow(
    'A{Who starts?} -->|you, to an email address| D[Email]\nA -->|the customer| C{Where?}\nA -->|nobody| E[End]',
  );
  const { edges: placedEdges } = layoutGraph(graph);
  type Line = (typeof placedEdges)[number];
  // A label covers the line that goes through the box of its letters.
  const isOn = ({ points }: Line, { label }: Line): boolean =>
    points.slice(1).some((end, index) => {
      const start = points[index] ?? end;
      if (!label) return false;
      const covers = (axis: 'x' | 'y', size: number): boolean =>
        Math.min(start[axis], end[axis]) < label[axis] + size / 2 &&
        Math.max(start[axis], end[axis]) > label[axis] - size / 2;
      return covers('x', label.label.width) && covers('y', label.label.height);
    });
  for (const edge of placedEdges) expect(placedEdges.filter((line) => isOn(line, edge))).toEqual([edge]);
  for (const { points } of placedEdges) {
    for (const [index, { x, y }] of points.slice(2, -1).entries()) {
      const before = points[index + 1] as { x: number; y: number };
      expect(Math.abs(x - before.x) + Math.abs(y - before.y)).toBeGreaterThan(15);
    }
  }
});

it('keeps the loop of a line that leads back to its own node', () => {
  const [loop] = layoutGraph(flow('A[Closed] -->|you send a template| A\nA --> B[Open]')).edges;
  const sizes = (['x', 'y'] as const).map((axis) => {
    const places = loop?.points.map((point) => point[axis]) ?? [];
    return Math.max(...places) - Math.min(...places);
  });
  expect(Math.min(...sizes)).toBeGreaterThan(8);
});
