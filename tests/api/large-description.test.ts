import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiReference, type ApiReference } from '../../openapi/reference.ts';
import type { ApiDocument } from '../../openapi/document.ts';
import { loadApi } from '../../openapi/load-api.ts';
import { apiTextsSchema } from '../../openapi/texts.ts';

const scratch = mkdtempSync(join(tmpdir(), 'docs-api-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const noTexts = apiTextsSchema.parse({});
/** A generated description of that many operations whose thirty schemas refer to one another. */
function largeDescription(openapi: string, count: number): object {
  const name = (index: number): string => `Thing${index % 30}`;
  const ref = (index: number) => ({ $ref: `#/components/schemas/${name(index)}` });
  const nullable = openapi.startsWith('3.0') ? { type: 'string', nullable: true } : { type: ['string', 'null'] };
  const schema = (index: number) => ({
    type: 'object',
    required: ['id'],
    properties: {
      id: { type: 'integer' },
      note: nullable,
      next: ref(index + 1),
      others: { type: 'array', items: ref(index + 7) },
      either: { oneOf: [ref(index + 3), ref(index + 11)] },
    },
  });
  const content = (index: number) => ({ 'application/json': { schema: ref(index) } });
  const operation = (index: number) => ({
    operationId: `callThing${index}`,
    tags: [`Group ${index % 20}`],
    requestBody: { content: content(index) },
    responses: { '200': { description: 'Done.', content: content(index) } },
  });
  const indexes = Array.from({ length: count }, (_, index) => index);
  return {
    openapi,
    info: { title: 'Large API', version: '1' },
    paths: Object.fromEntries(indexes.map((index) => [`/things-${index}/{id}`, { post: operation(index) }])),
    components: { schemas: Object.fromEntries(indexes.slice(0, 30).map((index) => [name(index), schema(index)])) },
  };
}

// The versions differ in how they say that a value can be null; a thousand operations show what size does.
describe.each([
  ['3.0.3', 100],
  ['3.1.0', 1000],
])('OpenAPI %s, %i operations', (version, count) => {
  let document: ApiDocument;
  let reference: ApiReference;
  let errors: readonly string[];
  beforeAll(async () => {
    writeFileSync(join(scratch, `${version}.json`), JSON.stringify(largeDescription(version, count)));
    const loaded = await loadApi(scratch, `${version}.json`, {});
    errors = loaded.problems.filter(({ severity }) => severity === 'error').map(({ message }) => message);
    document = loaded.document as ApiDocument;
    reference = apiReference(document, noTexts);
  }, 60_000);

  test('can be read, and has a page of its own for each operation', () => {
    expect(errors).toEqual([]);
    expect(reference.operations).toHaveLength(count);
    expect(new Set(reference.paths.values()).size).toBe(count);
    expect(new Set(reference.pages.map(({ file }) => file)).size).toBe(reference.pages.length);
  });

  test('no page is without end, however its schemas hold one another', () => {
    // Thirty schemas take turns: every seventh of a thousand pages has each of them, and so have all of a hundred.
    const pages = reference.pages.filter((_, index) => count < 1000 || index % 7 === 0);
    expect(Math.max(...pages.map(({ nodes }) => JSON.stringify(nodes()).length))).toBeLessThan(200_000);
  });

  test('an operation’s page is the same among many as it is alone', () => {
    const [path = '', item] = Object.entries(document.paths ?? {}).at(-1) ?? [];
    const alone = apiReference({ ...document, paths: { [path]: item ?? {} } }, noTexts);
    const [operation] = alone.operations;
    const file = `${alone.paths.get(operation?.id ?? '')?.slice(1, -1)}.mdx`;
    const page = (from: ApiReference) => JSON.stringify(from.pages.find((other) => other.file === file)?.nodes());
    expect(page(alone)).toContain(`/things-${count - 1}/`);
    expect(page(alone)).toBe(page(reference));
  });
});
