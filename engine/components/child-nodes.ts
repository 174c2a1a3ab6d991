import { Fragment, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';

/** Flattens children: arrays and fragments are opened, and null, undefined, true and false are removed. */
export function childNodes(children: ReactNode): ReactNode[] {
  if (Array.isArray(children)) return children.flatMap((child: ReactNode) => childNodes(child));
  if (isElementOf(children, Fragment)) return childNodes(children.props.children);
  return children === null || children === undefined || typeof children === 'boolean' ? [] : [children];
}

/** Whether a node is an element of this type: a tag name or a component. */
export function isElementOf<Props = { readonly children?: ReactNode; readonly className?: string }>(
  node: ReactNode,
  type: ElementType,
): node is ReactElement<Props> {
  return isValidElement(node) && node.type === type;
}

/** The text content of a node. */
export function nodeText(node: ReactNode): string {
  return childNodes(node)
    .map((child) =>
      isValidElement<{ readonly children?: ReactNode }>(child) ? nodeText(child.props.children) : String(child),
    )
    .join('');
}
