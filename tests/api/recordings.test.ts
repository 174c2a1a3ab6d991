import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import description from '../../data/openapi/description.json' with { type: 'json' };
import { faults, published } from './described.ts';
import { describeResponses, type Description } from '../../data/openapi/describe-responses.ts';
import recordedErrors from '../../data/openapi/recorded-errors.json' with { type: 'json' };
import recordedObjects from '../../data/openapi/recorded-objects.json' with { type: 'json' };
import recordedPayloads from '../../data/openapi/recorded-payloads.json' with { type: 'json' };
import { recordings, type Call } from '../../data/openapi/recordings.ts';
import { texts } from '../../data/openapi/texts.ts';
import type { ApiDocument } from '../../openapi/document.ts';
import { operationsOf } from '../../openapi/operations.ts';
import { querySample } from '../../openapi/requests.ts';

/** The description that the site publishes says what the running platform answered: see `verification/README.md`. */
type Responses = Record<string, { content?: Record<string, { schema?: object }> }>;
const operations = new Map(
  Object.entries(published.paths as typeof description.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) =>
      'operationId' in operation
        ? [
            [
              operation.operationId,
              { call: `${method.toUpperCase()} ${path}`, responses: operation.responses as Responses },
            ],
          ]
        : [],
    ),
  ),
);

function faultsOf({ name, as, response: { status, type = '', body } }: Call, responses: Responses): string[] {
  if (status >= 500) return [];
  const described = responses[String(status)];
  const place = `“${name}” as ${as}: `;
  if (!described)
    return [`${place}status ${status} isn't in the description, which has ${Object.keys(responses).join(', ')}`];
  const schema = described.content?.['application/json']?.schema;
  if (!schema || !type.startsWith('application/json')) return [];
  return faults(schema, body ?? null).map((fault) => place + fault);
}

it('has a recording of every operation, and of no other', () => {
  expect(recordings.map(({ operation }) => operation).toSorted()).toEqual([...operations.keys()].toSorted());
});

test.each(recordings.map((recording) => [recording.operation, recording] as const))(
  '%s',
  (operation, { method, path, calls }) => {
    const described = operations.get(operation);
    expect(described?.call).toBe(`${method} ${path}`);
    expect(calls.flatMap((call) => faultsOf(call, described?.responses ?? {}))).toEqual([]);
  },
);

it('shows the request that got the response beside it', () => {
  const document = published as unknown as ApiDocument;
  const queries = new Map(
    recordings.map(({ operation, calls: [usual] }) => [
      operation,
      Object.fromEntries(new URLSearchParams(usual?.request.path.split('?')[1])),
    ]),
  );
  for (const operation of operationsOf(document))
    expect([operation.id, querySample(document, operation, texts)]).toEqual([operation.id, queries.get(operation.id)]);
});

it('is made again from the recordings without a difference: npx tsx data/openapi/describe-responses.ts', () => {
  const again = describeResponses(description as unknown as Description);
  expect(again.withoutType).toEqual([]);
  expect(again.description).toEqual(description);
  const examples = JSON.parse(
    readFileSync(new URL('../../data/openapi/recorded-examples.json', import.meta.url), 'utf8'),
  ) as object;
  expect(again.examples).toEqual(examples);
  expect(again.objects).toEqual(recordedObjects);
  expect(again.payloads).toEqual(recordedPayloads);
  expect(again.errors).toEqual(recordedErrors);
});

it('notices a key that is missing and one too many', () => {
  const schema = {
    type: 'object',
    required: ['id'],
    properties: { id: { type: 'integer' }, name: { type: ['string', 'null'] } },
  };
  expect(faults(schema, { id: 1, name: null })).toEqual([]);
  expect(faults(schema, { name: 'A', access_token: 'x' })).toHaveLength(2);
});
