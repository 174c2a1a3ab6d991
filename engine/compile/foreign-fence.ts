import type { CodeMeta } from '../components/code-block/code-meta.ts';
import type { Code } from '../markdown/nodes.ts';
import { knowsLanguage } from './highlight.ts';

/** A fence written for another documentation system: its language under a known name, and the settings that can be shown. */
export type ForeignFence = { readonly code: string; readonly language: string; readonly meta: CodeMeta };

/** Code or lines longer than this many characters are not highlighted, because that would take too long. */
const longestCode = 100_000;
const longestLine = 5_000;

/**
 * Reads a fence in the notations of several systems: `rust,ignore`, `js{1,3-5}`, `ts:line-numbers`, `{ .yaml .no-copy }`, `C#`,
 * `title="a.js"`.
 */
export function readForeignFence({ code, language: written, meta: rest }: Code): ForeignFence {
  const whole = `${written === 'text' ? '' : written} ${rest}`.trim();
  const [, quoted, single] = /(?:title|filename|file|name)=(?:"([^"]*)"|'([^']*)')/.exec(whole) ?? [];
  const title = quoted ?? single ?? /\[([^\]]+)\]/.exec(rest)?.[1];
  const words = whole.replace(/\w+=(?:"[^"]*"|'[^']*')/g, '').replace(/\{[\d\s,-]*\}/g, ' ');
  // `{ .yaml .annotate }`: the first class is the language.
  const classes = /^\s*\{[^}]*?\.([\w+#-]+)/.exec(words)?.[1];
  const first = classes ?? /^[\w+#.-]+/.exec(words.trim())?.[0] ?? '';
  const lines = /\{([\d\s,-]+)\}/.exec(whole)?.[1];
  const isPlain = code.length > longestCode || code.split('\n').some((line) => line.length > longestLine);
  return {
    code,
    language: isPlain ? 'text' : languageOf(first),
    meta: {
      ...(title ? { title } : {}),
      highlight: lines ? linesOf(lines, code.split('\n').length) : [],
      ins: [],
      del: [],
      lineNumbers: false,
      wrap: false,
      output: false,
      check: false,
    },
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

/** The language that a name stands for. `text` for an unknown one, which is shown without colors and is not a mistake. */
function languageOf(name: string): string {
  const lower = name.toLowerCase();
  const known = Object.hasOwn(names, lower) ? (names[lower] as string) : lower;
  return known && knowsLanguage(known) ? known : 'text';
}

const linesOf = (text: string, count: number): number[] =>
  text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const first = Math.max(1, Number(from));
    const last = Math.min(count, Number(to));
    return from && last >= first ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : [];
  });
