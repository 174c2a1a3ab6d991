import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiReference, type ApiReference } from '../../engine/api/api-pages.ts';
import type { ApiDocument } from '../../engine/api/document.ts';
import { loadApi } from '../../engine/api/load-api.ts';
import { apiTextsSchema } from '../../engine/api/texts.ts';
import type { Problem } from '../../engine/model/problem.ts';
import { build } from '../../engine/build/build.ts';
import { Reporter } from '../../engine/build/report.ts';

const scratch = mkdtempSync(join(tmpdir(), 'docs-api-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const noTexts = apiTextsSchema.parse({});
const unpack = (name: string): string =>
  brotliDecompressSync(readFileSync(join(import.meta.dirname, `descriptions/${name}.json.br`))).toString();

describe.each([
  { name: 'discord', operations: 242 },
  { name: 'openai', operations: 288 },
  { name: 'twilio', operations: 197 },
])('$name', ({ name, operations }) => {
  let document: ApiDocument;
  let reference: ApiReference;
  let problems: readonly Problem[];
  beforeAll(async () => {
    writeFileSync(join(scratch, `${name}.json`), unpack(name));
    const loaded = await loadApi(scratch, `${name}.json`, {});
    problems = loaded.problems;
    document = loaded.document as ApiDocument;
    reference = apiReference(document, noTexts);
  }, 60_000);

  test('can be read', () => expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]));

  test('has a page for each operation, each with a URL of its own', () => {
    expect(reference.operations).toHaveLength(operations);
    expect(new Set(reference.paths.values()).size).toBe(operations);
    expect(new Set(reference.pages.map(({ file }) => file)).size).toBe(reference.pages.length);
  });

  test('no page is without end, however its schemas hold one another', () => {
    const longest = Math.max(...reference.pages.map(({ text }) => text.length));
    expect(longest).toBeLessThan(200_000);
  });

  test('an operation’s page is the same among hundreds as it is alone', () => {
    const [path = '', item] = Object.entries(document.paths ?? {}).at(-1) ?? [];
    const alone = apiReference({ ...document, paths: { [path]: item ?? {} } }, noTexts);
    for (const operation of alone.operations) {
      const file = `${alone.paths.get(operation.id)?.slice(1, -1)}.mdx`;
      const page = (from: ApiReference) => from.pages.find((other) => other.file === file)?.text;
      expect(page(alone)).toBeDefined();
      expect(page(alone)?.replace(/^title: .*$/m, '')).toBe(page(reference)?.replace(/^title: .*$/m, ''));
    }
  });
});

test('a site with another description is built, and says what it cannot show', async () => {
  const root = join(scratch, 'site');
  mkdirSync(join(root, 'content'), { recursive: true });
  writeFileSync(
    join(root, 'site.config.ts'),
    `export default { brand: { name: 'Own', slug: 'own', appUrl: 'https://own.example' }, title: 'Own', tagline: 'Own.', api: { description: 'api.json' } };\n`,
  );
  writeFileSync(
    join(root, 'content/index.mdx'),
    '---\ntype: landing\ntitle: Own API\ndescription: A site that has nothing but a home page and the reference of somebody’s API.\n---\n\nHello.\n',
  );
  writeFileSync(join(root, 'api.json'), unpack('twilio'));
  const out = join(scratch, 'out');
  const { problems, pages } = await build({ root, out, cache: false }, new Reporter({ write: () => true }));
  const errors = problems.filter(({ severity, check }) => severity === 'error' && check !== 'sidebars');
  expect(errors).toEqual([]);
  expect(pages).toBeGreaterThan(250);
  const { document } = await loadApi(root, 'api.json', {});
  const path = apiReference(document as ApiDocument, noTexts).paths.get('CreateAccount') ?? '';
  const html = readFileSync(join(out, path, 'index.html'), 'utf8');
  expect(html).toContain('/2010-04-01/');
}, 180_000);
