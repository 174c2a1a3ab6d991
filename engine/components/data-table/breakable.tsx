import { cloneElement, Fragment, type ReactNode } from 'react';
import { childNodes, isElementOf } from '../child-nodes.ts';

/** Where a long name or URL may break: after punctuation. */
const joint = /(?<=.[_./:@?&=(-])(?=[\w{'])|(?<=.<)(?=[a-z])/;
/** Where a part may break that has no punctuation, or is long even so: before a capital in camelCase. */
const capital = /(?<=[a-z])(?=[A-Z])/;
const longPart = 28;

/**
 * Adds line break opportunities to code and addresses in a node: one long value in a table takes the space of the other
 * columns, and on a phone it would break anywhere.
 * @param shortest minimum length of what may break, in characters
 */
export function breakable(node: ReactNode, shortest = 25): ReactNode {
  return childNodes(node).map((child, index) => <Fragment key={index}>{breakableOne(child, shortest)}</Fragment>);
}

function breakableOne(node: ReactNode, shortest: number): ReactNode {
  if (isElementOf(node, 'a')) return cloneElement(node, {}, breakable(node.props.children, shortest));
  if (typeof node === 'string')
    return node.split(/(?<=\s)/).map((word) => (/[@/_]|[a-z][A-Z]/.test(word) ? breakableText(word, shortest) : word));
  if (!isElementOf(node, 'code')) return node;
  return cloneElement(node, {}, ...childNodes(node.props.children).map((text) => breakableText(text, shortest)));
}

/** A name or URL with line break opportunities. Code without one stays on one line, so a text without punctuation has one at its end. */
export function breakableText(text: ReactNode, shortest: number): ReactNode {
  if (typeof text !== 'string' || text.length < shortest) return text;
  const parts = text
    .split(joint)
    .flatMap((part, _, { length }) => (length > 1 && part.length < longPart ? part : part.split(capital)));
  return [...parts, ...(parts.length > 1 ? [] : [''])].map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
