import { expect, test } from 'vitest';
import { parseHtml } from '../markdown/parser.ts';
import { markValues } from './mark-values.ts';
import { printHtml } from './split-tree.ts';

const placeholders = { APP_URL: { meaning: 'a' }, PORTAL_SLUG: { meaning: 'b' }, LOCALE: { meaning: 'c' } };
function marked(html: string, configured: object = placeholders): [html: string, hasValues: boolean] {
  const root = parseHtml(html);
  const hasValues = markValues(root, { appUrl: 'https://app.acme.example', placeholders: Object.keys(configured) });
  return [printHtml(root.children), hasValues];
}

test.each([
  ['a known placeholder', '<code>x &lt;LOCALE></code>', '<code>x <var>&lt;LOCALE></var></code>'],
  ['one that may break', '<code>&lt;PORTAL_<wbr>SLUG></code>', '<code><var>&lt;PORTAL_<wbr>SLUG></var></code>'],
  [
    'the address',
    '<code class="a">https://app.acme.example/x</code>',
    '<code class="a"><data value="APP_URL">https://app.acme.example</data>/x</code>',
  ],
  [
    'an address that may break',
    '<code>https:<wbr>//app.<wbr>acme.<wbr>example/</code>',
    '<code><data value="APP_URL">https:<wbr>//app.<wbr>acme.<wbr>example</data>/</code>',
  ],
  [
    'the host',
    '<code>wss://app.acme.example/cable</code>',
    '<code>wss://<data value="APP_HOST">app.acme.example</data>/cable</code>',
  ],
  [
    'what is inside other elements',
    '<p><code><span>&lt;LOCALE></span></code></p>',
    '<p><code><span><var>&lt;LOCALE></var></span></code></p>',
  ],
])('%s is marked', (_, html, expected) => expect(marked(html)).toEqual([expected, true]));

test('what highlighting has marked stays as it is, and is something to fill in', () => {
  const html = '<code><span class="s"><var>&lt;LOCALE></var></span></code>';
  expect(marked(html)).toEqual([html, true]);
});

test.each([
  ['an unknown word', '<code>&lt;DIV> &lt;constructor> &lt;T></code>'],
  ['a parameter of a path', '<code>/a/<var>{id}</var></code>'],
  ['another address', '<code>https://app.acme.example.org https://my-app.acme.example app.acme.examples</code>'],
  ['words outside of code', '<p>https://app.acme.example &lt;LOCALE></p>'],
])('leaves %s as it is', (_, html) => expect(marked(html)).toEqual([html, false]));

test('leaves a site without configured values as it is', () => {
  const html = '<code>https://app.acme.example</code>';
  expect(marked(html, {})).toEqual([html, false]);
});
