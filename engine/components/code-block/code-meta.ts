import { nearest } from '../../model/nearest.ts';

export type CodeMeta = {
  readonly title?: string;
  /** File with the code, relative to the project's folder: `samples/webhooks/receiver.mjs`. The fence is empty then. */
  readonly file?: string;
  /** The reason why a long sample isn't a file. */
  readonly inline?: string;
  /** 1-based numbers of the lines that are marked, added (`ins`) and removed (`del`). */
  readonly highlight: number[];
  readonly ins: number[];
  readonly del: number[];
  readonly lineNumbers: boolean;
  readonly wrap: boolean;
  /** Whether it is the output of a command, which has no copy button. */
  readonly output: boolean;
  /** Whether a dozen lines are many: a sample beside other things. */
  readonly brief: boolean;
  /** False for a fragment that needn't parse. */
  readonly check: boolean;
};

/** Thrown for a fence with an unknown or malformed option; the message is for authors. */
export class CodeMetaError extends Error {}

const token = /\s*(?:(?<name>[\w-]+)(?:=(?:"(?<text>[^"]*)"|\{(?<value>[^}]*)\}))?|\{(?<lines>[^}]*)\})(?=\s|$)/y;
const flags = { lines: 'lineNumbers', wrap: 'wrap', output: 'output', brief: 'brief' } as const;
const accepted =
  'title="…", file="…", inline="…", {1,3-5}, ins={2}, del={3}, lines, wrap, output, brief and check={false}';

/**
 * Parses the options after a fence's language.
 * @throws CodeMetaError for unknown and malformed options; the message lists the valid ones
 */
export function parseCodeMeta(meta: string): CodeMeta {
  const result = {
    highlight: [] as number[],
    ins: [] as number[],
    del: [] as number[],
    lineNumbers: false,
    wrap: false,
    output: false,
    brief: false,
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
        `The fence's options \`${text.slice(start).trim()}\` are malformed. A fence accepts ${accepted}.`,
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
  brief: 'brief',
};

function unknown(name: string): string {
  if (forms[name]) return `The fence's option \`${name}\` is malformed. Write it as \`${forms[name]}\`.`;
  const guess = nearest(name, Object.keys(forms));
  const hint = guess ? `Did you mean \`${forms[guess]}\`? ` : '';
  return `The fence has the unknown option \`${name}\`. ${hint}It accepts ${accepted}.`;
}

function parseLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [, from, to = from] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
    const first = Number(from);
    const last = Number(to);
    if (!from || first < 1 || last < first)
      throw new CodeMetaError(
        `The fence marks the lines \`${text}\`. Write numbers and ranges that start at 1, as in {1,3-5}.`,
      );
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
