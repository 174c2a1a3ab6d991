import { DiagramError } from '../source-lines.ts';
import type { Direction, Graph, GraphEdge, GraphNode, NodeShape, NodeTone } from './graph.ts';
import { nodeTones } from './graph.ts';

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** Builds a graph while a parser reads its statements. A node belongs to the first group that mentions it. */
export class GraphBuilder {
  #direction: Direction;
  readonly #nodes = new Map<string, Mutable<GraphNode>>();
  readonly #edges: GraphEdge[] = [];
  readonly #groups = new Map<string, { id: string; text: string; parent?: string }>();
  readonly #open: { id: string; line: number }[] = [];
  readonly #tones: { id: string; tone: NodeTone; line: number }[] = [];

  constructor(direction: Direction) {
    this.#direction = direction;
  }

  set direction(direction: Direction) {
    this.#direction = direction;
  }

  /** Id of the innermost open group, if any. */
  get group(): string | undefined {
    return this.#open.at(-1)?.id;
  }

  /** Adds a node or changes its text and shape. Without `text`, an existing node isn't changed. */
  node(id: string, text?: string, shape?: NodeShape, fallback: NodeShape = 'box'): void {
    if (text === undefined && this.#groups.has(id)) return;
    const node = this.#nodes.get(id);
    if (!node)
      this.#nodes.set(id, {
        id,
        text: text ?? id,
        shape: shape ?? fallback,
        ...(this.group ? { group: this.group } : {}),
      });
    else if (this.group && !node.group) node.group = this.group;
    if (node && text !== undefined) Object.assign(node, { text, shape: shape ?? node.shape });
  }

  edge(edge: GraphEdge): void {
    this.#edges.push(edge);
  }

  tone(ids: readonly string[], tone: string, line: number): void {
    const nodeTone = nodeTones.find((name) => name === tone);
    if (!nodeTone)
      throw new DiagramError(line, `the class "${tone}" has no color. Use one of ${nodeTones.join(', ')}.`);
    for (const id of ids) this.#tones.push({ id, tone: nodeTone, line });
  }

  openGroup(id: string, text: string, line: number): void {
    if (this.#groups.has(id)) throw new DiagramError(line, `there are two groups "${id}".`);
    this.#nodes.delete(id);
    this.#groups.set(id, { id, text, ...(this.group ? { parent: this.group } : {}) });
    this.#open.push({ id, line });
  }

  closeGroup(line: number): void {
    if (!this.#open.pop()) throw new DiagramError(line, 'this closes a group, but none is open.');
  }

  build(): Graph {
    const unclosed = this.#open[0];
    if (unclosed) throw new DiagramError(unclosed.line, `the group "${unclosed.id}" is not closed.`);
    for (const { id, tone, line } of this.#tones) {
      const node = this.#nodes.get(id);
      if (!node) throw new DiagramError(line, `there is no node "${id}" to give the class "${tone}" to.`);
      node.tone = tone;
    }
    if (this.#nodes.size === 0) throw new DiagramError(1, 'the diagram has no nodes.');
    return {
      direction: this.#direction,
      nodes: [...this.#nodes.values()],
      edges: this.#edges,
      groups: [...this.#groups.values()],
    };
  }
}
