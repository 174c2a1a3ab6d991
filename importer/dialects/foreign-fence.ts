import { bundledLanguages, bundledLanguagesAlias } from 'shiki';
import type { Code } from '../../engine/markdown/nodes.ts';

/** A fence in this engine's notation. */
export type OwnFence = {
  readonly code: string;
  readonly language: string;
  readonly meta: string;
  /** The language as it was written, when there is no such language here. */
  readonly unknown?: string;
};

/**
 * Reads a fence in the notations of several systems: `rust,ignore`, `js{1,3-5}`, `ts:line-numbers`, `{ .yaml .no-copy }`, `C#`,
 * `title="a.js"`.
 */
export function readForeignFence({ code, language: infoLanguage, meta: rest }: Code): OwnFence {
  const whole = `${infoLanguage === 'text' ? '' : infoLanguage} ${rest}`.trim();
  const [, quoted, single] = /(?:title|filename|file|name)=(?:"([^"]*)"|'([^']*)')/.exec(whole) ?? [];
  const title = quoted ?? single ?? /\[([^\]]+)\]/.exec(rest)?.[1];
  const words = whole.replace(/\w+=(?:"[^"]*"|'[^']*')/g, '').replace(/\{[\d\s,-]*\}/g, ' ');
  // `{ .yaml .annotate }`: the first class is the language.
  const classes = /^\s*\{[^}]*?\.([\w+#-]+)/.exec(words)?.[1];
  const first = classes ?? /^[\w+#.-]+/.exec(words.trim())?.[0] ?? '';
  const marked = linesOf(/\{([\d\s,-]+)\}/.exec(whole)?.[1] ?? '', code.split('\n').length);
  const language = languageOf(first);
  return {
    code,
    language: language ?? 'text',
    meta: [
      ...(title ? [`title="${title.replaceAll('"', '”')}"`] : []),
      ...(marked.length ? [`{${marked.join(',')}}`] : []),
    ].join(' '),
    ...(language === undefined ? { unknown: first } : {}),
  };
}

/** Names of languages in other systems, and the names that `knowsLanguage` accepts. */
const names: Readonly<Record<string, string>> = {
  'c#': 'csharp',
  'f#': 'fsharp',
  'c++': 'cpp',
  'objective-c': 'objc',
  'shell-session': 'shellsession',
  'visual-basic': 'vb',
  golang: 'go',
  js: 'js',
  node: 'js',
  python3: 'python',
  py3: 'python',
  env: 'dotenv',
  properties: 'ini',
  conf: 'ini',
  cmd: 'bat',
  jsonl: 'json',
  jsonp: 'json',
  'html+jinja': 'jinja',
  'yaml+jinja': 'yaml',
};

/** The language that a name stands for; undefined for an unknown one. */
function languageOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  const language = Object.hasOwn(names, lower) ? (names[lower] as string) : lower;
  if (/^(text|txt|plain|plaintext|)$/.test(language)) return 'text';
  return Object.hasOwn(bundledLanguages, language) || Object.hasOwn(bundledLanguagesAlias, language)
    ? language
    : undefined;
}

const linesOf = (text: string, count: number): number[] =>
  text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const first = Math.max(1, Number(from));
    const last = Math.min(count, Number(to));
    return from && last >= first ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  });
