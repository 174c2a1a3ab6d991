import { expect, test } from 'vitest';
import { parseHtml } from '../markdown/parser.ts';
import { outlineOf } from './outline.ts';

const textOf = (html: string): string | undefined => outlineOf(parseHtml(html), 'A page').sections[0]?.text;

test.each([
  ['cells', '<table><tr><th>Name</th><th>Type</th></tr></table>', 'Name · Type'],
  [
    'a property',
    '<dt><span>id</span><div>text</div><div><div class="property-label">Default</div> 1</div></dt><dd>Its id.</dd>',
    'id · text · Default 1 · Its id.',
  ],
  ['a text before a block', '<div>one<p>two</p>three</div>', 'one · two · three'],
  [
    'sentences, which end by themselves',
    '<p>One.</p><p>Two:</p><ul><li>“Three!”</li><li>four</li></ul>',
    'One. Two: “Three!” four',
  ],
  ['a page without what isn’t its subject', '<p>Cookies</p><p data-unindexed>cookies.json</p>', 'Cookies'],
  ['words of one block', '<p>a <b>bold</b><i>er</i>\nword</p>', 'a bolder word'],
])('the text of %s', (_, html, text) => expect(textOf(html)).toBe(text));

test('only the first of several tabs counts where the others say the same in other languages', () => {
  const html =
    '<h2 id="request">Request</h2><div role="tabpanel" data-label="curl"><pre>curl /desks</pre></div>' +
    '<div role="tabpanel" data-label="Ruby" id="tab-ruby" hidden="until-found"><pre>puts desks</pre></div>';
  const read = (firstTabs: boolean) => outlineOf(parseHtml(html), 'A page', firstTabs);
  expect(read(false).sections.at(-1)?.text).toBe('curl /desks · puts desks');
  expect(read(true).sections.at(-1)?.text).toBe('curl /desks');
  expect(read(true).anchors).toEqual(['request', 'tab-ruby']);
});

test('a fold is a section if its author named it', () => {
  const html =
    '<h2 id="more">More</h2><p>Before</p><details data-section id="limits"><summary>Limits</summary><p>Ten.</p></details>' +
    '<p>After</p><details id="rare"><summary>Rare</summary><p>Text</p></details>';
  const { sections } = outlineOf(parseHtml(html), 'A page');
  expect(sections.map(({ id, title, text }) => ({ id, title, text }))).toEqual([
    { id: 'more', title: 'More', text: 'Before · After · Rare · Text' },
    { id: 'limits', title: 'Limits', text: 'Limits · Ten.' },
  ]);
});
