import type { Element, ElementContent } from 'hast';
import { expect, test } from 'vitest';
import { textOf } from '../../engine/markdown/nodes.ts';
import { parse, parseHtml } from '../../engine/markdown/parser.ts';
import { BuiltSite } from './built-site.ts';

/**
 * Whatever a page shows, its Markdown says too. Every piece of text in a page's article is looked for in the Markdown; only letters
 * and digits count, because the marks between them differ.
 */
const site = new BuiltSite();
const pages = site.pages().filter(({ path }) => site.has(`${path.slice(1)}index.md`));

/** Parts of an article that the Markdown leaves out, each with the reason. */
const leftOut: readonly { readonly reason: string; readonly is: (element: Element) => boolean }[] = [
  { reason: 'contents of the page, made of its headings', is: hasClass('toc-fold') },
  { reason: 'controls of a tool; what they are set to is in its result or its twin', is: hasClass('tool-controls') },
  { reason: 'says what script does with it', is: hasClass('needs-script') },
  {
    reason: 'buttons, fields and the like have no use in a text',
    is: hasTag('button', 'input', 'select', 'textarea', 'output'),
  },
  { reason: 'tabs are headings of their panels', is: ({ properties }) => properties['role'] === 'tablist' },
  { reason: 'a drawing is its text alternative', is: ({ properties }) => properties['role'] === 'img' },
  {
    reason: 'icons',
    is: ({ tagName, properties }) => tagName === 'svg' || properties['ariaHidden'] === 'true',
  },
  { reason: 'read out only when something changes', is: hasClass('visually-hidden') },
];

function hasClass(name: string): (element: Element) => boolean {
  return ({ properties: { className } }) => Array.isArray(className) && className.includes(name);
}
function hasTag(...names: string[]): (element: Element) => boolean {
  return ({ tagName }) => names.includes(tagName);
}

const blocks =
  /^(article|aside|blockquote|dd|details|div|dl|dt|figcaption|figure|h[1-6]|header|hr|li|ol|p|pre|section|summary|table|tbody|td|th|thead|tr|ul)$/;
/** Facts of a property are cells of a table in the Markdown, and their labels are its head. */
const isCell = ({ properties: { className } }: Element): boolean =>
  [className].flat().some((name) => /^property-(name|fact|label)$/.test(String(name)));
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Texts of an element's blocks. The text of a nested block is not part of the outer one. */
function segments(element: Element, found: string[] = []): string[] {
  let text = '';
  const end = (): void => {
    if (letters(text)) found.push(text.replace(/\s+/g, ' ').trim());
    text = '';
  };
  const read = (nodes: readonly ElementContent[]): void => {
    for (const node of nodes) {
      if (node.type === 'text') text += node.value;
      if (node.type !== 'element' || leftOut.some(({ is }) => is(node))) continue;
      if (!blocks.test(node.tagName) && !isCell(node)) read(node.children);
      else {
        end();
        segments(node, found);
      }
    }
  };
  read(element.children);
  end();
  return found;
}

test('pages have Markdown beside them', () => expect(pages.length).toBeGreaterThan(100));

test.each(pages)('$path', ({ path, html }) => {
  const [, article = ''] = /<article class="article[^>]*>([\s\S]*?)<\/article>/.exec(html) ?? [];
  const shown = segments({
    type: 'element',
    tagName: 'article',
    properties: {},
    children: parseHtml(article).children as ElementContent[],
  });
  const said = letters(
    parse(site.read(`${path.slice(1)}index.md`), 'md')
      .map(textOf)
      .join(' '),
  );
  expect(shown.length).toBeGreaterThan(1);
  expect(shown.filter((text) => !said.includes(letters(text)))).toEqual([]);
});
