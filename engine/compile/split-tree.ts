import type { Element, ElementContent, Root, RootContent } from 'hast';
import { find, html } from 'property-information';
import type { Tree, TreeNode } from '../model/tree.ts';
import { toHtml } from 'hast-util-to-html';

/** The marker for a live component in a page's HTML, before the page becomes a tree. */
export const liveTag = 'live-node';

/** The live components of a page, in the order of their markers. */
export type LiveNodes = readonly { readonly name: string; readonly props: Readonly<Record<string, unknown>> }[];

/**
 * Turns HTML with `<live-node data-index="0">…</live-node>` markers into a tree: live components and the elements around them become nodes,
 * everything else stays HTML.
 * @param live the live components in the order of their index
 * @throws RangeError when a marker has an index that `live` lacks
 */
export function splitTree(root: Root, live: LiveNodes): Tree {
  return nodesOf(root.children as ElementContent[], '', live);
}

/** Elements whose children can't be wrapped: the `<div>` of a chunk would be invalid there, or hide a `<summary>`. */
const holdsElementsOnly = /^(?:ol|ul|dl|details|table|thead|tbody|tr)$/;

function nodesOf(children: readonly ElementContent[], parent: string, live: LiveNodes): Tree {
  const nodes: TreeNode[] = [];
  let run: ElementContent[] = [];
  const flush = (): void => {
    const chunk = printHtml(run);
    if (chunk.trim()) nodes.push(...(holdsElementsOnly.test(parent) ? elementsOf(run) : [chunk]));
    run = [];
  };
  for (const child of children) {
    if (child.type !== 'element' || !holdsLive(child)) {
      run.push(child);
      continue;
    }
    flush();
    nodes.push(nodeOf(child, live));
  }
  flush();
  return nodes;
}

const holdsLive = (node: Element): boolean =>
  node.tagName === liveTag || node.children.some((child) => child.type === 'element' && holdsLive(child));

/** The elements among the given nodes, each with its content as one chunk. */
const elementsOf = (nodes: readonly ElementContent[]): TreeNode[] =>
  nodes
    .filter((node) => node.type === 'element')
    .map((node) => {
      const content = printHtml(node.children);
      return { tag: node.tagName, attributes: attributesOf(node), children: content ? [content] : [] };
    });

function nodeOf(node: Element, live: LiveNodes): TreeNode {
  const children = nodesOf(node.children, node.tagName, live);
  if (node.tagName !== liveTag) return { tag: node.tagName, attributes: attributesOf(node), children };
  const index = node.properties['dataIndex'];
  const component = live[Number(index)];
  if (!component) throw new RangeError(`No live component with index ${String(index)}.`);
  return { live: component.name, props: component.props, children };
}

/** Attributes as written in HTML. */
function attributesOf({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, value]) => value !== null && value !== undefined && value !== false)
      .map(([property, value]) => {
        const { attribute, commaSeparated } = find(html, property);
        const text = Array.isArray(value)
          ? value.join(commaSeparated ? ', ' : ' ')
          : value === true
            ? ''
            : String(value);
        return [attribute, text];
      }),
  );
}

/** Nodes as HTML, with as few characters as a browser needs. */
export const printHtml = (nodes: readonly RootContent[]): string =>
  toHtml([...nodes], {
    characterReferences: { useNamedReferences: true },
    closeEmptyElements: true,
    tightSelfClosing: true,
  });
