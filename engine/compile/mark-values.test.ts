import { expect, test } from 'vitest';
import { markValues } from './mark-values.ts';

const placeholders = { APP_URL: { meaning: 'a' }, PORTAL_SLUG: { meaning: 'b' }, LOCALE: { meaning: 'c' } };
const marked = (html: string): string => markValues(html, 'https://app.acme.example', () => placeholders);

test.each([
  ['a known placeholder', '<code>x &lt;LOCALE&gt;</code>', '<code>x <var>&lt;LOCALE&gt;</var></code>'],
  ['one that may break', '<code>&lt;PORTAL_<wbr/>SLUG&gt;</code>', '<code><var>&lt;PORTAL_<wbr/>SLUG&gt;</var></code>'],
  [
    'the address',
    '<code class="a">https://app.acme.example/x</code>',
    '<code class="a"><data value="APP_URL">https://app.acme.example</data>/x</code>',
  ],
  [
    'an address that may break',
    '<code>https:<wbr/>//app.<wbr/>acme.<wbr/>example/</code>',
    '<code><data value="APP_URL">https:<wbr/>//app.<wbr/>acme.<wbr/>example</data>/</code>',
  ],
  [
    'the host',
    '<code>wss://app.acme.example/cable</code>',
    '<code>wss://<data value="APP_HOST">app.acme.example</data>/cable</code>',
  ],
])('%s is marked', (_, html, expected) => expect(marked(html)).toBe(expected));

test.each([
  ['what highlighting has marked', '<code><span class="s"><var>&lt;LOCALE></var></span></code>'],
  ['an unknown word', '<code>&lt;DIV&gt; &lt;constructor&gt; &lt;T&gt;</code>'],
  ['another address', '<code>https://app.acme.example.org https://my-app.acme.example app.acme.examples</code>'],
  ['words outside of code', '<p>https://app.acme.example &lt;LOCALE&gt;</p>'],
])('leaves %s as it is', (_, html) => expect(marked(html)).toBe(html));

test('leaves a site without configured values as it is', () => {
  const html = '<code>https://app.acme.example</code>';
  expect(markValues(html, 'https://app.acme.example', () => ({}))).toBe(html);
});
