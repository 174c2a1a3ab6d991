import asyncapi from '@asyncapi/specs';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import type { ApiDocument, Operation, Schema } from '../../openapi/document.ts';
import { methods } from '../../openapi/document.ts';
import platform from '../../data/openapi/description.json' with { type: 'json' };
import { publishedApi } from './published.ts';

/** The downloads of the API reference are valid for the tools that read them and hold everything the pages say. */
const { file } = await publishedApi();
const openapi = file('openapi.json');
const document = JSON.parse(openapi) as ApiDocument & { readonly webhooks: Record<string, unknown> };
const operations = Object.values(document.paths ?? {}).flatMap((item) =>
  methods.flatMap((method) => (item[method] ? [item[method] as Operation & { externalDocs?: { url: string } }] : [])),
);

test('openapi.json passes a linter', { timeout: 120_000 }, async () => {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // Rules about style that the platform's own paths and schemas break: they are facts and stay as they are.
      'no-path-trailing-slash': 'off',
      'no-unused-components': 'off',
      'operation-4xx-response': 'off',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const problems = await lintFromString({ source: openapi, config });
  expect(problems.map(({ ruleId, message, location: [place] }) => `${ruleId}: ${message} (${place?.pointer})`)).toEqual(
    [],
  );
});

test('asyncapi.json is what its version says', () => {
  const value = JSON.parse(file('asyncapi.json')) as { asyncapi: string };
  const schemas = asyncapi.schemasWithoutId as Record<string, object>;
  const validate = new Ajv({ strict: false, validateFormats: false }).compile(schemas[value.asyncapi] as object);
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
});

test('brand words are filled in, and the server is the owner’s', () => {
  expect(openapi + file('asyncapi.json')).not.toMatch(/%(product|slug|Slug|SLUG|app-url|app-host)%/);
  expect(document.info.title).toBe('Parley API');
  expect(document.servers).toEqual([{ url: 'https://app.parley.example' }]);
});

test('every operation is explained, and names its page', () => {
  const described = Object.values(platform.paths as Record<string, Record<string, unknown>>).flatMap((item) =>
    methods.filter((method) => method in item),
  );
  expect(operations).toHaveLength(described.length);
  expect(operations.filter(({ summary, description }) => !summary || !description)).toEqual([]);
  for (const { externalDocs } of operations)
    expect(externalDocs?.url).toMatch(/^https:\/\/docs\.parley\.example\/api-reference\/[\w-]+\/[\w-]+\/$/);
});

test('links in texts work outside of the site', () => {
  expect(openapi + file('asyncapi.json')).not.toMatch(/\]\(\//);
});

/** Every property of a schema, with the path that leads to it. */
function* properties(schema: Schema | undefined, way: string): Generator<[string, Schema]> {
  if (!schema || schema.$ref) return;
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    yield [`${way}.${name}`, property];
    yield* properties(property, `${way}.${name}`);
  }
  for (const part of [schema.items, ...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
    yield* properties(part, way);
}

test('every field says what it means', () => {
  const used = new Set([...openapi.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] as string));
  // For errors, the meaning of each status comes from the pages and from the descriptions of the responses.
  const named = Object.entries(document.components?.schemas ?? {}).filter(
    ([name]) => used.has(name) && !name.endsWith('_error'),
  );
  const all = named.flatMap(([name, schema]) => [...properties(schema, name)]);
  expect(all.length).toBeGreaterThan(700);
  expect(all.filter(([, { description }]) => !description).map(([way]) => way)).toEqual([]);
});

test('holds the webhooks with their payloads', () => {
  expect(Object.keys(document.webhooks)).toContain('message_created');
  expect(document.components?.schemas?.['event_message']?.properties?.['conversation']?.$ref).toBe(
    '#/components/schemas/event_conversation',
  );
});
