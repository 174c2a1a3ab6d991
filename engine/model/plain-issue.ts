import type { z } from 'zod';

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};
const formats: Readonly<Record<string, string>> = {
  url: 'a URL such as https://example.com',
  email: 'an email address such as name@example.com',
};

/** The message of a value that a schema asks for and nobody has written. */
export const isMissing = 'is missing';

/**
 * Says what is wrong with a value in words for someone who writes pages or configuration. Zod's own are for programmers. For the option
 * `error` of `safeParse`; messages in the schema come first.
 * @returns undefined for issues that this doesn't know
 */
export function plainIssue(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined && issue.code !== 'unrecognized_keys') return isMissing;
  if (issue.code === 'invalid_type') return `must be ${kinds[issue.expected] ?? issue.expected}`;
  if (issue.code === 'too_small') return limit(issue.origin, Number(issue.minimum), 'at least');
  if (issue.code === 'too_big') return limit(issue.origin, Number(issue.maximum), 'at most');
  if (issue.code === 'invalid_value') return `must be ${oneOf(issue.values.map(String))}`;
  if (issue.code === 'invalid_union' && Array.isArray(issue['options']))
    return `must be ${oneOf(issue['options'].map(String))}`;
  if (issue.code !== 'invalid_format') return undefined;
  if (issue.format === 'starts_with') return `must start with ${String(issue['prefix'])}`;
  return formats[issue.format] && `must be ${formats[issue.format]}`;
}

function limit(origin: string, size: number, how: 'at least' | 'at most'): string {
  if (origin === 'string')
    return size === 1 && how === 'at least' ? 'must not be empty' : `must have ${how} ${size} characters`;
  if (origin === 'array' || origin === 'set') return `must have ${how} ${size} ${size === 1 ? 'entry' : 'entries'}`;
  return `must be ${how} ${size}`;
}

const oneOf = (values: readonly string[]): string => (values.length === 1 ? '' : 'one of ') + values.join(', ');

const most = 60;

/**
 * An issue with what has been written: `must have at least 4 characters; it is "No" (2 characters)`.
 * @param root the value that was checked
 * @param path where in it the issue is
 */
export function withValue({ code, message }: z.core.$ZodIssue, root: unknown, path: readonly PropertyKey[]): string {
  let value = root;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  if (typeof value === 'string') {
    const excerpt = JSON.stringify(value.length > most ? `${value.slice(0, most)}…` : value);
    return `${message}; it is ${excerpt}${code === 'too_small' || code === 'too_big' ? ` (${value.length} characters)` : ''}`;
  }
  const isPlain = value === null || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? `${message}; it is ${String(value)}` : message;
}
