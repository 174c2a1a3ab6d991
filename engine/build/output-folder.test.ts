import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ensureReplaceable } from './output-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'output-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder with these files. */
function folder(name: string, files: readonly string[]): string {
  const path = join(root, name);
  mkdirSync(path);
  for (const file of files) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), '');
  }
  return path;
}

test.each([
  ['that does not exist', () => join(root, 'none')],
  ['that is empty', () => folder('empty', [])],
  ['of an earlier build', () => folder('dist', ['index.html', '_assets/site.css'])],
])('a build replaces a folder %s', (_, path) => {
  expect(() => ensureReplaceable(path())).not.toThrow();
});

test('a build does not replace a folder of pages, the project itself, or a file', () => {
  const pages = folder('content', ['index.mdx']);
  expect(() => ensureReplaceable(pages)).toThrow(
    `${pages} has files that no build has made. A build replaces the whole folder, so they would be lost.\n` +
      '  Name an empty folder or a new one with --out, or empty this one first.',
  );
  expect(() => ensureReplaceable(root)).toThrow('no build has made');
  expect(() => ensureReplaceable(join(pages, 'index.mdx'))).toThrow('a file is where a folder has to be');
});
