import type { z } from 'zod';
import { plainIssue, withValue } from '../engine/model/plain-issue.ts';

/**
 * Checks a fact file against its schema.
 * @param file name under `data/`, for the error
 * @throws Error that lists every wrong place with its path
 */
export function parseFacts<Schema extends z.ZodType>(file: string, schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json, { error: plainIssue });
  if (result.success) return result.data;
  const places = result.error.issues.map(
    (issue) => `  ${issue.path.join('.') || '(top)'}: ${withValue(issue, json, issue.path)}`,
  );
  throw new Error(`data/${file} does not follow its schema:\n${places.join('\n')}`);
}
