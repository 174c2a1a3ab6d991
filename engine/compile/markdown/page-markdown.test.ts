import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseHtml } from '../../markdown/parser.ts';
import { pageMarkdown } from './page-markdown.ts';

const folder = join(import.meta.dirname, 'fixtures');
const cases = readdirSync(folder)
  .filter((name) => name.endsWith('.html'))
  .map((name) => name.replace('.html', ''));

test.each(cases)('turns the HTML of %s into Markdown', (name) => {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const expected = readFileSync(join(folder, `${name}.md`), 'utf8');
  expect(pageMarkdown({ title: 'T', description: 'D.', root: parseHtml(html) })).toBe(`# T\n\n> D.\n\n${expected}`);
});

test('writes only the title for a page without text', () => {
  expect(pageMarkdown({ title: 'Empty', description: '', root: parseHtml('') })).toBe('# Empty\n');
});
