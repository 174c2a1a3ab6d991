/**
 * A page's body. Most of a page is static HTML; only live components stay nodes, together with the elements that enclose them.
 *
 * - `string`: static, balanced HTML. Rendered inside `<div class="chunk">`, or straight into an element whose only child it is.
 * - `LiveNode`: a component that React hydrates (see `engine/components/registry.ts`).
 * - `ElementNode`: a plain element that has a live node somewhere inside.
 */
export type Tree = readonly TreeNode[];
export type TreeNode = string | LiveNode | ElementNode;
export type LiveNode = {
  readonly live: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: Tree;
};
export type ElementNode = {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Tree;
};

/** The same tree with each static chunk replaced by 0: what stands in a page's inline state, because the chunks are in the document already. */
export type Skeleton = readonly SkeletonNode[];
export type SkeletonNode =
  | 0
  | (Omit<LiveNode, 'children'> & { readonly children: Skeleton })
  | (Omit<ElementNode, 'children'> & { readonly children: Skeleton });

/** Drops the static HTML from a tree. The inverse is `fillSkeleton`. */
export function toSkeleton(tree: Tree): Skeleton {
  return tree.map((node) => (typeof node === 'string' ? 0 : { ...node, children: toSkeleton(node.children) }));
}

/**
 * Puts static chunks back into a skeleton, in document order.
 * @param chunks the `innerHTML` of every `.chunk` and `[data-chunk]`, in document order
 * @throws RangeError when there are fewer chunks than the skeleton asks for
 */
export function fillSkeleton(skeleton: Skeleton, chunks: readonly string[]): Tree {
  let next = 0;
  const fill = (nodes: Skeleton): Tree =>
    nodes.map((node) => {
      if (node !== 0) return { ...node, children: fill(node.children) };
      const chunk = chunks[next++];
      if (chunk === undefined) throw new RangeError(`The document has ${chunks.length} chunks, which is too few.`);
      return chunk;
    });
  return fill(skeleton);
}

/** Names of the live components in a tree, each once, in document order. */
export function liveNames(tree: Tree | Skeleton): string[] {
  const names = new Set<string>();
  const visit = (nodes: Tree | Skeleton): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || node === 0) continue;
      if ('live' in node) names.add(node.live);
      visit(node.children);
    }
  };
  visit(tree);
  return [...names];
}

/** The whole tree as one HTML string, live components left out (their children stay). For search, Markdown and checks. */
export function staticHtml(tree: Tree): string {
  return tree.map((node) => (typeof node === 'string' ? node : staticHtml(node.children))).join('');
}
