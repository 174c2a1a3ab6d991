import type { Element, ElementContent } from 'hast';

export const isElement = (node: ElementContent, tagName: string): node is Element =>
  node.type === 'element' && node.tagName === tagName;

/** An attribute as text; empty when it is missing. */
export function property(node: Element, name: string): string {
  const value = node.properties[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export const classesOf = (node: Element | undefined): string[] => {
  const classes = node?.properties['className'];
  return Array.isArray(classes) ? classes.map(String) : [];
};
export const hasClass = (node: Element, name: string): boolean => classesOf(node).includes(name);

/** The first element below a node that passes a test, in document order. */
export function findElement(node: Element, test: (candidate: Element) => boolean): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const match = test(child) ? child : findElement(child, test);
    if (match) return match;
  }
  return undefined;
}
