import type { z } from 'zod';
import { nearest } from '../model/nearest.ts';
import { isMissing, plainIssue, withValue } from '../model/plain-issue.ts';

/** A configuration file that can't be used: names the file and the key, says what is wrong, and suggests what was probably meant. */
export class ConfigError extends Error {
  readonly file: string;
  constructor(file: string, message: string, cause?: unknown) {
    super(`${file}: ${message}`, { cause });
    this.name = 'ConfigError';
    this.file = file;
  }
}

/**
 * Checks a value from a configuration file.
 * @throws ConfigError that lists everything that is wrong
 */
export function parseConfig<Schema extends z.ZodType>(file: string, schema: Schema, value: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(value, {
    error: (issue) => nameTheKeys(issue) ?? plainIssue(issue),
  });
  if (success) return data;
  const lines = readable(file, () =>
    error.issues.filter((issue, _, all) => !isSlipOf(issue, all)).flatMap((issue) => linesOf(issue, value, [])),
  );
  throw new ConfigError(file, `cannot be used.\n${lines.map((line) => `  ${line}`).join('\n')}`, error);
}

/** What a module exports may be anything: a list that holds itself, a property that throws. @throws ConfigError instead */
export function readable<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const why =
      error instanceof RangeError
        ? 'it is nested too deeply, or contains itself.'
        : error instanceof TypeError
          ? 'it contains something other than texts, numbers, lists and objects.'
          : (error as Error).message;
    throw new ConfigError(file, `cannot be read: ${why}`, error);
  }
}

/** For an unknown key: the known keys, and the nearest of them. */
function nameTheKeys(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'unrecognized_keys') return undefined;
  const { def } = (issue.inst as z.core.$ZodObject)._zod;
  const keys = Object.keys(def.shape);
  return issue.keys
    .map((key) => {
      const guess = nearest(key, keys);
      return `unknown key \`${key}\`. ${guess ? `Did you mean \`${guess}\`? ` : ''}The keys are ${keys.join(', ')}.`;
    })
    .join(' ');
}

/** An issue as lines: its path and its message. For a choice, the issues of the option that fits best. */
function linesOf(issue: z.core.$ZodIssue, root: unknown, outer: readonly PropertyKey[]): string[] {
  const path = [...outer, ...issue.path];
  if (issue.code === 'invalid_union' && issue.errors.length) {
    const best = issue.errors.toSorted((a, b) => misfit(a) - misfit(b))[0] ?? [];
    return best.filter((inner, _, all) => !isSlipOf(inner, all)).flatMap((inner) => linesOf(inner, root, path));
  }
  if (issue.code === 'invalid_key') return issue.issues.flatMap((inner) => linesOf(inner, undefined, path));
  const text = issue.code === 'unrecognized_keys' ? issue.message : withValue(issue, root, path);
  return [`${path.map(String).join('.') || '(top level)'}: ${text}${text.endsWith('.') ? '' : '.'}`];
}

/** How little a value looks like an option: by its own keys; what is wrong inside of them says less, and a slip is none. */
function misfit(issues: readonly z.core.$ZodIssue[]): number {
  return issues
    .filter((issue) => !isSlipOf(issue, issues))
    .map((issue) => (issue.code === 'unrecognized_keys' ? issue.keys.length : 1) * (issue.path.length > 1 ? 0.01 : 1))
    .reduce((sum, one) => sum + one, 0);
}

/** Whether a key is missing because it was misspelled, which is reported already. */
function isSlipOf({ message, path }: z.core.$ZodIssue, all: readonly z.core.$ZodIssue[]): boolean {
  const [key, outer] = [String(path.at(-1)), path.slice(0, -1).join('.')];
  return (
    message === isMissing &&
    all.some(
      (other) =>
        other.code === 'unrecognized_keys' &&
        other.path.join('.') === outer &&
        other.keys.some((slip) => nearest(slip, [key])),
    )
  );
}
