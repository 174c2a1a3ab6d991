/**
 * The body of a page. Most of it is static HTML; only live components and the elements around them are nodes.
 *
 * - `string`: static, balanced HTML (a chunk). Rendered inside `<div class="chunk">`, or directly into an element that has no other child.
 * - `LiveNode`: a component that React hydrates (see `engine/components/registry.ts`).
 * - `ElementNode`: a plain element that contains a live node.
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

/** A tree with a 0 in place of each chunk. The document's inline state has this form, because its HTML already contains the chunks. */
export type Skeleton = readonly SkeletonNode[];
export type SkeletonNode =
  | 0
  | (Omit<LiveNode, 'children'> & { readonly children: Skeleton })
  | (Omit<ElementNode, 'children'> & { readonly children: Skeleton });

/** Removes the static HTML from a tree. The inverse of `fillSkeleton`. */
export function toSkeleton(tree: Tree): Skeleton {
  return tree.map((node) => (typeof node === 'string' ? 0 : { ...node, children: toSkeleton(node.children) }));
}

/**
 * Puts the chunks back into a skeleton.
 * @param chunks the `innerHTML` of every `.chunk` and `[data-chunk]`, in document order
 * @throws RangeError when there are fewer chunks than zeros in the skeleton
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

/** For `JSON.stringify`: of a live component's translations, which `tools.json` has, a page only names the component. */
export const wordsByName = (_key: string, value: LiveNode | null): unknown =>
  value?.live && value.props?.['words'] ? { ...value, props: { ...value.props, words: value.live } } : value;

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

/** The static HTML of a tree as one string, including that inside live components. For search, Markdown and checks. */
export function staticHtml(tree: Tree): string {
  return tree.map((node) => (typeof node === 'string' ? node : staticHtml(node.children))).join('');
}
