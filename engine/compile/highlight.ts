import type { BundledLanguage, Highlighter, ThemeRegistration } from 'shiki';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';
import { escapeText } from '../model/escape-html.ts';
import { nearest } from '../model/nearest.ts';

/** What each class of `code-block.css` colors, as TextMate scopes. The empty class is plain text. */
const scopes: Readonly<Record<string, string>> = {
  c: 'comment punctuation.definition.comment',
  k:
    'keyword storage storage.type keyword.control entity.name.tag variable.language keyword.operator.new ' +
    'punctuation.definition.template-expression',
  '': 'keyword.operator storage.type.function.arrow',
  s: 'string punctuation.definition.string string.unquoted constant.other.symbol markup.inline.raw',
  f:
    'entity.name.function support.function entity.other.attribute-name support.type.property-name entity.name.type ' +
    'entity.name.class support.class variable.other.property.http',
  n: 'constant.numeric constant.language constant.character support.constant variable.other.constant',
  i: 'markup.inserted punctuation.definition.inserted',
  d: 'markup.deleted punctuation.definition.deleted',
};

/** A theme knows only colors. Each class has one, so the same markup serves both color modes without `style` attributes. */
const colorOf = (name: string): string => (name ? `#0000${name.charCodeAt(0).toString(16)}` : '#000000');
const classOfColor = new Map(Object.keys(scopes).map((name) => [colorOf(name), name]));
const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    ...Object.entries(scopes).map(([name, scope]) => ({
      scope: scope.split(' '),
      settings: { foreground: colorOf(name) },
    })),
  ],
};

const aliases: Record<string, string> = {
  curl: 'sh',
  env: 'dotenv',
  dns: 'text',
  txt: 'text',
  output: 'text',
  plain: 'text',
};
const plain = new Set(['text', 'plaintext', '']);

const shikiName = (language: string): string =>
  Object.hasOwn(aliases, language) ? (aliases[language] as string) : language;
/** The language whose name is closest to an unknown one. */
export const nearestLanguage = (language: string): string | undefined =>
  nearest(language, [bundledLanguages, bundledLanguagesAlias, aliases].flatMap(Object.keys));
/** Whether a fence may name this language. */
export const knowsLanguage = (language: string): boolean =>
  plain.has(shikiName(language)) ||
  Object.hasOwn(bundledLanguages, shikiName(language)) ||
  Object.hasOwn(bundledLanguagesAlias, shikiName(language));

const isPlain = (name: string): boolean => plain.has(name) || !knowsLanguage(name);

/** Most grammars would split `<WEBSITE_TOKEN>`. It is highlighted as a word and then gets its brackets back. */
const maskPlaceholders = (code: string, language: string): string =>
  /^[jt]sx$/.test(language) ? code : code.replace(/<([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)>/g, '__PH__$1__HP__');
const unmaskPlaceholders = (html: string): string =>
  html.replace(/__PH__([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+?)__HP__/g, '<var>&lt;$1></var>');

/**
 * Highlighters by the language they are for; '' is for all languages that can share one. A language such as Markdown highlights the code
 * within it only if the language of that code has been loaded. In a highlighter of its own, that does not depend on other pages.
 */
const highlighters = new Map<string, ReturnType<typeof startHighlighter>>();

/** Shiki is loaded with the first code that no earlier run has highlighted. */
async function startHighlighter(langs: BundledLanguage[]): Promise<Highlighter> {
  const { createHighlighter, createOnigurumaEngine } = await import('shiki');
  const engine = await createOnigurumaEngine(import('shiki/wasm'));
  return createHighlighter({ themes: [theme], langs, engine, warnings: false });
}

const within = /^(css|diff|html|javascript|json|jsx|python|shellscript|sql|toml|tsx|typescript|xml|yaml)$/;

/** Languages whose code looks different once they are loaded, as far as they are highlighted there; undefined when there are none. */
async function languagesWithin(name: BundledLanguage): Promise<BundledLanguage[] | undefined> {
  const grammars = (await bundledLanguages[name]()).default;
  const others = grammars.flatMap(({ embeddedLangsLazy = [], injectTo = [] }) => [...embeddedLangsLazy, ...injectTo]);
  return others.length ? (others.filter((other) => within.test(other)) as BundledLanguage[]) : undefined;
}

/** A code block: its text and the language of its fence. */
export type CodeText = { readonly code: string; readonly language: string };

/** Highlights code: HTML, line by line. Code in an unknown language is plain text. */
export async function highlight({ code, language }: CodeText): Promise<string[]> {
  const name = shikiName(language);
  if (isPlain(name)) return plainLines(code, name);
  const languages = await languagesWithin(name as BundledLanguage);
  const key = languages ? name : '';
  const started = highlighters.get(key) ?? startHighlighter(languages ?? []);
  highlighters.set(key, started);
  const highlighter = await started;
  const lang = name as BundledLanguage;
  await highlighter.loadLanguage(lang);
  // No time limit: on a busy machine the rest of a line would stay plain, and the store would keep it that way.
  const options = { lang, theme: 'classes', tokenizeTimeLimit: 0 };
  return highlighter.codeToTokens(maskPlaceholders(code, name), options).tokens.map(htmlOfLine);
}

/** Highlights code blocks. */
export const highlightAll = (codes: readonly CodeText[]): Promise<string[][]> => Promise.all(codes.map(highlight));

const plainLines = (code: string, name: string): string[] =>
  maskPlaceholders(code, name)
    .split('\n')
    .map((line) => unmaskPlaceholders(escapeText(line)));

/** Highlighted HTML of each line of a code block. Throws for code that wasn't highlighted. */
export type LinesOf = (code: string, language: string) => string[];

/** How many code blocks are remembered. Enough for pages that are edited; those of ten thousand pages would fill the memory. */
const mostRemembered = 2000;

/** Highlights the code of pages. */
export class CodeHighlighter {
  readonly #remembered = new Map<string, string[]>();
  readonly #highlight: (codes: CodeText[]) => Promise<string[][]>;

  /** @param make highlights code blocks; the build passes a function that uses another thread. Default: highlights on this thread */
  constructor(make = highlightAll) {
    this.#highlight = make;
  }

  /** Highlights the code blocks of a page, all at once: what is kept for the next run doesn't depend on other pages. */
  async highlight(codes: readonly CodeText[]): Promise<LinesOf> {
    const colored = codes.filter(({ language }) => !isPlain(shikiName(language)));
    const keys = colored.map(keyOf);
    if (!keys.every((key) => this.#remembered.has(key))) {
      const lines = await this.#highlight(colored);
      if (this.#remembered.size > mostRemembered) this.#remembered.clear();
      for (const [index, key] of keys.entries()) this.#remembered.set(key, lines[index] as string[]);
    }
    const ofPage = new Map(keys.map((key) => [key, this.#remembered.get(key) as string[]]));
    return (code, language) => {
      const name = shikiName(language);
      const lines = isPlain(name) ? plainLines(code, name) : ofPage.get(keyOf({ code, language }));
      if (!lines) throw new Error(`Code in ${name} must be highlighted before a page shows it.`);
      return lines;
    };
  }
}

const keyOf = ({ code, language }: CodeText): string => `${shikiName(language)}\0${code}`;

function htmlOfLine(tokens: readonly { content: string; color?: string | undefined }[]): string {
  let html = '';
  let open = '';
  for (const { content, color } of tokens) {
    const blank = content.trim() === '';
    const name = blank ? open : (classOfColor.get((color ?? '').toLowerCase()) ?? '');
    if (name !== open) {
      if (open) html += '</span>';
      if (name) html += `<span class="${name}">`;
      open = name;
    }
    html += unmaskPlaceholders(escapeText(content));
  }
  return open ? `${html}</span>` : html;
}
