import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { methods, type ApiDocument } from '../../openapi/document.ts';
import { Site } from '../../engine/build/site.ts';
import { linksAndAnchors } from '../../engine/checks/links-and-anchors.ts';
import { repeatedParagraphs } from '../../writing/repeated-paragraphs.ts';
import { searchPages } from '../../engine/output/search-files.ts';
import { makeSearchFiles } from '../../engine/search/make-search-files.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import { findPages } from '../../engine/search/rank.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import { eachSheet } from '../../engine/model/style-sheet.ts';
import { gzipBytes } from '../budgets/built-site.ts';

/** Descriptions that were not written for this engine; `descriptions/README.txt` says where they come from. */
const descriptions: readonly { name: string; openapi: string; operations: number; query: string; found: string }[] = [
  { name: 'github', openapi: '3.0.3', operations: 1223, query: 'POST /user/repos', found: 'repos-create-for-auth' },
  { name: 'readme', openapi: '3.1.0', operations: 54, query: 'GET /branches', found: 'get-branches' },
  { name: 'galaxy', openapi: '3.1.1', operations: 9, query: 'createPlanet', found: 'create-planet' },
  { name: 'circular', openapi: '3.0.3', operations: 3, query: 'PUT /circular', found: 'put-circular' },
];
/** Of a large description, only this many pages are compiled, because they are alike. */
const mostCompiled = 24;

const place = resolve(import.meta.dirname, '../../.cache/copies');
mkdirSync(place, { recursive: true });
const scratch = mkdtempSync(join(place, 'api-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const sidebar = /<nav class="sidebar"[\s\S]*?<\/nav>/;

const textOf = (name: string): string =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, `descriptions/${name}.json.br`))).toString();

const sites = new Map<string, Site>();

/** Opens a site with a home page and the reference of a description. */
function open(name: string, description: string): Promise<Site> {
  const root = join(scratch, name);
  mkdirSync(join(root, 'content'), { recursive: true });
  const brand = { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' };
  const config = { brand, title: 'Docs', tagline: 'Docs' };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  mkdirSync(join(root, 'config'));
  const openApi = join(import.meta.dirname, '../../openapi/open-api-pages.ts');
  writeFileSync(
    join(root, 'config/page-source.ts'),
    `import { openApiPages } from '${openApi}';\nexport const pageSource = openApiPages({ description: 'openapi.json' });\n`,
  );
  writeFileSync(join(root, 'openapi.json'), description);
  writeFileSync(
    join(root, 'content/index.mdx'),
    `---\ntype: landing\ntitle: Home of the docs\ndescription: ${'A page. '.repeat(8)}\n---\n\nHome.\n`,
  );
  const asset = { build: '1', boot: '', contentScript: '', integrity: {} };
  const client = {
    ...asset,
    styles: eachSheet((sheet) => `/${sheet}.css`),
  };
  return Site.open({ root, client: () => Promise.resolve(client) });
}

describe.each(descriptions)('$name', { timeout: 240_000 }, async ({ name, openapi, operations, query, found }) => {
  const text = textOf(name);
  const document = JSON.parse(text) as ApiDocument;
  const site = await open(name, text);
  sites.set(name, site);
  const paths = [...site.model.pages.keys()].filter((path) => path.split('/').length === 5);
  const compiled = paths.filter((_, index) => index % Math.ceil(paths.length / mostCompiled) === 0);

  test('has a page for every operation', () => {
    expect(document.openapi).toBe(openapi);
    const all = Object.values(document.paths ?? {}).flatMap((item) => methods.filter((method) => item[method]));
    expect(all).toHaveLength(operations);
    expect(paths).toHaveLength(operations);
  });

  test('what it has and the reference does not show is said in words, with the place', async () => {
    expect(site.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const said = site.problems.map(({ message, hint }) => [message, ...(hint ? [`  ${hint}`] : [])].join('\n'));
    await expect(`${said.join('\n')}\n`).toMatchFileSnapshot(`descriptions/${name}.problems.txt`);
  });

  test('its pages can be compiled, none is without end, and their links and anchors lead somewhere', async () => {
    const findings = new Map<string, Awaited<ReturnType<Site['compile']>>['findings']>();
    const lengths: number[] = [];
    for (const path of compiled) {
      const page = await site.compile(path);
      findings.set(path, page.findings);
      lengths.push(page.content.markdown.length);
    }
    expect([...findings.values()].flatMap(({ problems }) => problems)).toEqual([]);
    expect(Math.max(...lengths)).toBeLessThan(150_000);
    expect(linksAndAnchors(site.model, findings)).toEqual([]);
    expect(repeatedParagraphs(site.model, findings, site.root)).toEqual([]);
  });

  test('the search finds an operation by what it is called', async () => {
    const results = new Map(
      await Promise.all(compiled.map(async (path) => [path, (await site.compile(path)).findings] as const)),
    );
    const files = makeSearchFiles(searchPages({ results, model: site.model }));
    const index = new SearchIndex(files.documents);
    for (const [, terms] of files.terms) index.addTerms(terms);
    const [first] = findPages(index, parseQuery(query)).pages;
    expect(index.pages[first?.page ?? -1]?.path).toContain(found);
  });
});

test(
  'an operation’s page costs a reader hardly more among 1,223 than alone, however large its group',
  { timeout: 240_000 },
  async () => {
    const text = textOf('github');
    const document = JSON.parse(text) as ApiDocument & { paths: Record<string, object> };
    const path = '/repos/{owner}/{repo}/issues/{issue_number}/lock';
    const alone = await open('alone', JSON.stringify({ ...document, paths: { [path]: document.paths[path] } }));
    const among = sites.get('github') ?? (await open('among', text));
    const page = '/api-reference/issues/issues-lock/';
    const [one, many] = await Promise.all([alone.outputs(page), among.outputs(page)]);
    const fileOf = (files: Record<string, string>, file: string): string => files[page.slice(1) + file] ?? '';
    expect(fileOf(many, 'index.md')).toBe(fileOf(one, 'index.md'));
    // Parts of a document that name the neighboring pages or the group.
    expect(fileOf(many, 'page.json').length - fileOf(one, 'page.json').length).toBeLessThan(1000);
    const [oneHtml, manyHtml] = [fileOf(one, 'index.html'), fileOf(many, 'index.html')];
    // Without the sidebar, the documents differ only in the names of the neighbors: by 1 % at most.
    const withoutSidebar = (html: string): number => gzipBytes(html.replace(sidebar, ''));
    expect(withoutSidebar(manyHtml) / withoutSidebar(oneHtml)).toBeLessThan(1.01);
    // The whole document, with its sidebar: half a kilobyte.
    expect(gzipBytes(manyHtml) - gzipBytes(oneHtml)).toBeLessThan(550);
    // The sidebar lists only one part of the groups, and one part of the operations in the page's own group. Checked in a small group
    // and in the largest.
    const largest = [...among.model.pages.keys()].filter((other) => other.startsWith('/api-reference/repos/'));
    expect(largest.length).toBeGreaterThan(200);
    for (const other of [page, largest.at(-1) as string]) {
      const html = (await among.outputs(other))[`${other.slice(1)}index.html`] ?? '';
      const [inDocument = ''] = sidebar.exec(html) ?? [];
      expect(inDocument).toContain('aria-current="page"');
      expect(inDocument.match(/<li>/g)?.length).toBeLessThan(60);
      expect(gzipBytes(inDocument)).toBeLessThan(1200);
    }
  },
);
