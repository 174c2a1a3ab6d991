import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compileFile, htmlOf } from '../unit/compile-text.ts';

/**
 * Each `name.mdx` (or `name.md`) is a page, and `name.output.html` beside it the result for the reader. To add a case, add two
 * files; no code is needed.
 */
const cases = readdirSync(import.meta.dirname).filter((name) => /\.mdx?$/.test(name));
const textOf = (name: string): string => readFileSync(join(import.meta.dirname, name), 'utf8');
const site = {
  files: {
    'other.mdx':
      '---\ntype: reference\ntitle: Another page\ndescription: Another page that stands for any other page, long enough for a description.\n---\n',
    ...Object.fromEntries(cases.map((name) => [name, textOf(name)])),
  },
  snippets: { shared: 'Shared by **pages** of %product%.\n' },
};

it.each(cases)('%s', async (name) => {
  const compiled = await compileFile(name, textOf(name), site);
  const broken = compiled.problems.filter(({ check, severity }) => severity === 'error' && check !== 'page-shape');
  expect(broken).toEqual([]);
  const html = htmlOf(compiled)
    .replace(/(?=<(?:h[1-6]|p|ul|ol|li|table|thead|tbody|tr|figure|pre|aside|div|blockquote|hr)\b)/g, '\n')
    .trim();
  await expect(`${html}\n`).toMatchFileSnapshot(join(import.meta.dirname, name.replace(/\.mdx?$/, '.output.html')));
});
