import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compilePage } from '../../engine/compile/compile.ts';
import { hashOf, pathOfFile, type SourceFile } from '../../engine/site/discover.ts';
import { Registry } from '../../engine/components/registry.ts';
import { CodeHighlighter } from '../../engine/compile/highlight.ts';
import type { ProjectConfig } from '../../engine/site/load-config.ts';
import { siteModel } from '../../engine/site/site-model.ts';
import { applyBrand, brandTokens } from '../../engine/model/brand-tokens.ts';
import { vocabularySchema } from '../../engine/model/vocabulary.ts';
import { siteConfigSchema } from '../../engine/model/site-config.ts';
import { staticHtml } from '../../engine/model/tree.ts';

/** Each `name.mdx` (or `name.md`) is a page, `name.output.html` beside it what the reader gets. A new case is two files and no code. */
const brand = { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' };
const tokens = brandTokens(brand);
const config: ProjectConfig = {
  site: siteConfigSchema.parse({ brand, title: 'Docs', tagline: 'Docs' }),
  tokens,
  components: undefined,
  sidebars: {},
  redirects: [],
  declaredRoutes: ['/later/'],
  placeholders: { WEBSITE_TOKEN: 'A token.' },
  jobs: [],
  vocabulary: vocabularySchema.parse({}),
};

function source(file: string, text: string): SourceFile {
  const branded = applyBrand(text, tokens);
  return {
    file,
    path: pathOfFile(file),
    text: branded,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    hash: hashOf(branded),
  };
}

const cases = readdirSync(import.meta.dirname).filter((name) => /\.mdx?$/.test(name));
const other = source(
  'other.mdx',
  '---\ntype: reference\ntitle: Another page\ndescription: Another page that stands for any other page, long enough for a description.\n---\n',
);
const pages = [other, ...cases.map((name) => source(name, readFileSync(join(import.meta.dirname, name), 'utf8')))];
const snippets = new Map([['shared', source('_snippets/shared.mdx', 'Shared by **pages** of {product}.\n')]]);
const { model } = siteModel(config, 'content', 'content', { pages, snippets, assets: [] }, true);
const tools = { highlighter: new CodeHighlighter(), registry: new Registry() };

it.each(cases)('%s', async (name) => {
  const page = model.pages.get(pathOfFile(name));
  if (!page) throw new Error(`There is no page ${name}.`);
  const compiled = await compilePage(page, model, tools);
  const broken = compiled.problems.filter(({ check, severity }) => severity === 'error' && check !== 'page-shape');
  expect(broken).toEqual([]);
  const html = staticHtml(compiled.body)
    .replace(/(?=<(?:h[1-6]|p|ul|ol|li|table|thead|tbody|tr|figure|pre|aside|div|blockquote|hr)\b)/g, '\n')
    .trim();
  await expect(`${html}\n`).toMatchFileSnapshot(join(import.meta.dirname, name.replace(/\.mdx?$/, '.output.html')));
});
