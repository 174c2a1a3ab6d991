import { Fragment } from 'react';
import { expect, it } from 'vitest';
import { childNodes, isElementOf, nodeText } from './child-nodes.ts';

const tree = [
  'a',
  null,
  <Fragment key="1">
    <b>
      c<i>d</i>
    </b>
    {[false, 2]}
  </Fragment>,
];

it('flattens lists and fragments and removes empty nodes', () => {
  const [first, second, third, ...rest] = childNodes(tree);
  expect([first, third, rest]).toEqual(['a', 2, []]);
  expect(isElementOf(second, 'b')).toBe(true);
  expect(isElementOf(second, 'i')).toBe(false);
});
it('reads the text', () => expect(nodeText(tree)).toBe('acd2'));
