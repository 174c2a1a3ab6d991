import { cloneElement, Fragment, type ReactNode } from 'react';
import { childNodes, isElementOf } from '../child-nodes.ts';

/** Where a long name may go on in the next line: after a sign, and before the next word of camelCase. */
const joint = /(?<=.[_./:-])(?=[\w{])|(?<=[a-z])(?=[A-Z])/;

/**
 * The same words, with places where long code may break: a cell is narrow, and one long value would take the room of the others.
 * @param shortest code with fewer characters stays whole
 */
export function breakable(node: ReactNode, shortest = 12): ReactNode {
  return childNodes(node).map((child, index) => (
    <Fragment key={index}>
      {isElementOf(child, 'code')
        ? cloneElement(child, {}, ...childNodes(child.props.children).map((text) => split(text, shortest)))
        : child}
    </Fragment>
  ));
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
