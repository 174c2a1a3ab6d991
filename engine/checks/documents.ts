import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '../markdown/parser.ts';
import type { Problem } from '../model/problem.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import { grammar } from './page/grammar.ts';
import { vocabulary as words } from './page/vocabulary.ts';

/** The Markdown files at the project's root, such as README.md, follow the rules for the words of pages. */
export async function checkDocuments(root: string, vocabulary: Vocabulary): Promise<Problem[]> {
  const files = (await readdir(root)).filter((name) => name.endsWith('.md')).sort();
  const problems = files.map(async (file) => {
    const nodes = parse(await readFile(join(root, file), 'utf8'), 'md');
    const facts = {
      lang: 'en',
      meta: { type: 'landing', title: '', description: '', keywords: [], related: [] },
      nodes,
      codes: [],
      placeholders: {},
      vocabulary,
      pageTypes: {},
    };
    const findings = await Promise.all([words(facts), grammar(facts)]);
    return findings.flat().map(({ line, severity = 'error', ...finding }): Problem => ({
      check: 'documents',
      severity,
      file,
      ...finding,
      line,
    }));
  });
  return (await Promise.all(problems)).flat();
}
