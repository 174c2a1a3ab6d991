import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../engine/checks/check-site.ts';
import { compilePage } from '../engine/compile/compile.ts';
import { sidebarsSchema } from '../engine/model/sidebar-config.ts';
import { Drawings } from '../engine/compile/drawings.ts';
import { CodeHighlighter } from '../engine/compile/highlight.ts';
import { Registry } from '../engine/components/registry.ts';
import { htmlOf, testModel } from '../tests/unit/compile-text.ts';
import { importFolder } from './import-folder.ts';
import { readFolder } from './read/read-folder.ts';
import { formatReport } from './report.ts';

/**
 * Each folder of `fixtures/` has pages for another system; those in `packages/` were published by other people. In `expected/` beside
 * them is what an import makes: pages, and the report with sidebar and redirects. To add a case, add a folder; no code is needed.
 */
/** As a build compiles pages: without the writing rules. */
const tools = { highlighter: new CodeHighlighter(), drawings: new Drawings(), registry: new Registry() };

const fixtures = join(import.meta.dirname, 'fixtures');
const foldersIn = (place: string): string[] =>
  readdirSync(join(fixtures, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(place, entry.name));
const systems = ['.', 'packages'].flatMap(foldersIn).filter((folder) => folder !== 'packages');

describe.each(systems)('%s', async (system) => {
  const source = readFolder(join(fixtures, system));
  const imported = importFolder(source, '/');
  const expected = join(import.meta.dirname, 'expected', system);
  const model = testModel(Object.fromEntries(imported.pages), { assets: [...imported.assets.keys()] });

  it.each([...imported.pages])('becomes %s', async (file, text) => {
    await expect(text).toMatchFileSnapshot(join(expected, file));
  });

  it.each([...model.pages.values()])('compiles $source.file without an error', async (page) => {
    const { problems } = await compilePage(page, model, tools);
    expect(problems).toEqual([]);
  });

  it('has front matter without mistakes, and a sidebar with each page once', () => {
    const { sidebar } = imported;
    const routes = JSON.stringify(sidebar).match(/"route":"[^"]*"/g) ?? [];
    expect(() => sidebarsSchema.parse({ docs: { label: 'Docs', items: sidebar } })).not.toThrow();
    expect(new Set(routes).size).toBe(routes.length);
    expect(routes).toHaveLength([...model.pages.keys()].filter((path) => path !== '/').length);
  });

  it('says what needs a hand, and every link that leads nowhere', async () => {
    const findings = new Map(
      await Promise.all(
        [...model.pages].map(async ([path, page]) => [path, await compilePage(page, model, tools)] as const),
      ),
    );
    const broken = checkSite(model, findings).filter(({ check }) => check === 'links' || check === 'anchors');
    const said = imported.notes.filter(({ message }) => /leads nowhere|no heading has that anchor/.test(message));
    expect(broken.length, JSON.stringify(broken)).toBeLessThanOrEqual(said.length);
    const { sidebar, redirects } = imported;
    const report = `${formatReport(imported.notes)}\n\n${JSON.stringify({ sidebar, redirects }, undefined, 1)}\n`;
    await expect(report).toMatchFileSnapshot(join(expected, 'report.txt'));
  });

  it('says for each thing in a page where it is and what to do', () => {
    const files = new Set(source.pages.map(({ file }) => file));
    expect(imported.notes.filter(({ file, line, hint }) => !hint || (files.has(file) && !line))).toEqual([]);
  });

  // `syntax.txt` lists words that are not in the result: names and attributes that only the other system reads.
  it('loses no word of its pages', async () => {
    const words = new Set<string>();
    for (const page of model.pages.values()) {
      const compiled = await compilePage(page, model, tools);
      for (const word of wordsIn(`${compiled.markdown} ${htmlOf(compiled)} ${JSON.stringify(page.meta)}`))
        words.add(word);
    }
    for (const word of wordsIn(JSON.stringify([imported.notes, imported.sidebar]))) words.add(word);
    const lost = source.pages.flatMap(({ text }) => readersWords(text).filter((word) => !words.has(word)));
    await expect(`${[...new Set(lost)].sort().join('\n')}\n`).toMatchFileSnapshot(join(expected, 'syntax.txt'));
  });
});

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** The words of a page that a reader must find in the result: all except comments, scripts, settings, imports and addresses. */
const readersWords = (source: string): string[] => [
  ...new Set(
    wordsIn(
      source
        .replace(/^---\n(?=[\w"]+:)[\s\S]*?\n---\n/, '')
        .replace(/<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\}|<script[\s\S]*?<\/script>/g, '')
        .replace(/^(import|export) .*$/gm, '')
        .replace(/\]\((<[^>]*>|[^)\s]*)|https?:\/\/\S+/g, ' '),
    ),
  ),
];
