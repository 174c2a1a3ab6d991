import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { vocabularySchema } from '../model/vocabulary.ts';
import { checkDocuments } from './documents.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterAll(() => rmSync(root, { recursive: true }));

it('reads the Markdown at the root and leaves code out', async () => {
  writeFileSync(join(root, 'README.md'), '# Title\n\nRun `just`.\n\nIt just works.\n');
  writeFileSync(join(root, 'notes.txt'), 'It just works.');
  const vocabulary = vocabularySchema.parse({ avoid: [{ pattern: 'just', say: 'Say “only”.' }] });
  expect(await checkDocuments(root, vocabulary)).toEqual([
    {
      check: 'documents',
      severity: 'error',
      file: 'README.md',
      line: 5,
      message: '“just” is a phrase to avoid.',
      hint: 'Say “only”.',
    },
  ]);
});

it('tells a wrong spelling from the right one by its case', async () => {
  writeFileSync(join(root, 'README.md'), '# Title\n\nCopy the ID, which is `id` in code.\n\nCopy the id.\n');
  const vocabulary = vocabularySchema.parse({ spellings: [{ pattern: 'id', say: 'Write “ID”.' }] });
  expect(await checkDocuments(root, vocabulary)).toMatchObject([{ line: 5, hint: 'Write “ID”.' }]);
});
