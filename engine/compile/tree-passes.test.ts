import { expect, test } from 'vitest';
import { parseHtml } from '../markdown/parser.ts';
import { printHtml } from './split-tree.ts';
import { hideUntilFound, keepFirstEndpointLinks } from './tree-passes.ts';

const after = (pass: (root: ReturnType<typeof parseHtml>) => void, html: string): string => {
  const root = parseHtml(html);
  pass(root);
  return printHtml(root.children);
};

test('the first link to each endpoint stays, wherever its attributes are', () => {
  expect(
    after(
      keepFirstEndpointLinks,
      '<p><a data-endpoint="" href="/a/"><code>A</code></a> <a href="/b/" data-endpoint=""><code>B</code></a></p>' +
        '<ul><li><a href="/a/" class="x" data-endpoint=""><code>A</code></a> <a href="/a/">A</a></li></ul>',
    ),
  ).toBe(
    '<p><a href="/a/"><code>A</code></a> <a href="/b/"><code>B</code></a></p>' +
      '<ul><li><code>A</code> <a href="/a/">A</a></li></ul>',
  );
});

test('what is hidden until it is found has the attribute that browsers know', () => {
  expect(after(hideUntilFound, '<div data-hidden-until-found=""><p data-hidden-until-found="">x</p></div>')).toBe(
    '<div hidden="until-found"><p hidden="until-found">x</p></div>',
  );
});
