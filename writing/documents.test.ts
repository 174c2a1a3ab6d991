import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Problem } from '../engine/model/problem.ts';
import { testModel } from '../tests/unit/compile-text.ts';
import { documents } from './documents.ts';
import { vocabularyRule } from './vocabulary.ts';
import { vocabularySchema } from './vocabulary-schema.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const check = async (words: object): Promise<readonly Problem[]> =>
  documents({ vocabulary: vocabularyRule(vocabularySchema.parse(words)) })(testModel({}), new Map(), root);

it('reads the Markdown at the root and leaves code out', async () => {
  writeFileSync(join(root, 'README.md'), '# Title\n\nRun `just`.\n\nIt just works.\n');
  writeFileSync(join(root, 'notes.txt'), 'It just works.');
  expect(await check({ avoid: [{ pattern: 'just', say: 'Say “only”.' }] })).toEqual([
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
  expect(await check({ spellings: [{ pattern: 'id', say: 'Write “ID”.' }] })).toMatchObject([
    { line: 5, hint: 'Write “ID”.' },
  ]);
});
