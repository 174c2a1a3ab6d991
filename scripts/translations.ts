import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { diffWordsWithSpace } from 'diff';
import { availability } from '../config/availability.ts';
import { bodyOf, frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { textNames } from '../engine/model/locale-schema.ts';
import { contentHash } from '../engine/site/content-hash.ts';
import { sectionsOf } from '../layers/replace-sections.ts';

/** Hashes of the sections of a translation's original, by page and anchor; the text above all headings has an empty one. */
export type Sources = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A section of a page up to the next heading, so that a change counts once. */
type Section = { readonly text: string; /** Counted from 1. */ readonly line: number };

/** The sections of a page by anchor; the text above all headings, with what readers see of the front matter, has an empty one. */
export function sectionTexts(text: string): Record<string, Section> {
  const lines = text.split('\n');
  const front = frontMatterOf(text)?.lines ?? 0;
  const heads = [{ anchor: '', start: front }, ...sectionsOf({ text, format: 'mdx' })];
  const seen = /^(title|label|description): .*$/gm;
  const frontLines = (text.slice(0, text.length - bodyOf(text, front).length).match(seen) ?? []).join('\n');
  return Object.fromEntries(
    heads.map(({ anchor, start }, index) => {
      const body = lines.slice(start, heads[index + 1]?.start ?? lines.length).join('\n');
      return [anchor, { text: (anchor ? body : `${frontLines}\n${body}`).trim(), line: start + 1 }];
    }),
  );
}

/** The hash of each section of a page. */
export const hashesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sectionTexts(text)).map(([anchor, section]) => [anchor, contentHash(section.text, 12)]),
  );

/** The lines in which two texts differ, with words that were removed as `[-old-]` and those that were added as `{+new+}`. */
export function wordDifference(before: string, now: string): string[] {
  let lines = [{ text: '', changed: false }];
  for (const { value, added, removed } of diffWordsWithSpace(before, now)) {
    const [first = '', ...rest] = value
      .split('\n')
      .map((text) => (text && added ? `{+${text}+}` : text && removed ? `[-${text}-]` : text));
    const changed = added || removed;
    const last = lines.at(-1) ?? { text: '', changed: false };
    lines = [
      ...lines.slice(0, -1),
      { text: last.text + first, changed: last.changed || (changed && first !== '') },
      ...rest.map((text) => ({ text, changed: changed && text !== '' })),
    ];
  }
  return lines.filter(({ changed }) => changed).map(({ text }) => text);
}

/**
 * What a translation lacks: sections whose original has changed since, is new, or is gone, each with its difference.
 * @param before the hashes of the sections that were translated
 * @param versions earlier texts of the original, the latest first; read only as far as needed
 */
export function changes(
  {
    before,
    now: text,
    file,
  }: { readonly before: Readonly<Record<string, string>>; readonly now: string; readonly file: string },
  versions: Iterable<string> = [],
): string[] {
  const now = sectionTexts(text);
  const anchors = new Set([...Object.keys(now), ...Object.keys(before)]);
  const stale = [...anchors].filter((anchor) => before[anchor] !== (now[anchor] && contentHash(now[anchor].text, 12)));
  const translated = new Map<string, string>();
  const isSought = (anchor: string): boolean => before[anchor] !== undefined && !translated.has(anchor);
  if (stale.some(isSought))
    for (const version of versions) {
      for (const [anchor, section] of Object.entries(sectionTexts(version)))
        if (isSought(anchor) && contentHash(section.text, 12) === before[anchor]) translated.set(anchor, section.text);
      if (!stale.some(isSought)) break;
    }
  return stale.flatMap((anchor) => {
    const what = before[anchor] === undefined ? 'is new' : now[anchor] ? 'has changed' : 'is gone';
    const head = `${file}:${now[anchor]?.line ?? 1}  ${anchor ? `#${anchor}` : 'the beginning'} ${what}`;
    if (isSought(anchor))
      return [head, '    Git has no version with the text that was translated, so there is no difference to show.'];
    const lines = wordDifference(translated.get(anchor) ?? '', now[anchor]?.text ?? '');
    return [head, ...lines.map((line) => `    ${line}`)];
  });
}

type Strings = Readonly<Record<string, string>>;

/**
 * Texts of the frame whose English has changed since they were translated, each with its difference.
 * @param before the hashes of the English texts that were translated, by key
 * @param versions earlier English texts, the latest first; read only as far as needed
 */
export function changedStrings(before: Strings, now: Strings, versions: Iterable<Strings> = []): string[] {
  const stale = Object.keys(before).filter(
    (key) => now[key] !== undefined && contentHash(now[key], 12) !== before[key],
  );
  const translated = new Map<string, string>();
  if (stale.length)
    for (const version of versions) {
      for (const key of stale)
        if (version[key] !== undefined && contentHash(version[key], 12) === before[key])
          translated.set(key, version[key]);
      if (stale.every((key) => translated.has(key))) break;
    }
  return stale.flatMap((key) => [
    `the text ${key} has changed in English`,
    ...wordDifference(translated.get(key) ?? '', now[key] ?? '').map((line) => `    ${line}`),
  ]);
}

const root = resolve(import.meta.dirname, '..');
const codes = readdirSync(join(root, 'locales')).map((name) => name.replace('.json', ''));
const pagesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.mdx'))
        .toSorted()
    : [];

const git = (...args: string[]): string => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** The committed versions of a file, the latest first; none without git. */
function* versionsOf(file: string): Iterable<string> {
  for (const commit of git('log', '--format=%H', '--', file).split('\n'))
    if (commit) yield git('show', `${commit}:${file}`);
}

const english = ['forms', 'frame', 'generated', 'search'].map((name) => `engine/model/english/${name}.json`);
const stringsOf = (json: string): Strings => JSON.parse(json || '{}') as Strings;
const englishNow = (): Strings =>
  Object.assign({}, ...english.map((file) => stringsOf(readFileSync(join(root, file), 'utf8')))) as Strings;
/** Earlier English texts of the frame, the latest first. */
function* earlierEnglish(): Iterable<Strings> {
  for (const file of english) for (const version of versionsOf(file)) yield stringsOf(version);
}
/** Hashes of the English texts that the frame's translations were made from, by language and key. */
const stringsFile = join(root, 'scripts/translated-strings.json');
const translatedStrings = JSON.parse(readFileSync(stringsFile, 'utf8')) as Record<string, Strings>;
type Catalog = { readonly strings?: Strings; readonly names?: Readonly<Record<string, readonly string[]>> };
const catalogOf = (code: string): Catalog =>
  JSON.parse(readFileSync(join(root, 'locales', `${code}.json`), 'utf8')) as Catalog;
const stringsIn = (code: string): Strings => catalogOf(code).strings ?? {};

/**
 * What a platform can lack and a language has no names for, by its English names: then its pages aren't checked for it. Names in upper case
 * are those of products, and the same everywhere.
 */
export const withoutNames = ({ names = {} }: Pick<Catalog, 'names'>): string[] =>
  Object.values(availability).flatMap(({ values }) =>
    Object.values(values).flatMap(({ names: inEnglish = [] }) => {
      const words = inEnglish.filter((name) => /^\p{Ll}/u.test(name));
      return words.length && !words.some((name) => names[name]) ? [words.join(', ')] : [];
    }),
  );

/** What is missing or older than its original in a language, as lines. */
function report(code: string): string[] {
  const folder = join(root, 'content', code);
  const originals = pagesIn(join(root, 'content')).filter((file) => !codes.some((one) => file.startsWith(`${one}/`)));
  const translated = pagesIn(folder);
  const strings = stringsIn(code);
  const sources = readSources(folder);
  const missing = textNames.filter((key) => strings[key] === undefined);
  const unnamed = translated.length ? withoutNames(catalogOf(code)) : [];
  const changed = changedStrings(translatedStrings[code] ?? {}, englishNow(), earlierEnglish());
  const stale = translated.flatMap((file) => {
    const original = join(root, 'content', file);
    if (!existsSync(original)) return [`${file}: its original is gone`];
    const before = sources[file];
    if (!before) return [`${file}: not recorded; run npm run translations -- done ${code}/${file}`];
    const now = readFileSync(original, 'utf8');
    return changes({ before, now, file: `content/${file}` }, versionsOf(`content/${file}`));
  });
  const untranslated = originals.filter((file) => !translated.includes(file));
  return [
    `${code}: ${translated.length} of ${originals.length} pages and snippets`,
    ...missing.map((key) => `  locales/${code}.json lacks the text ${key}`),
    ...unnamed.map((names) => `  locales/${code}.json lacks \`names\` for what English pages call ${names}`),
    ...changed.map((line) => `  ${line.startsWith(' ') ? '' : `locales/${code}.json: `}${line}`),
    ...stale.map((line) => `  ${line}`),
    ...(process.argv.includes('--all') ? untranslated.map((file) => `  ${file}: not translated`) : []),
  ];
}

const readSources = (folder: string): Sources =>
  existsSync(join(folder, '_sources.json'))
    ? (JSON.parse(readFileSync(join(folder, '_sources.json'), 'utf8')) as Sources)
    : {};

/** Records that the frame's translations of a language say what its English texts say now. */
function recordStrings(code: string): void {
  const now = englishNow();
  const hashes = Object.keys(stringsIn(code)).map((key) => [key, contentHash(now[key] ?? '', 12)]);
  const all = { ...translatedStrings, [code]: Object.fromEntries(hashes) as Strings };
  Object.assign(translatedStrings, all);
  writeFileSync(stringsFile, `${JSON.stringify(all, null, 2)}\n`);
}

/** Records that translations say what their originals say now. */
function record(names: readonly string[]): void {
  for (const code of codes) {
    const folder = join(root, 'content', code);
    if (!names.length || names.includes(`${code}.json`)) recordStrings(code);
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
