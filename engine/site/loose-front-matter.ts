import { parse as parseToml } from 'smol-toml';
import { parseDocument } from 'yaml';
import { frontMatterOf, looksLikeSettings, type FrontMatterBlock } from '../markdown/front-matter-block.ts';
import type { Problem } from '../model/problem.ts';
import type { SourceFile } from './discover.ts';
import { titleFromPath, titleOf, withoutDirectionMarks } from './page-title.ts';
import { introOf } from './front-matter-intro.ts';
import type { FrontMatterResult } from './front-matter.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Reads the front matter of a page that was not written for this engine: YAML or TOML, optional. Keys of other systems are
 * understood, unknown ones are ignored. A value of the wrong type is dropped without affecting the others.
 */
export function readLooseFrontMatter(source: SourceFile, displayFile: string): FrontMatterResult {
  const problems: Problem[] = [];
  const warn = (message: string, hint?: string): void =>
    void problems.push({
      check: 'front-matter',
      severity: 'warning',
      file: displayFile,
      line: 1,
      message,
      ...(hint ? { hint } : {}),
    });
  const block = frontMatterOf(source.text);
  const { values, bodyLine } = block ? readBlock(block, warn) : { values: {}, bodyLine: 0 };
  const read = reader(values, warn);
  const title =
    read(text, 'title') ??
    read(text, 'hero.name', 'hero.title') ??
    titleOf(source, bodyLine) ??
    titleFromPath(source.path);
  const label = read(text, 'label', 'sidebar_label', 'sidebarTitle', 'nav_title', 'linkTitle', 'sidebar.label');
  const lang = read(language, 'lang', 'language', 'locale');
  const dir = read(direction, 'dir');
  const order = read(number, 'order', 'sidebar_position', 'nav_order', 'weight', 'sidebar.order');
  const intro = introOf(values);
  const slug = read(text, 'slug', 'permalink');
  const id = read(text, 'id');
  return {
    meta: {
      type: 'plain',
      title: withoutDirectionMarks(title),
      description: withoutDirectionMarks(read(text, 'description') ?? ''),
      keywords: [...(read(words, 'keywords') ?? []), ...(read(words, 'tags') ?? [])],
      related: read(words, 'related') ?? [],
      ...(label ? { label: withoutDirectionMarks(label) } : {}),
      ...(lang ? { lang } : {}),
      ...(dir ? { dir } : {}),
      ...(order === undefined ? {} : { order }),
      ...(intro ? { intro } : {}),
    },
    problems,
    bodyLine,
    ...(slug ? { slug } : {}),
    ...(id ? { id } : {}),
    ...(read(flag, 'draft') ? { draft: true } : {}),
  };
}

/** The parsed values of a block, and how many lines of the file it takes: none when the block turns out to be text between two rules. */
function readBlock(
  block: FrontMatterBlock,
  warn: (message: string, hint?: string) => void,
): { values: Values; bodyLine: number } {
  const nothing = { values: {}, bodyLine: looksLikeSettings(block) ? block.lines : 0 };
  try {
    const values: unknown = block.kind === 'toml' ? parseToml(block.text) : parseYaml(block.text);
    if (values === null || values === undefined) return nothing;
    return isMap(values) ? { values, bodyLine: block.lines } : { values: {}, bodyLine: 0 };
  } catch (error) {
    if (!nothing.bodyLine) return nothing;
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    const kind = block.kind === 'toml' ? 'TOML' : 'YAML';
    warn(`The front matter is not valid ${kind} and is left out: ${reason}`, 'Quote values that hold a colon.');
    return nothing;
  }
}

/** @throws Error for invalid YAML, and for aliases that would grow without limit */
function parseYaml(source: string): unknown {
  const document = parseDocument(source, { logLevel: 'error', prettyErrors: false });
  if (document.errors[0]) throw document.errors[0];
  return document.toJS({ maxAliasCount: 100 });
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

type Kind<T> = { readonly name: string; readonly read: (value: unknown) => T | undefined };

const text: Kind<string> = {
  name: 'text',
  read: (value) =>
    typeof value === 'string'
      ? value.trim()
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : value instanceof Date
          ? value.toISOString().slice(0, 10)
          : undefined,
};
const words: Kind<string[]> = {
  name: 'a list of words',
  read: (value) => {
    const list: unknown = typeof value === 'string' ? value.split(',') : value;
    if (!Array.isArray(list)) return undefined;
    const read = list.map((item: unknown) => text.read(item));
    return read.every((item) => item !== undefined) ? read.filter(Boolean) : undefined;
  },
};
const number: Kind<number> = {
  name: 'a number',
  read: (value) => {
    const read = typeof value === 'string' && value.trim() ? Number(value) : value;
    return typeof read === 'number' && Number.isFinite(read) ? read : undefined;
  },
};
const flag: Kind<boolean> = {
  name: 'true or false',
  read: (value) =>
    typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : undefined,
};
const language: Kind<string> = {
  name: 'a language such as en or pt-BR',
  read: (value) => {
    try {
      return typeof value === 'string' ? Intl.getCanonicalLocales(value.replace('_', '-'))[0] : undefined;
    } catch {
      return undefined;
    }
  },
};
const direction: Kind<'ltr' | 'rtl'> = {
  name: '`ltr` or `rtl`',
  read: (value) => (value === 'ltr' || value === 'rtl' ? value : undefined),
};

/** Reads a key by any of its names; `a.b` is the key `b` of the map `a`. The first usable value is used. */
function reader(values: Values, warn: (message: string) => void) {
  const at = (name: string): unknown => {
    const [first = '', second] = name.split('.');
    const value = Object.hasOwn(values, first) ? values[first] : undefined;
    if (second === undefined) return value;
    return isMap(value) && Object.hasOwn(value, second) ? value[second] : undefined;
  };
  return <T>(kind: Kind<T>, ...names: string[]): T | undefined => {
    for (const name of names) {
      const value = at(name);
      if (value === undefined || value === null || value === '') continue;
      const read = kind.read(value);
      if (read !== undefined) return read;
      warn(`The front matter key \`${name}\` should be ${kind.name} and is left out.`);
    }
    return undefined;
  };
}
