import { readdirSync, readFileSync } from 'node:fs';

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** One call of the running platform, and what it answered. */
export type Call = {
  readonly name: string;
  /** Who called: `administrator`, `agent`, `nobody` … */
  readonly as: string;
  readonly request: { readonly method: string; readonly path: string; readonly body?: Json; readonly form?: unknown };
  readonly response: { readonly status: number; readonly type?: string; readonly body?: Json };
};

/** The calls of one operation. The first is the usual one and succeeds. */
export type Recording = {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly calls: readonly Call[];
};

const folder = new URL('../../verification/recordings/api/', import.meta.url);

/** Every recording of `verification/recordings/api/`, by file name, with repeated bodies filled in and URLs in brand words. */
export const recordings: readonly Recording[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => {
    const text = readFileSync(new URL(file, folder), 'utf8').replaceAll('{app-url}', '%app-url%');
    const recording = JSON.parse(text) as Recording;
    const bodies = new Map(recording.calls.map(({ name, response }) => [name, response.body]));
    const calls = recording.calls.map((call) => {
      const { sameBodyAs } = call.response as { sameBodyAs?: string };
      return sameBodyAs === undefined
        ? call
        : { ...call, response: { ...call.response, body: bodies.get(sameBodyAs) ?? null } };
    });
    return { ...recording, calls };
  });

/** Whether a call succeeded with a body of JSON. */
export const hasBody = ({ response: { status, body } }: Call): boolean =>
  status < 300 && body !== undefined && body !== null && body !== '';

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many values say something, at any depth. */
const fullness = (value: Json): number =>
  isObject(value)
    ? Object.values(value).reduce<number>((sum, item) => sum + fullness(item), 0)
    : Array.isArray(value)
      ? Math.max(0, ...value.map(fullness))
      : value === null || value === ''
        ? 0
        : 1;

/** The value that says most, shortened: the first of those that say as much. */
export const fullest = (values: readonly Json[]): Json =>
  shortened(values.reduce((best, value) => (fullness(value) > fullness(best) ? value : best)));

/** A body short enough to read: the first entry of a list of objects, the first five of any other list. */
export function shortened(value: Json): Json {
  if (Array.isArray(value)) return value.slice(0, value.some(isObject) ? 1 : 5).map(shortened);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}
