import { nearest } from '../../model/nearest.ts';

/** What a fence says after its language. */
export type CodeMeta = {
  readonly title?: string;
  /** Where the text comes from, from the project's folder: `samples/webhooks/receiver.mjs`. The fence itself is empty then. */
  readonly file?: string;
  /** Why a long sample is not a file of its own. */
  readonly inline?: string;
  /** 1-based numbers of lines: marked, added, removed. */
  readonly highlight: number[];
  readonly ins: number[];
  readonly del: number[];
  /** Numbers stand beside the lines. */
  readonly lineNumbers: boolean;
  /** Long lines are broken instead of scrolled. */
  readonly wrap: boolean;
  /** What a command prints: nothing to copy. */
  readonly output: boolean;
  /** False for a fragment that need not parse. */
  readonly check: boolean;
};

/** Thrown for a fence that says something unknown; the message is for authors. */
export class CodeMetaError extends Error {}

const token = /\s*(?:(?<name>[\w-]+)(?:=(?:"(?<text>[^"]*)"|\{(?<value>[^}]*)\}))?|\{(?<lines>[^}]*)\})(?=\s|$)/y;
const flags = { lines: 'lineNumbers', wrap: 'wrap', output: 'output' } as const;
const accepted = 'title="…", file="…", inline="…", {1,3-5}, ins={2}, del={3}, lines, wrap, output and check={false}';

/**
 * Reads what a fence says after its language.
 * @throws CodeMetaError naming what is unknown or malformed, and what is accepted
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const result = {
    highlight: [] as number[],
    ins: [] as number[],
    del: [] as number[],
    lineNumbers: false,
    wrap: false,
    output: false,
    check: true,
  };
  const texts: { title?: string; file?: string; inline?: string } = {};
  token.lastIndex = 0;
  const text = meta.trim();
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const groups = token.exec(text)?.groups;
    if (!groups)
      throw new CodeMetaError(
        `The fence says \`${text.slice(start).trim()}\`, which cannot be read. It accepts ${accepted}.`,
      );
    const { name, text: words, value, lines } = groups;
    if (lines !== undefined) result.highlight.push(...parseLines(lines));
    else if ((name === 'title' || name === 'file' || name === 'inline') && words) texts[name] = words;
    else if ((name === 'ins' || name === 'del') && value !== undefined) result[name].push(...parseLines(value));
    else if (name === 'check' && (value === 'false' || value === 'true')) result.check = value === 'true';
    else if (name && name in flags && words === undefined && value === undefined)
      result[flags[name as keyof typeof flags]] = true;
    else throw new CodeMetaError(unknown(name ?? ''));
  }
  return { ...texts, ...result };
}

const forms: Readonly<Record<string, string>> = {
  title: 'title="app.js"',
  file: 'file="samples/topic/app.js"',
  ins: 'ins={2}',
  del: 'del={3}',
  inline: 'inline="A part of app.js"',
  check: 'check={false}',
  lines: 'lines',
  wrap: 'wrap',
  output: 'output',
};

function unknown(name: string): string {
  if (forms[name]) return `The fence's \`${name}\` is written \`${forms[name]}\`.`;
  const guess = nearest(name, Object.keys(forms));
  return `The fence says \`${name}\`, which means nothing. ${guess ? `Did you mean \`${forms[guess]}\`? ` : ''}It accepts ${accepted}.`;
}

/** `1,3-5` → 1, 3, 4, 5 */
function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (!from || first < 1 || last < first)
      throw new CodeMetaError(
        `The fence marks the lines \`${text}\`; write numbers and ranges from 1 on, as in {1,3-5}.`,
      );
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
