import type { Graph, GraphEdge } from './graph.ts';

/**
 * The lines that lead back to where the reader has been, following the text from its first node.
 * The layout engine would find some itself, but turns around whichever are fewest, and a flow then runs against its own direction.
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
