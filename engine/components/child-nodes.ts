import { Fragment, isValidElement, type ElementType, type ReactElement, type ReactNode } from 'react';

/** Children one by one: lists and fragments opened, nothing (null, true, false) left out. */
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

/** The words of a node and everything in it. */
export function nodeText(node: ReactNode): string {
  return childNodes(node)
    .map((child) =>
      isValidElement<{ readonly children?: ReactNode }>(child) ? nodeText(child.props.children) : String(child),
    )
    .join('');
}
