import { expect, test } from 'vitest';
import { parseHtml } from './parser.ts';
import { textOf, type Node } from './nodes.ts';
import { sanitizeNodes } from './sanitize.ts';

const h2 = (...children: Node[]): Node => ({ type: 'element', tagName: 'h2', properties: {}, children }) as Node;

test('a heading in a heading is only its content, because a browser would close the outer one there', () => {
  const nodes = parseHtml('<p>a <b>b</b></p>').children as Node[];
  const [outer] = sanitizeNodes([h2(h2(h2(...nodes), h2(...nodes)))]);
  expect(outer).toMatchObject({ tagName: 'h2', children: [{ tagName: 'p' }, { tagName: 'p' }] });
  expect(textOf(outer as Node)).toBe('a ba b');
});
