import type { z } from 'zod';

/**
 * Checks a fact file against its schema.
 * @param file name under `data/`, for the error
 * @throws Error that lists every wrong place with its path
 */
export function parseFacts<Schema extends z.ZodType>(file: string, schema: Schema, json: unknown): z.output<Schema> {
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  const places = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(top)'}: ${issue.message}`);
  throw new Error(`data/${file} does not follow its schema:\n${places.join('\n')}`);
}
