import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from './fresh-project.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (folder: string, kind: RegExp): string =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => kind.test(file))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
const pages = read('content', /\.mdx$/);
const tests = read('tests/samples', /(?<!every-sample)\.test\.ts$/);

/** Samples that no test names, with the reason or what runs them. */
const unnamed: Readonly<Record<string, string>> = {
  'docusaurus/docusaurus.config.js': 'settings of a plugin, which the tool reads',
  'gatsby/gatsby-config.js': 'settings of a plugin, which the tool reads',
  'webhooks/config.ru': 'what rackup starts',
  'nuxt/nuxt.config.ts': 'settings, which the plugin under test gets from a stand-in',
};

const samples = filesBelow(join(root, 'samples'));

test.each(samples)('%s is shown on a page', (file) => expect(pages).toContain(`file="samples/${file}"`));

/** Topics that are copied as a whole into a project that is built and opened. */
const projects = new Set(['react', 'vue', 'nextjs']);

test.each(samples)('%s is run by a test, or there is a reason', (file) => {
  const [topic = ''] = file.split('/');
  const name = file.split('/').at(-1) ?? '';
  // Versions of a call in several languages share one name in the tests; a client is imported by the calls.
  const stem = name.replace(/\.\w+$/, '');
  const isNamed = [name, `'${stem.replaceAll('_', '-')}'`, `from ${stem} import`].some((text) => tests.includes(text));
  const isRun = projects.has(topic) || isNamed || stem === 'client';
  expect(unnamed[file] ?? isRun).toBeTruthy();
});

test('reasons are given for samples that exist', () => expect(Object.keys(unnamed).filter((file) => !samples.includes(file))).toEqual([]));
