import type { ElementContent, Root } from 'hast';

const blocks = new Set(
  (
    'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext pre section ' +
    'summary table tbody td tfoot th thead tr ul wbr xmp'
  ).split(' '),
);
/** Elements that count as a word of the line they are in. */
const words = new Set(
  'audio canvas embed iframe img math object picture svg video button input select textarea'.split(' '),
);
const invisible = new Set(
  'area base basefont dialog datalist head link meta noembed noframes param rp script source style template track title'.split(
    ' ',
  ),
);
const keeping = new Set(['listing', 'plaintext', 'script', 'style', 'xmp', 'pre', 'textarea']);

/** Whether a space would be dropped before and after a node, and whether all spaces are kept. */
type Around = { readonly before: boolean; readonly after: boolean; readonly isKept: boolean };

/**
 * Collapses spaces as browsers do, in place: several become one, and those at the edges of blocks are dropped. The result is the same as
 * that of hast-util-minify-whitespace, which is slower because it creates a function for every block name at every node.
 */
export function collapseSpaces(root: Root): void {
  collapseAll(root.children as ElementContent[], { before: true, after: true, isKept: false });
}

/** @returns whether a space after these nodes would be dropped */
function collapseAll(children: ElementContent[], { before: isFirst, after, isKept }: Around): boolean {
  let before = isFirst;
  for (let index = 0; index < children.length; index++) {
    const node = children[index] as ElementContent;
    const result = collapse(node, { before, after: isEdgeAfter(children, index) ?? after, isKept });
    if (result === 'empty') children.splice(index--, 1);
    else before = result && !(node.type === 'element' && words.has(node.tagName));
  }
  return before || after;
}

/** @returns whether a space after the node would be dropped */
function collapse(node: ElementContent, around: Around): boolean | 'empty' {
  if (node.type === 'text') {
    if (around.isKept) return false;
    const value = node.value.replace(/[\t\n\v\f\r ]+/g, ' ');
    const start = around.before && value.startsWith(' ') ? 1 : 0;
    const hasSpace = value.length > start && value.endsWith(' ');
    const end = value.length - (hasSpace && around.after ? 1 : 0);
    if (start === end) return 'empty';
    node.value = value.slice(start, end);
    return hasSpace && !around.after;
  }
  if (node.type !== 'element') return false;
  const isBlock = blocks.has(node.tagName);
  return collapseAll(node.children, {
    before: isBlock || around.before,
    after: isBlock || around.after,
    isKept: around.isKept || keeping.has(node.tagName),
  });
}

/** Whether a block begins (true) or words follow (false) after the node at an index; undefined if neither does. */
function isEdgeAfter(nodes: readonly ElementContent[], index: number): boolean | undefined {
  for (let next = index + 1; next < nodes.length; next++) {
    const edge = isEdge(nodes[next] as ElementContent);
    if (edge !== undefined) return edge;
  }
  return undefined;
}

function isEdge(node: ElementContent): boolean | undefined {
  if (node.type === 'text') return /[^ \t\n\f\r]/.test(node.value) ? false : undefined;
  if (node.type !== 'element') return false;
  if (words.has(node.tagName)) return false;
  if (blocks.has(node.tagName)) return true;
  return invisible.has(node.tagName) || node.properties['hidden'] ? undefined : isEdgeAfter(node.children, -1);
}
