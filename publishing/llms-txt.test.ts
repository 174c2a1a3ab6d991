import { expect, test } from 'vitest';
import type { Sidebar } from '../engine/model/sidebar.ts';
import { siteConfigSchema } from '../engine/model/site-config.ts';
import { joinInParts } from './full-text.ts';
import { guideFolders, llmsTxts } from './llms-txt.ts';
import { skill } from './skill.ts';

const site = siteConfigSchema.parse({
  brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
  title: 'Acme Docs',
  tagline: 'How Acme works.',
  url: 'https://docs.acme.example',
  base: '/docs/',
});
const page = (path: string, title: string, description = '') => ({
  path,
  type: 'task',
  title,
  description,
  breadcrumbs: [],
});
const category = { id: 'x', label: 'Channels', collapsed: true, path: '/pages/x/' };
const sidebars: Sidebar[] = [
  {
    id: 'product',
    label: 'Product',
    items: [
      { type: 'page', label: 'A', path: '/guide/a/' },
      { type: 'category', ...category, items: [{ type: 'page', label: 'C', path: '/guide/c/' }] },
    ],
  },
  { id: 'api', label: 'API', items: [{ type: 'page', label: 'D', path: '/guide/d/' }] },
];
const pages = [
  page('/', 'Home'),
  page('/guide/a/', 'A [b]', 'About A.'),
  page('/guide/c/', 'C'),
  page('/guide/d/', 'D'),
];
const published = { site, sidebars, pages };

test('the list of the site leads to those of its guides and to the parts of the whole text', () => {
  const texts = llmsTxts(published, new Map([['product', ['/guide/llms-full-1.txt']]]));
  expect([...texts.keys()]).toEqual(['llms.txt', 'guide/llms.txt', 'api/llms.txt']);
  expect(texts.get('llms.txt')).toContain(
    '- [Product](https://docs.acme.example/docs/guide/llms.txt): 2 pages. Channels.\n',
  );
  expect(texts.get('llms.txt')).toContain('/api/llms.txt): 1 page.\n');
  expect(texts.get('llms.txt')).toContain(
    '- [Product, part 1 of 1](https://docs.acme.example/docs/guide/llms-full-1.txt)\n',
  );
});

test('the list of a guide has each page once, by top category; pages in no guide are with the first', () => {
  const texts = llmsTxts(published, new Map());
  expect(texts.get('guide/llms.txt')).toBe(
    '# Acme Docs: Product\n\n> How Acme works.\n\n- [A \\[b\\]](https://docs.acme.example/docs/guide/a/index.md): About A.\n\n' +
      '## Channels\n\n- [C](https://docs.acme.example/docs/guide/c/index.md)\n\n' +
      '## More\n\n- [Home](https://docs.acme.example/docs/index.md)\n',
  );
  expect(texts.get('api/llms.txt')).toContain('- [D](https://docs.acme.example/docs/guide/d/index.md)\n');
});

test('two guides in one folder keep their lists apart', () => {
  expect([...guideFolders(sidebars)]).toEqual([
    ['product', 'guide'],
    ['api', 'api'],
  ]);
});

test('the skill names the guides, and data only where there is some', () => {
  const text = skill(published, 'apples');
  expect(text).toMatch(/^---\nname: acme-docs\ndescription: .* Use it for apples\.\n---\n/);
  expect(text).toContain('**Product** (2 pages): https://docs.acme.example/docs/guide/llms.txt');
  expect(text).not.toContain('Look up a value');
  expect(skill({ ...published, site: { ...site, published: 'data.ts' } }, 'apples')).toContain('/docs/data/index.json');
});

test('texts stay together as far as a part has room', () => {
  expect(joinInParts(['aaaa\n', 'bb\n', 'cccc\n'], 10)).toEqual(['aaaa\nbb\n', 'cccc\n']);
});

test('a text that is longer than a part is divided before headings, then between lines', () => {
  expect(joinInParts(['# A\none\n## B\ntwo\nthree\n'], 11)).toEqual(['# A\none\n', '## B\ntwo\n', 'three\n']);
});

test('a line that is longer than a part is an error that quotes it', () => {
  expect(() => joinInParts(['a'.repeat(20)], 10)).toThrow(/A line of 20 bytes doesn't fit into a part of 10: aaaa/);
});
