import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { textNames } from '../engine/model/locale-schema.ts';
import { sectionsOf } from '../layers/replace-sections.ts';

/** Hashes of the sections of a translation's original, by page and anchor; the text above all headings has an empty one. */
export type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The hash of each section of a page. A section ends at the next heading, so that a change counts once. */
export function hashesOf(text: string): Record<string, string> {
  const lines = text.split('\n');
  const sections = sectionsOf({ text, format: 'mdx' });
  const front = frontMatterOf(text)?.lines ?? 0;
  const heads = [{ anchor: '', start: front }, ...sections];
  const seen = /^(title|label|description): .*$/gm;
  return Object.fromEntries(
    heads.map(({ anchor, start }, index) => {
      const own = lines.slice(start, heads[index + 1]?.start ?? lines.length).join('\n');
      // Of the front matter, readers see only these.
      const above = anchor
        ? ''
        : [...text.slice(0, text.length - bodyOf(text, front).length).matchAll(seen)].join('\n');
      return [anchor, createHash('sha256').update(`${above}${own.trim()}`).digest('hex').slice(0, 12)];
    }),
  );
}

/** What a translation lacks: sections whose original has changed since, is new, or is gone. */
export function changes(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>): string[] {
  const name = (anchor: string): string => (anchor ? `#${anchor}` : 'the beginning');
  return [
    ...Object.keys(now).flatMap((anchor) =>
      before[anchor] === undefined
        ? [`${name(anchor)} is new`]
        : before[anchor] === now[anchor]
          ? []
          : [`${name(anchor)} has changed`],
    ),
    ...Object.keys(before).flatMap((anchor) => (now[anchor] === undefined ? [`${name(anchor)} is gone`] : [])),
  ];
}

const root = resolve(import.meta.dirname, '..');
const codes = readdirSync(join(root, 'locales')).map((name) => name.replace('.json', ''));
const pagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .toSorted()
    : [];

/** What is missing or older than its original in a language, as lines. */
function report(code: string): string[] {
  const folder = join(root, 'content', code);
  const originals = pagesIn(join(root, 'content')).filter((file) => !codes.some((one) => file.startsWith(`${one}/`)));
  const translated = pagesIn(folder);
  const catalog = JSON.parse(readFileSync(join(root, 'locales', `${code}.json`), 'utf8')) as {
    strings?: Record<string, string>;
  };
  const sources = readSources(folder);
  const missing = textNames.filter((key) => catalog.strings?.[key] === undefined);
  const stale = translated.flatMap((file) => {
    const original = join(root, 'content', file);
    if (!existsSync(original)) return [`${file}: its original is gone`];
    const before = sources[file];
    if (!before) return [`${file}: not recorded; run npm run translations -- done ${code}/${file}`];
    return changes(before, hashesOf(readFileSync(original, 'utf8'))).map((change) => `${file}: ${change}`);
  });
  const untranslated = originals.filter((file) => !translated.includes(file));
  return [
    `${code}: ${translated.length} of ${originals.length} pages and snippets`,
    ...missing.map((key) => `  locales/${code}.json lacks the text ${key}`),
    ...stale.map((line) => `  ${line}`),
    ...(process.argv.includes('--all') ? untranslated.map((file) => `  ${file}: not translated`) : []),
  ];
}

const readSources = (folder: string): Sources =>
  existsSync(join(folder, '_sources.json'))
    ? (JSON.parse(readFileSync(join(folder, '_sources.json'), 'utf8')) as Sources)
    : {};

/** Records that translations say what their originals say now. */
function record(names: readonly string[]): void {
  for (const code of codes) {
    const folder = join(root, 'content', code);
    const files = pagesIn(folder).filter((file) => !names.length || names.includes(`${code}/${file}`));
    if (!files.length) continue;
    const now = files
      .filter((file) => existsSync(join(root, 'content', file)))
      .map((file) => [file, hashesOf(readFileSync(join(root, 'content', file), 'utf8'))] as const);
    const all = Object.entries({ ...readSources(folder), ...Object.fromEntries(now) }).toSorted(([a], [b]) =>
      a < b ? -1 : 1,
    );
    writeFileSync(join(folder, '_sources.json'), `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
}

if (process.argv[1] === import.meta.filename) {
  const [command, ...names] = process.argv.slice(2);
  if (command === 'done') record(names);
  else process.stdout.write(`${codes.flatMap(report).join('\n')}\n`);
}
