import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { vocabularySchema } from '../../writing/vocabulary-schema.ts';

const root = resolve(import.meta.dirname, '../..');
const vocabulary = vocabularySchema.parse(JSON.parse(readFileSync(join(root, 'writing/vocabulary.json'), 'utf8')));
const phrases = [...vocabulary.avoid, ...vocabulary.terms, ...vocabulary.tics, ...vocabulary.hedges].map(
  ({ pattern, say }) => ({ pattern: new RegExp(`(?<![\\w-])(?:${pattern})(?![\\w-])`, 'i'), say }),
);

/** Words that readers search for, and a path in a Dockerfile. */
const unspoken = /^engine\/(search\/stop-words|output\/hosting\/docker)\.ts$/;
const files = ['engine', 'components']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !unspoken.test(file));

/** Texts of three words or more in a program: strings, templates, and text between JSX tags. */
function spokenTexts(source: string, lang: 'ts' | 'tsx'): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const { type, value, quasis } = node as { type?: string; value?: unknown; quasis?: { value: { raw: string } }[] };
    if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') texts.push(value);
    if (type === 'TemplateLiteral' && quasis) texts.push(quasis.map((part) => part.value.raw).join('…'));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(source, { lang }));
  return texts
    .filter((text) => text.trim().split(/\s+/).length > 2)
    .map((text) => text.replace(/\\?`[^`]*`|“[^”]*”/g, ''));
}

test('the frame, the tools and the errors of the build use the words of the pages', () => {
  const found = files.flatMap((file) =>
    spokenTexts(readFileSync(join(root, file), 'utf8'), file.endsWith('x') ? 'tsx' : 'ts').flatMap((text) =>
      phrases.flatMap(({ pattern, say }) => {
        const match = pattern.exec(text)?.[0];
        return match ? [`${file}: “${match}” in “${text.trim()}”. ${say}`] : [];
      }),
    ),
  );
  expect(found).toEqual([]);
});
