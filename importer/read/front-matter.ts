import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { introOf } from './front-matter-intro.ts';
import { settingsOf } from './settings.ts';

type Values = Readonly<Record<string, unknown>>;

/** What the front matter of a page of another system says, as far as it has a place here. */
export type PageSettings = {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly label?: string | undefined;
  readonly keywords: readonly string[];
  /** Position among its neighbors. */
  readonly order?: number | undefined;
  /** The path that the page asks for. */
  readonly slug?: string | undefined;
  /** Another name by which links of its folder may call it. */
  readonly id?: string | undefined;
  /** Paths that lead to the page. */
  readonly aliases: readonly string[];
  readonly draft: boolean;
  /** Markdown that goes before the page's text: the hero of a home page. */
  readonly intro?: string | undefined;
  /** How many lines of the file the front matter takes. */
  readonly lines: number;
  /** What is left out, and why. */
  readonly notes: readonly { readonly message: string; readonly hint: string }[];
};

/** The keys that other systems use for one thing; `a.b` is the key `b` of the map `a`. The first usable value counts. */
const names = {
  title: ['title', 'hero.name', 'hero.title'],
  description: ['description', 'summary', 'excerpt'],
  label: ['label', 'sidebar_label', 'sidebarTitle', 'nav_title', 'linkTitle', 'sidebar.label', 'short_title'],
  keywords: ['keywords', 'tags'],
  order: ['order', 'sidebar_position', 'nav_order', 'weight', 'sidebar.order'],
  slug: ['slug', 'permalink'],
  id: ['id'],
  aliases: ['aliases', 'redirect_from', 'redirects'],
  draft: ['draft'],
} as const;
/** Keys that say only how another system shows the page, or that `introOf` reads. */
const needless = new Set(
  'type layout hero features tagline template theme sidebar toc pagination_next pagination_prev mode icon outline aside related'.split(
    ' ',
  ),
);

/** Reads front matter in YAML or TOML. Nothing in it can fail: what can't be used is left out and said. */
export function readFrontMatter(text: string): PageSettings {
  const block = settingsOf(text);
  const notes: { message: string; hint: string }[] = [];
  let values: Values = {};
  try {
    const parsed: unknown =
      block && (block.kind === 'toml' ? parseToml(block.text) : parseYaml(block.text, { maxAliasCount: 100 }));
    if (isMap(parsed)) values = parsed;
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
    notes.push({
      message: `The front matter is not valid and is left out: ${reason}`,
      hint: 'Correct it and import again.',
    });
  }
  const read = <T>(key: keyof typeof names, convert: (value: unknown) => T | undefined): T | undefined => {
    for (const name of names[key]) {
      const [first = '', second] = name.split('.');
      const outer = Object.hasOwn(values, first) ? values[first] : undefined;
      const value =
        second === undefined ? outer : isMap(outer) && Object.hasOwn(outer, second) ? outer[second] : undefined;
      if (value === undefined || value === null || value === '') continue;
      const converted = convert(value);
      if (converted !== undefined) return converted;
      notes.push({
        message: `The front matter key \`${name}\` has a value that can’t be used and is left out.`,
        hint: 'Correct it and import again, or write it into the page’s front matter; AUTHORING.md lists the keys.',
      });
    }
    return undefined;
  };
  const understood = new Set(Object.values(names).flatMap((list) => list.map((name) => name.split('.')[0] ?? '')));
  const others = Object.keys(values).filter((key) => !understood.has(key) && !needless.has(key));
  if (others.length)
    notes.push({
      message: `The front matter has no place here for ${others.map((key) => `\`${key}\``).join(', ')}.`,
      hint: 'If readers need it, say it on the page.',
    });
  return {
    title: read('title', asText),
    description: read('description', asText),
    label: read('label', asText),
    keywords: read('keywords', asWords) ?? [],
    order: read('order', asNumber),
    slug: read('slug', asText),
    id: read('id', asText),
    aliases: read('aliases', asWords) ?? [],
    draft: read('draft', (value) => value === true || value === 'true' || undefined) ?? false,
    intro: introOf(values),
    lines: block?.lines ?? 0,
    notes,
  };
}

const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const asText = (value: unknown): string | undefined =>
  typeof value === 'string'
    ? value.replace(/\s+/g, ' ').trim()
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : value instanceof Date
        ? value.toISOString().slice(0, 10)
        : undefined;

function asWords(value: unknown): string[] | undefined {
  const list: unknown = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(list)) return undefined;
  const words = list.map((item: unknown) => asText(item));
  return words.every((word) => word !== undefined) ? words.filter(Boolean) : undefined;
}

function asNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}
