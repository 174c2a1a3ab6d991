import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const read = (file: string): string => readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
const codeIn = (text: string): string[] => [...text.matchAll(/`([\w.<>]+)`/g)].map((match) => match[1] as string);

test('the page about cookies names every key that this site stores in the browser', () => {
  const [, keys = ''] = /Keys in use: (.*)/.exec(read('engine/client/storage.ts')) ?? [];
  const [, section = ''] =
    /## On this documentation site\n([\s\S]*?)\n## /.exec(read('content/product/others/cookies.mdx')) ?? [];
  expect(codeIn(keys)).not.toEqual([]);
  expect(codeIn(section).toSorted()).toEqual(codeIn(keys).toSorted());
});

test('the client stores nothing under another key', () => {
  const files = ['engine/client', 'components'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, '../..', folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const used = files.flatMap((file) =>
    [...read(file).matchAll(/\b(?:readStorage|writeStorage|stored?)\((?:'([\w.]+)'|`(\w+\.)\$\{)/g)].map(
      ([, key, group]) => key ?? `${group}<group>`,
    ),
  );
  const [, keys = ''] = /Keys in use: (.*)/.exec(read('engine/client/storage.ts')) ?? [];
  expect(used).toContain('recent');
  expect(used.filter((key) => !codeIn(keys).includes(key))).toEqual([]);
});
