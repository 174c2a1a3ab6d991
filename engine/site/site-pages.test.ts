import { describe, expect, it } from 'vitest';
import { generalPageTypes } from '../model/page-type.ts';
import { isWritten, readPages } from './site-pages.ts';

const read = (files: Readonly<Record<string, string>>) =>
  readPages(
    Object.entries(files).map(([file, text]) => ({
      file,
      displayFile: `docs/${file}`,
      lang: 'en',
      path: `/${file.replace(/\.mdx?$/, '')}/`,
      text,
      format: file.endsWith('.mdx') ? 'mdx' : 'md',
      hash: '',
    })),
    generalPageTypes,
    {},
  );

describe('the title of plain Markdown', () => {
  it.each([
    ['# One\n', 'One'],
    ['One\n===\n', 'One'],
    ['# `One` *two* [three](x)\n', 'One two three'],
    ['```sh\n# a comment\n```\n\n# One\n', 'One'],
    ['<h1 align="center">One</h1>\n', 'One'],
    ['---\ntitle: From the settings\n---\n# One\n', 'From the settings'],
    ['---\ntitle: [a, b]\n---\n# One\n', 'One'],
    ['---\nconstructor: 1\n---\n# One\n', 'One'],
    [`${'> '.repeat(200)}# One\n`, 'My page'],
    ['', 'My page'],
  ])('of %j is %j', (text, title) => {
    const { pages, problems } = read({ 'my-page.md': text });
    expect(problems).toEqual([]);
    expect([...pages.values()][0]?.meta).toMatchObject({ type: 'plain', title });
  });
});

it('reads Markdown with a type as a page of the site', () => {
  const { pages, problems } = read({ 'a.md': '---\ntype: landing\ntitle: The pier\n---\n', 'b.md': '# Two\n' });
  expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
    'docs/a.md: Front matter `description` is missing.',
  ]);
  expect([...pages.values()].map(isWritten)).toEqual([true, false]);
});

it('reports a path that two files want', () => {
  const { pages, problems } = read({ 'a.md': '# One\n', 'a.mdx': '' });
  expect(pages.size).toBe(1);
  expect(problems.map(({ message }) => message)).toContain('The URL /a/ belongs to docs/a.md already.');
});
