import { cloneElement, Fragment, type ReactNode } from 'react';
import { childNodes, isElementOf } from '../child-nodes.ts';

/** Where a long name may go on in the next line: after a sign, and before the next word of camelCase. */
const joint = /(?<=[_./:-])(?=\w)|(?<=[a-z])(?=[A-Z])/;
/** Shorter names stay whole. */
const shortest = 12;

/** The same words, with places where long code may break: a cell is narrow, and one long value would take the room of the others. */
export function breakable(node: ReactNode): ReactNode {
  return childNodes(node).map((child, index) => <Fragment key={index}>{isElementOf(child, 'code') ? cloneElement(child, {}, ...childNodes(child.props.children).map(split)) : child}</Fragment>);
}

function split(text: ReactNode): ReactNode {
  if (typeof text !== 'string' || text.length < shortest) return text;
  return text.split(joint).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
