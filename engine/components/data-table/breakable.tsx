import { cloneElement, Fragment, type ReactNode } from 'react';
import { childNodes, isElementOf } from '../child-nodes.ts';

/** Where a long name may break: after punctuation, and before a capital in camelCase. */
const joint = /(?<=.[_./:-])(?=[\w{])|(?<=[a-z])(?=[A-Z])/;

/**
 * Adds line break opportunities to code in a node, because one long value in a table takes the space of the other
 * columns.
 * @param shortest minimum length of code that may break, in characters
 */
export function breakable(node: ReactNode, shortest = 12): ReactNode {
  return childNodes(node).map((child, index) => <Fragment key={index}>{breakableOne(child, shortest)}</Fragment>);
}

function breakableOne(node: ReactNode, shortest: number): ReactNode {
  if (isElementOf(node, 'a')) return cloneElement(node, {}, breakable(node.props.children, shortest));
  if (!isElementOf(node, 'code')) return node;
  return cloneElement(node, {}, ...childNodes(node.props.children).map((text) => split(text, shortest)));
}

function split(text: ReactNode, shortest: number): ReactNode {
  if (typeof text !== 'string' || text.length < shortest) return text;
  return text.split(joint).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
