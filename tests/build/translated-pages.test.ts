import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { rules } from '../../config/rules.ts';
import { Site } from '../../engine/build/site.ts';
import { pageChecker } from '../../engine/checks/rules.ts';
import { Drawings } from '../../engine/compile/drawings.ts';
import { CodeHighlighter } from '../../engine/compile/highlight.ts';

/** `npm run check:content` checks the languages of `site.config.ts`. The pages of others are checked here, by the rules for their language. */
const root = resolve(import.meta.dirname, '../..');
const codes = readdirSync(join(root, 'locales'))
  .map((file) => file.replace('.json', ''))
  .filter((code) => existsSync(join(root, 'content', code)));

const tools = { highlighter: new CodeHighlighter(), drawings: new Drawings(), checkPage: pageChecker(rules) };

test.each(codes)('nothing is wrong with the pages in %s', async (locale) => {
  vi.stubEnv('SITE_LOCALES', ['en', ...codes].join());
  const site = await Site.open({ root, locale, tools });
  vi.unstubAllEnvs();
  const paths = [...site.model.pages].flatMap(([path, { source }]) => (source.lang === locale ? path : []));
  const compiled = await Promise.all(paths.map((path) => site.compile(path)));
  expect(paths.length).toBeGreaterThan(10);
  expect(compiled.flatMap(({ findings }) => findings.problems)).toEqual([]);
});
