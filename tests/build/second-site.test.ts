import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageData } from '../../engine/model/page.ts';
import { runBuild } from '../budgets/run-build.ts';

/**
 * The engine knows nothing of the product whose docs it makes: it builds a site that shares no folder, component, page type, brand word
 * and API with it, and every part of the output is that site's.
 */
const root = resolve(import.meta.dirname, '../sites/orchard');
const out = mkdtempSync(join(tmpdir(), 'orchard-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

const read = (file: string): string => readFileSync(join(out, file), 'utf8');
const dataOf = (path: string): PageData => JSON.parse(read(`${path}page.json`)) as PageData;
const stylesOf = (path: string): string => read(dataOf(path).style.slice(1));
const policyOf = (path: string): string =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(read(`${path}index.html`))?.[1] ?? '';

let printed = '';
beforeAll(async () => {
  printed = await runBuild(root, ['--out', out]);
}, 120_000);

test('nothing is wrong with it', () => expect(printed).toMatch(/ 0 errors, 0 warnings/));

describe('pages', () => {
  test('have the site’s words', () => {
    expect(read('index.html')).toContain('Pick Alkmene in September');
    expect(read('trees/pruning/index.html')).toContain('href="https://seeds.orchard.example"');
    expect(read('trees/harvest/index.html')).not.toContain('The press is at');
  });
  test('show a header of their own in place of the title, whatever its component is called', () => {
    expect(dataOf('').hero).toBe(true);
    expect(read('index.html')).toContain('<article class="article with-hero"');
    expect(read('trees/harvest/index.html')).not.toContain('with-hero');
  });
  test('allow the videos that they have, and headers those of every page', () => {
    const origin = 'https://www.youtube-nocookie.com';
    expect(policyOf('trees/harvest/')).toContain(`frame-src ${origin}`);
    expect(policyOf('trees/pruning/')).not.toContain('frame-src');
    expect(read('_headers')).toContain(`frame-src ${origin}`);
  });
  test('list the site’s jobs', () => {
    expect(dataOf('trees/harvest/').related).toContainEqual(
      expect.objectContaining({ path: '/trees/harvest/#fill-a-crate', title: 'Fill a crate' }),
    );
  });
});

describe('styles', () => {
  test('are the site’s, as much as a page needs', () => {
    expect(stylesOf('batch/jobs/nightly/')).toContain('.orchard-page');
    expect(stylesOf('batch/jobs/nightly/')).not.toContain('.sorter');
    expect(stylesOf('')).toMatch(/\.banner[\s\S]*\.sorter/);
  });
  test('are those of rare components and of the API reference for a page that has both', () => {
    expect(stylesOf('trees/pruning/')).toMatch(/\.cards[\s\S]*\.api-columns|\.api-columns[\s\S]*\.cards/);
  });
});

describe('the API reference', () => {
  const operation = 'api-reference/crates/weigh-crate/';

  test('is made from the site’s description and its texts', () => {
    const page = read(`${operation}index.html`);
    expect(page).toContain('Keeps the weight of a crate of Alkmene.');
    expect(page).toContain('What the scales show, <code>{tare}</code> included.');
    expect(page).toContain('The crate is empty.');
  });
  test('knows the pages that mention an operation, by the paths and servers of the description', () => {
    expect(read(`${operation}index.html`)).toContain('<a href="/trees/harvest/">Pick the trees</a>');
    expect(read('trees/harvest/index.html')).toContain(
      `<a href="/${operation}"><code>POST /<wbr>crates/<wbr>{crate}/<wbr>weighings</code>`,
    );
  });
  test('is published for programs', () => {
    const published = JSON.parse(read('api-reference/openapi.json')) as { paths: object };
    expect(Object.keys(published.paths)).toEqual(['/crates/{crate}/weighings']);
  });
});

test('the client has the site’s live components and values, and no other', () => {
  const scripts = readdirSync(join(out, '_assets'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|json)$/.test(file))
    .map((file) => read(join('_assets', file)));
  expect(scripts.filter((text) => text.includes('crates')).length).toBeGreaterThan(0);
  expect(scripts.some((text) => text.includes('burnt into the wood'))).toBe(true);
  expect(scripts.filter((text) => /parley|WidgetPreview|SnippetBuilder/i.test(text))).toEqual([]);
});

test('nothing is said of the project’s own product', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|md|json|txt|xml)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => /parley|chatwoot|widget/i.test(read(file)))).toEqual([]);
  expect(existsSync(join(out, 'search'))).toBe(true);
});
