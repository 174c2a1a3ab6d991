/** A flowchart or a state diagram: nodes, edges between them, and groups around them. */
export type Graph = {
  readonly direction: Direction;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly groups: readonly GraphGroup[];
};
export type Direction = 'TD' | 'BT' | 'LR' | 'RL';

export const nodeShapes = [
  'box',
  'round',
  'pill',
  'circle',
  'diamond',
  'hexagon',
  'cylinder',
  'subroutine',
  'slant',
  'start',
  'end',
  'choice',
] as const;
export type NodeShape = (typeof nodeShapes)[number];

/** Classes that an author may give to a node (`A:::accent`, `class A,B accent`). Each has a color. */
export const nodeTones = ['accent', 'soft', 'note', 'success', 'warning', 'danger'] as const;
export type NodeTone = (typeof nodeTones)[number];

export type GraphNode = {
  readonly id: string;
  readonly text: string;
  readonly shape: NodeShape;
  readonly tone?: NodeTone;
  readonly group?: string;
};
export type GraphEdge = {
  readonly from: string;
  readonly to: string;
  readonly text?: string;
  readonly line: 'solid' | 'dotted' | 'thick';
  readonly heads: { readonly start: boolean; readonly end: boolean };
};
export type GraphGroup = { readonly id: string; readonly text: string; readonly parent?: string };
