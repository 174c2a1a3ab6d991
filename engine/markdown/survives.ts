import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { outsideCode } from './code-regions.ts';

/** Characters that open a level of an expression. A level costs the parser up to 2 kB of stack; a worker thread has 4 MB. */
const brackets = { pattern: /[([{]/g, safe: 1_000 };
/** Characters that also nest, at a fraction of the cost. */
const operators = { pattern: /[<!~?+=-]|\b(?:typeof|void|await|new|delete|yield)\b/g, safe: 2_500 };

/** Whether an MDX text nests too little to exhaust the parser. */
export function isCertainlySafe(text: string): boolean {
  // Only text after the first possible start of an expression can nest.
  const start = /[{<]|^(?:import|export)\b/m.exec(text)?.index ?? text.length;
  const rest = text.slice(start);
  return [brackets, operators].every(({ pattern, safe }) => (rest.match(pattern)?.length ?? 0) < safe);
}

const known = new Map<string, boolean>();

/**
 * Whether so many braces of a text are outside code that the parser may take very long: each `{` whose expression does not parse is
 * tried again with each `}` behind it, and texts of a few thousand characters can take minutes. Pages written for MDX have few.
 */
export function hasManyBraces(text: string): boolean {
  let braces = 0;
  outsideCode(text, (part) => {
    braces += part.split('{').length - 1;
    return part;
  });
  return braces > 40;
}

/**
 * Whether the parser survives an MDX text. Expressions are parsed natively and recursively: one that is nested thousands of levels
 * deep kills the process, which can't be caught. A text that could contain one is first parsed in another process, with a smaller
 * stack.
 */
export function survivesParser(text: string): boolean {
  return isCertainlySafe(text) || survivesTrial(text);
}

/** Whether another process can parse an MDX text within five seconds. */
export function survivesTrial(text: string): boolean {
  const key = createHash('sha256').update(text).digest('base64url');
  const before = known.get(key);
  if (before !== undefined) return before;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', trial], {
    cwd: import.meta.dirname,
    input: text,
    timeout: 5_000,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  known.set(key, status === 0);
  return status === 0;
}

const trial = `
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
const parse = \`
import { workerData } from 'node:worker_threads';
import { mdxToHast } from 'satteri';
try { mdxToHast(workerData); } catch {}
\`;
new Worker(parse, { eval: true, workerData: readFileSync(0, 'utf8'), resourceLimits: { stackSizeMb: 2 } });
`;
