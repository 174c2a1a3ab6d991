import { readFileSync } from 'node:fs';
import { recordings } from '../../data/openapi/recordings.ts';
import type { Schema } from './key-differences.ts';

/** A GET operation of the API description that an account's token can call. */
export type ReadOperation = {
  readonly id: string;
  /** With parameters in braces. */
  readonly path: string;
  /** What the recording asked with, such as `?type=account`. */
  readonly query: string;
  readonly schema: Schema;
};

type Operation = {
  readonly operationId: string;
  readonly responses: Record<string, { content?: Record<string, { schema?: Schema }> }>;
};
const description = JSON.parse(
  readFileSync(new URL('../../data/openapi/description.json', import.meta.url), 'utf8'),
) as {
  readonly paths: Record<string, { get?: Operation }>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/** The description's named schemas. */
export const { schemas } = description.components;

const week = 7 * 24 * 60 * 60;

/** The recorded query, for the last seven days where it has a time. */
function queryOf(operation: string, now: number): string {
  const path = recordings.find((recording) => recording.operation === operation)?.calls[0]?.request.path ?? '';
  const query = new URLSearchParams(path.split('?')[1] ?? '');
  if (query.has('since')) query.set('since', String(now - week));
  if (query.has('until')) query.set('until', String(now));
  return query.size > 0 ? `?${query.toString()}` : '';
}

/** Operations that only read, below an account or the profile: lists before the records in them. */
export function readOperations(now = Math.floor(Date.now() / 1000)): ReadOperation[] {
  return Object.entries(description.paths)
    .flatMap(([path, { get }]): ReadOperation[] => {
      const schema = get?.responses['200']?.content?.['application/json']?.schema;
      if (!get || !schema || !/^\/api\/v\d\/(?:accounts\/\{account_id\}|profile$)/.test(path)) return [];
      return [{ id: get.operationId, path, query: queryOf(get.operationId, now), schema }];
    })
    .toSorted((a, b) => a.path.split('/').length - b.path.split('/').length);
}
