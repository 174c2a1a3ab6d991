import { createHash } from 'node:crypto';
import { escapeText } from '../model/escape-html.ts';
import type { BundledLanguage, Highlighter, ThemeRegistration } from 'shiki';
import { bundledLanguages, bundledLanguagesAlias } from 'shiki/langs';

/** Part of every cache key: change it when the output changes. */
const version = '5';

/** Each colour is a name in disguise: the theme's colours become token classes, so one markup serves both colour modes and no `style` attribute is needed. */
const classOfColor: Record<string, string> = {
  '#000001': 'c',
  '#000002': 'k',
  '#000003': 's',
  '#000004': 'f',
  '#000005': 'n',
  '#000006': 'i',
  '#000007': 'd',
};
const theme: ThemeRegistration = {
  name: 'classes',
  type: 'light',
  fg: '#000000',
  bg: '#ffffff',
  settings: [
    { settings: { foreground: '#000000', background: '#ffffff' } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000001' } },
    {
      scope: [
        'keyword',
        'storage',
        'storage.type',
        'keyword.control',
        'entity.name.tag',
        'variable.language',
        'keyword.operator.new',
        'punctuation.definition.template-expression',
      ],
      settings: { foreground: '#000002' },
    },
    { scope: ['keyword.operator', 'storage.type.function.arrow'], settings: { foreground: '#000000' } },
    {
      scope: [
        'string',
        'punctuation.definition.string',
        'string.unquoted',
        'constant.other.symbol',
        'markup.inline.raw',
      ],
      settings: { foreground: '#000003' },
    },
    {
      scope: [
        'entity.name.function',
        'support.function',
        'entity.other.attribute-name',
        'support.type.property-name',
        'entity.name.type',
        'entity.name.class',
        'support.class',
        'variable.other.property.http',
      ],
      settings: { foreground: '#000004' },
    },
    {
      scope: [
        'constant.numeric',
        'constant.language',
        'constant.character',
        'support.constant',
        'variable.other.constant',
      ],
      settings: { foreground: '#000005' },
    },
    { scope: ['markup.inserted', 'punctuation.definition.inserted'], settings: { foreground: '#000006' } },
    { scope: ['markup.deleted', 'punctuation.definition.deleted'], settings: { foreground: '#000007' } },
  ],
};

/** Names that authors may use beside Shiki's own. */
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
/** Whether a fence may name this language. */
export const knowsLanguage = (language: string): boolean =>
  plain.has(shikiName(language)) ||
  Object.hasOwn(bundledLanguages, shikiName(language)) ||
  Object.hasOwn(bundledLanguagesAlias, shikiName(language));

const isPlain = (name: string): boolean => plain.has(name) || !knowsLanguage(name);
const keyOf = (code: string, name: string): string =>
  createHash('sha256').update(`${version}\0${name}\0${code}`).digest('base64url').slice(0, 22);

/** `<WEBSITE_TOKEN>` is no code: most grammars would take it apart. It is highlighted as a word and gets its brackets back. */
const maskPlaceholders = (code: string, language: string): string =>
  /^[jt]sx$/.test(language) ? code : code.replace(/<([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)>/g, '__PH__$1__HP__');
const unmaskPlaceholders = (html: string): string =>
  html.replace(/__PH__([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+?)__HP__/g, '<var>&lt;$1></var>');

/** Highlighted code by the hash of its language and text; a `Map` is one that forgets with the process. */
export type TokenCache = {
  get(key: string): string[] | undefined;
  set(key: string, lines: string[]): unknown;
};

/** Highlights code at build, remembering what it has done. One a process. */
export class CodeHighlighter {
  #shiki: Promise<Highlighter> | undefined;
  #ready: Highlighter | undefined;
  readonly #cache: TokenCache;

  constructor(cache: TokenCache = new Map()) {
    this.#cache = cache;
  }

  /**
   * Highlighted HTML of each line. Code in a language that is not known is plain text.
   * @throws Error when the language has not been loaded; see `isReady` and `load`
   */
  lines(code: string, language: string): string[] {
    const name = shikiName(language);
    if (isPlain(name))
      return maskPlaceholders(code, name)
        .split('\n')
        .map((line) => unmaskPlaceholders(escapeText(line)));
    const key = keyOf(code, name);
    const known = this.#cache.get(key);
    if (known) return known;
    if (!this.#ready) throw new Error(`Load the language ${name} before code in it is highlighted.`);
    // Without a limit of time: on a busy machine the rest of a line would stay plain, and the cache would keep it so.
    const { tokens } = this.#ready.codeToTokens(maskPlaceholders(code, name), {
      lang: name as BundledLanguage,
      theme: 'classes',
      tokenizeTimeLimit: 0,
    });
    const lines = tokens.map(htmlOfLine);
    this.#cache.set(key, lines);
    return lines;
  }

  /** Whether `lines` can answer without loading the language first. */
  isReady(code: string, language: string): boolean {
    const name = shikiName(language);
    if (isPlain(name) || this.#ready?.getLoadedLanguages().includes(name)) return true;
    return this.#cache.get(keyOf(code, name)) !== undefined;
  }

  /** Loads languages; a no-op for those loaded already. */
  async load(languages: Iterable<string>): Promise<void> {
    this.#shiki ??= createShiki();
    this.#ready = await this.#shiki;
    await this.#ready.loadLanguage(...[...languages].map((language) => shikiName(language) as BundledLanguage));
  }
}

/** Loaded with the first code that no earlier build has highlighted. */
async function createShiki(): Promise<Highlighter> {
  const { createHighlighter, createJavaScriptRegexEngine } = await import('shiki');
  return createHighlighter({ themes: [theme], langs: [], engine: createJavaScriptRegexEngine({ forgiving: true }) });
}

/** One span for each run of a class, none for plain text. */
function htmlOfLine(tokens: readonly { content: string; color?: string | undefined }[]): string {
  let html = '';
  let open = '';
  for (const { content, color } of tokens) {
    const blank = content.trim() === '';
    const name = blank ? open : (classOfColor[(color ?? '').toLowerCase()] ?? '');
    if (name !== open) {
      if (open) html += '</span>';
      if (name) html += `<span class="${name}">`;
      open = name;
    }
    html += unmaskPlaceholders(escapeText(content));
  }
  return open ? `${html}</span>` : html;
}
