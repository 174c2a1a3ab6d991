// Puts what the running platform answered into `description.json`: `npx tsx data/openapi/describe-responses.ts`.
// Statuses, keys, nulls and examples of responses come from `verification/recordings/api/` alone. `corrections.json` names the objects that
// several operations share, and says what no recording can show: the type of a value that is always null, the values of an enumeration,
// and keys that the platform's views add only in cases that were not recorded.
import { readFileSync, writeFileSync } from 'node:fs';
import { hasBody, isObject, recordings, shortened, type Json, type Recording } from './recordings.ts';
import { recordedEventObjects, recordedPayloads } from './recorded-events.ts';
import texts from './texts.json' with { type: 'json' };
import { RecordedSchemas, type Schema } from './recorded-schemas.ts';

type Operation = { readonly operationId?: string; readonly responses: Record<string, unknown> };
/** The body of an error, and the operations that sent it. */
export type RecordedError = {
  readonly status: number;
  readonly body: Json;
  readonly operations: readonly string[];
};
/** An OpenAPI description, as far as this script changes it. */
export type Description = {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly schemas: Record<string, Schema> };
};

/**
 * @param description with any responses; its requests and parameters are kept. An operation that was not recorded is dropped.
 * @returns the description with the responses of the recordings, and the examples and errors of the recordings as `texts.ts` takes them
 */
export function describeResponses<T extends Description>(
  description: T,
): {
  description: T;
  examples: Record<string, Json>;
  objects: Record<string, Json>;
  payloads: Record<string, Json>;
  errors: readonly RecordedError[];
  withoutType: readonly string[];
} {
  const schemas = new RecordedSchemas();
  for (const call of recordings.flatMap(({ calls }) => calls))
    if (hasBody(call)) schemas.read(call.response.body as Json);
  const byOperation = new Map(recordings.map((recording) => [recording.operation, recording]));
  const paths = Object.fromEntries(
    Object.entries(description.paths).flatMap(([path, item]) => {
      const operations = Object.entries(item).flatMap(([key, operation]): [string, Operation][] => {
        if (operation.operationId === undefined) return [[key, operation]];
        const recording = byOperation.get(operation.operationId);
        return recording
          ? [
              [
                key,
                {
                  ...operation,
                  responses: { ...unrecorded(recording, operation), ...responsesOf(recording, schemas) },
                },
              ],
            ]
          : [];
      });
      return operations.some(([, { operationId }]) => operationId !== undefined)
        ? [[path, Object.fromEntries(operations)]]
        : [];
    }),
  );
  const all = { ...description.components.schemas, ...schemas.components() };
  const used = referenced({ paths, rest: { ...description.components, schemas: undefined } }, all);
  return {
    description: {
      ...description,
      paths,
      components: {
        ...description.components,
        schemas: Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name))),
      },
    },
    examples: Object.fromEntries(recordings.flatMap(allExamplesOf)),
    objects: { ...schemas.examples(), ...recordedEventObjects() },
    payloads: recordedPayloads(),
    errors: recordedErrors(),
    withoutType: [...schemas.withoutType],
  };
}

/** The examples of the usual call, and of those that take its place on a platform that doesn't offer what it is about. */
const allExamplesOf = (recording: Recording): [string, Json][] => [
  ...examplesOf(recording),
  ...((texts.calls as Record<string, { name?: string }[]>)[recording.operation] ?? []).flatMap(({ name }) =>
    examplesOf({
      ...recording,
      operation: `${recording.operation}: ${name}`,
      calls: recording.calls.filter((call) => call.name === name),
    }),
  ),
];

/** What the usual call sent, by `operationId` and `operationId query`, and what came back, by `operationId response`. */
function examplesOf({ operation, calls: [usual] }: Recording): [string, Json][] {
  const { body: sent, path = '' } = usual?.request ?? {};
  const query = [...new URLSearchParams(path.split('?')[1])];
  return [
    ...(query.length ? [[`${operation} query`, Object.fromEntries(query)] as [string, Json]] : []),
    ...(isObject(sent) && Object.keys(sent).length ? [[operation, sent] as [string, Json]] : []),
    ...(usual && hasBody(usual) && typeof usual.response.body !== 'string'
      ? [[`${operation} response`, shortened(usual.response.body as Json)] as [string, Json]]
      : []),
  ];
}

/** Bodies of errors, each with the operations that sent it, in the order of their statuses. */
function recordedErrors(): RecordedError[] {
  const errors = new Map<string, RecordedError & { operations: string[] }>();
  for (const { operation, calls } of recordings)
    for (const { status, body = null } of calls.map(({ response }) => response)) {
      if (status < 400) continue;
      const key = JSON.stringify([status, body]);
      const error = errors.get(key) ?? { status, body, operations: [] };
      errors.set(key, error);
      if (!error.operations.includes(operation)) error.operations.push(operation);
    }
  return [...errors.values()].toSorted((a, b) => a.status - b.status);
}

/** Successes that the description has and no recording: a page of HTML that needs the platform's built front end. */
const unrecorded = ({ calls }: Recording, { responses }: Operation): Record<string, unknown> =>
  calls.some(({ response }) => response.status < 300)
    ? {}
    : Object.fromEntries(Object.entries(responses).filter(([status]) => status.startsWith('2')));

/** Responses by status. A status of 500 is a fault of the platform, which no description promises. */
function responsesOf({ operation, calls }: Recording, schemas: RecordedSchemas): Record<string, unknown> {
  const statuses = [...new Set(calls.map(({ response }) => response.status))].filter((status) => status < 500);
  return Object.fromEntries(
    statuses
      .toSorted((a, b) => a - b)
      .map((status) => {
        const first = calls.find((call) => call.response.status === status && hasBody(call));
        if (!first) return [String(status), { description: '' }];
        const mediaType = (first.response.type ?? 'application/json').replace(/;.*/, '');
        // JSON's null is an answer, too, where other calls get an object.
        const bodies = calls.flatMap(({ response }) => (response.status === status ? [response.body ?? null] : []));
        const media = mediaType === 'application/json' ? { schema: schemas.of(bodies, [operation]) } : {};
        return [String(status), { description: '', content: { [mediaType]: media } }];
      }),
  );
}

/** Names of the schemas that something refers to, directly or through other schemas. */
function referenced(from: unknown, schemas: Readonly<Record<string, Schema>>): Set<string> {
  const names = new Set<string>();
  const visit = (value: unknown): void => {
    for (const [, name] of JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (name === undefined || names.has(name)) continue;
      names.add(name);
      visit(schemas[name] ?? null);
    }
  };
  visit(from);
  return names;
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const file = new URL('description.json', import.meta.url);
  const { description, examples, objects, payloads, errors, withoutType } = describeResponses(
    JSON.parse(readFileSync(file, 'utf8')) as Description,
  );
  if (withoutType.length)
    throw new Error(
      `No recording has a value of these fields, so corrections.json must name their types:\n${withoutType.join('\n')}`,
    );
  writeFileSync(file, `${JSON.stringify(description, null, 1)}\n`);
  const write = (name: string, value: object): void =>
    writeFileSync(new URL(name, import.meta.url), `${JSON.stringify(value, null, 1)}\n`);
  write('recorded-examples.json', examples);
  write('recorded-objects.json', objects);
  write('recorded-errors.json', errors);
  write('recorded-payloads.json', payloads);
}
