import { parse as parseYaml } from 'yaml';
import type { OutlineItem } from './outline-item.ts';
import { readSummary } from './summary.ts';
import type { SourceFolder } from './read-folder.ts';

export type Outline = { readonly file: string; readonly items: readonly OutlineItem[] };

/** Files with a navigation, and the keys that lead to it. */
const files: readonly (readonly [string, readonly string[]])[] = [
  ['docs.json', ['navigation']],
  ['mint.json', ['navigation']],
  ['mkdocs.yml', ['nav']],
  ['_quarto.yml', ['website.sidebar', 'book.chapters']],
  ['_toc.yml', ['chapters', 'parts', 'sections']],
  ['myst.yml', ['project.toc']],
];
/** Navigations that only their system's programs can read. */
const programs =
  /(^|\/)(sidebars?\.(js|ts|mjs|cjs)|docusaurus\.config\.\w+|astro\.config\.\w+|_meta\.(js|jsx|ts|tsx))$/;

const labels = ['label', 'title', 'text', 'section', 'group', 'part', 'caption', 'tab', 'anchor', 'dropdown'];
const links = ['href', 'link', 'file', 'page', 'id', 'path', 'root'];
const lists = [
  'items',
  'pages',
  'contents',
  'chapters',
  'children',
  'sections',
  'parts',
  'groups',
  'tabs',
  'anchors',
  'dropdowns',
  'toc',
];

/** The navigation that a folder brings along; undefined when its folders are the navigation. */
export function readOutline({ pages, read }: Pick<SourceFolder, 'pages' | 'read'>): Outline | undefined {
  const summary = pages.find(({ file }) => file === 'SUMMARY.md');
  if (summary) return { file: summary.file, items: readSummary(summary.text) };
  for (const [file, keys] of files) {
    const text = read(file);
    if (text === undefined) continue;
    const settings = parsed(text);
    const items = keys.flatMap((key) =>
      itemsOf(key.split('.').reduce<unknown>((value, part) => valueOf(value, part), settings)),
    );
    if (items.length) return { file, items };
  }
  return undefined;
}

/** The files of a folder that order its pages by program. */
export const orderedByProgram = (assets: readonly string[]): string[] => assets.filter((file) => programs.test(file));

/** YAML and JSON; custom tags (`!!python/name:…`) are read as text. */
export function parsed(text: string): unknown {
  try {
    return parseYaml(text, { logLevel: 'silent' });
  } catch {
    return undefined;
  }
}

export const valueOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;

/** Entries in the notation of any system: `page`, `{Label: page}`, `{title, pages: […]}`. */
function itemsOf(value: unknown): OutlineItem[] {
  if (Array.isArray(value)) return value.flatMap(itemsOf);
  if (typeof value === 'string') return [{ label: '', href: value, items: [] }];
  if (typeof value !== 'object' || value === null) return [];
  const text = (keys: readonly string[]): string | undefined =>
    keys.map((key) => valueOf(value, key)).find((one): one is string => typeof one === 'string');
  const href = text(links);
  const label = text(labels) ?? '';
  const items = lists.flatMap((key) => itemsOf(valueOf(value, key)));
  if (label && (href !== undefined || items.length)) return [{ label, ...(href === undefined ? {} : { href }), items }];
  if (href !== undefined || items.length)
    return [...(href === undefined ? [] : [{ label: '', href, items: [] }]), ...items];
  // `Label: page` and `Label: [pages]` of MkDocs.
  return Object.entries(value).flatMap(([name, below]): OutlineItem[] =>
    typeof below === 'string'
      ? [{ label: name, href: below, items: [] }]
      : Array.isArray(below)
        ? [{ label: name, items: itemsOf(below) }]
        : [],
  );
}
