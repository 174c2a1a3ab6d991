import type { Element, ElementContent, RootContent } from 'hast';

/** Any node of a page's HTML tree. */
export type HastNode = RootContent | ElementContent;

/** Elements that stand in a line of text. Everything else is a block of its own. */
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'br',
  'button',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'i',
  'img',
  'input',
  'ins',
  'kbd',
  'label',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'svg',
  'time',
  'u',
  'var',
  'wbr',
]);

/** Whether a node belongs into a line with its neighbours. */
export function isInline(node: HastNode): boolean {
  return node.type === 'text' || (node.type === 'element' && inlineTags.has(node.tagName));
}

/** Narrows to elements, of one name if given. */
export function isElement(node: HastNode, tagName?: string): node is Element {
  return node.type === 'element' && (tagName === undefined || node.tagName === tagName);
}

/** A property as text; empty when it is not there. */
export function property(element: Element, name: string): string {
  const value = element.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function hasClass(element: Element, name: string): boolean {
  const classes = element.properties['className'];
  return Array.isArray(classes) && classes.includes(name);
}

/** All text below a node, as it stands. */
export function textOf(node: HastNode): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}

/** First element below a node (itself excluded) that satisfies a test, in document order. */
export function findElement(element: Element, test: (candidate: Element) => boolean): Element | undefined {
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const found = test(child) ? child : findElement(child, test);
    if (found) return found;
  }
  return undefined;
}

/**
 * What is there for eyes or fingers only and says nothing in Markdown: icons, controls, anchors of headings. A panel that is folded
 * away until it is found (`hidden="until-found"`) is content.
 */
export function isSilent(node: HastNode): boolean {
  if (node.type === 'comment' || node.type === 'doctype') return true;
  if (node.type !== 'element') return false;
  const { tagName, properties } = node;
  if (['svg', 'script', 'style', 'template', 'button', 'noscript'].includes(tagName))
    return property(node, 'role') !== 'img';
  return (
    properties['ariaHidden'] === 'true' ||
    properties['hidden'] === true ||
    properties['hidden'] === '' ||
    hasClass(node, 'anchor') ||
    property(node, 'role') === 'tablist'
  );
}
