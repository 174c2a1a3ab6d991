import type { Graph, GraphEdge } from './graph.ts';

/**
 * The edges that lead back to an earlier node, in a depth-first search from the first node of the text. The layout engine would break
 * cycles itself, but by reversing as few edges as possible, which can turn a flow against its direction.
 */
export function backwardEdges({ nodes, edges }: Pick<Graph, 'nodes' | 'edges'>): Set<GraphEdge> {
  const state = new Map<string, 'on the way' | 'done'>();
  const backward = new Set<GraphEdge>();
  const follow = (id: string): void => {
    state.set(id, 'on the way');
    for (const edge of edges) {
      if (edge.from !== id || edge.from === edge.to) continue;
      if (state.get(edge.to) === 'on the way') backward.add(edge);
      else if (!state.has(edge.to)) follow(edge.to);
    }
    state.set(id, 'done');
  };
  for (const { id } of nodes) if (!state.has(id)) follow(id);
  return backward;
}
