import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageChecker, type PageRule, type ProjectRule } from '../engine/checks/rules.ts';
import { parse } from '../engine/markdown/parser.ts';

/** The Markdown files at the project's root, such as README.md, follow the rules for the words of pages. */
export const documents =
  (page: Readonly<Record<string, PageRule>>): ProjectRule =>
  async (_model, _results, root) => {
    const files = (await readdir(root)).filter((name) => name.endsWith('.md')).sort();
    const problems = files.map(async (file) => {
      const nodes = parse(await readFile(join(root, file), 'utf8'), 'md');
      const meta = { type: 'landing', title: '', description: '', keywords: [], related: [] };
      const facts = { lang: 'en', meta, nodes, codes: [], placeholders: {}, pageTypes: {}, tokens: {} };
      return (await pageChecker({ page, project: [] })(facts, file)).map((one) => ({ ...one, check: 'documents' }));
    });
    return (await Promise.all(problems)).flat();
  };
