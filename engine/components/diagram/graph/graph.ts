/** What a flowchart and a state diagram have in common: boxes, lines between them, frames around them. */
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

/** Classes an author may give to a node (`A:::accent`, `class A,B accent`): the meanings the site has a colour for. */
export const nodeTones = ['accent', 'soft', 'note', 'success', 'warning', 'danger'] as const;
export type NodeTone = (typeof nodeTones)[number];

export type GraphNode = {
  readonly id: string;
  readonly text: string;
  readonly shape: NodeShape;
  readonly tone?: NodeTone;
  /** The group it stands in. */
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
