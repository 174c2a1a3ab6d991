import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { providerErrors } from './index.ts';

const content = join(import.meta.dirname, '../content');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(content, file), 'utf8'));

describe.each(providerErrors.providers)('errors.$key', ({ key, list, errors }) => {
  const shown = pages.filter((text) => text.includes(`<DataTable of="errors.${key}"`));
  const only = shown.flatMap((text) => [
    ...text.matchAll(new RegExp(`<DataTable of="errors\\.${key}"(?: only=\\{(\\[[^\\]]*\\])\\})?`, 'g')),
  ]);

  test('is shown on a page, which links to the list of the provider', () => {
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter((text) => !text.includes(`](${list})`))).toEqual([]);
  });

  test('has no error that no page shows', () => {
    const keys = new Set(
      only.flatMap(([, chosen]) => (chosen ? (JSON.parse(chosen) as string[]) : errors.map((one) => one.key))),
    );
    expect(errors.map((one) => one.key).filter((one) => !keys.has(one))).toEqual([]);
  });
});
