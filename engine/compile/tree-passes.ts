import type { Element, ElementContent, Root } from 'hast';

/**
 * Keeps the first link to each endpoint (`data-endpoint`) and turns the others into their content. Only the tree has the order of the page,
 * because some components are rendered later than what follows them.
 */
export function keepFirstEndpointLinks(root: Root): void {
  const linked = new Set<unknown>();
  replaceElements(root, (node) => {
    if (node.properties['dataEndpoint'] === undefined) return [node];
    const { href } = node.properties;
    if (linked.has(href)) return node.children;
    linked.add(href);
    delete node.properties['dataEndpoint'];
    return [node];
  });
}

/** What find in page reveals is `hidden="until-found"`. React can't render this: for it, `hidden` is only a boolean. */
export function hideUntilFound(root: Root): void {
  replaceElements(root, (node) => {
    if (node.properties['dataHiddenUntilFound'] !== undefined) {
      delete node.properties['dataHiddenUntilFound'];
      // The type knows only the boolean.
      node.properties['hidden'] = 'until-found' as never;
    }
    return [node];
  });
}

function replaceElements(parent: Root | Element, replace: (node: Element) => ElementContent[]): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((child) => (child.type === 'element' ? replace(child) : [child]));
  for (const child of parent.children) if (child.type === 'element') replaceElements(child, replace);
}
