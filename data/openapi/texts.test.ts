import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { apiReference } from '../../openapi/reference.ts';
import type { ApiDocument, Schema } from '../../openapi/document.ts';
import { fieldsOf, variantsOf, type ApiField } from '../../openapi/fields.ts';
import { loadApi } from '../../openapi/load-api.ts';
import { isComponent, walk } from '../../engine/markdown/nodes.ts';
import { groupsOf, operationsOf, type ApiOperation } from '../../openapi/operations.ts';
import { bodySample, querySample } from '../../openapi/requests.ts';
import { sampleOf } from '../../openapi/samples.ts';
import { api, webhooks, websocket } from '../index.ts';
import errorTexts from './errors.json' with { type: 'json' };
import { events as apiEvents } from './events.ts';
import { eventSchemas } from '../../openapi/events.ts';
import { phraseHashes } from './phrases.ts';
import recorded from './recorded-examples.json' with { type: 'json' };
import recordedErrors from './recorded-errors.json' with { type: 'json' };
import own from './texts.json' with { type: 'json' };
import { errorText, groupKeys, texts } from './texts.ts';

/** The texts of the API reference match the description: none missing, none left over, none copied, and the samples are valid. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const loaded = await loadApi(root, 'data/openapi/description.json', {
  product: 'Example',
  'app-url': 'https://app.example.com',
});
const document = loaded.document as ApiDocument;
const operations = operationsOf(document);
const groups = groupsOf(document, operations);
const { pages } = apiReference(document, texts, undefined, undefined, undefined, apiEvents);
const isSuccess = (status: string): boolean => status.startsWith('2') || status === 'default';

type Shown = { readonly operation: string; readonly path: readonly string[] };
const within = (operation: string, fields: readonly ApiField[]): Shown[] =>
  fields.flatMap(({ path, children, variants }) => [
    { operation, path },
    ...within(operation, children),
    ...variants.flatMap((variant) => within(operation, variant.fields)),
  ]);
const ofSchema = (operation: string, schema: Schema | undefined): Shown[] => [
  ...within(operation, fieldsOf(document, schema)),
  ...variantsOf(document, schema).flatMap((variant) => within(operation, variant.fields)),
];
const parameterSchema = ({ name, schema }: ApiOperation['parameters'][number]): Schema => ({
  type: 'object',
  properties: { [name]: schema },
});
/** Every parameter and field that the pages show. */
const shown: Shown[] = operations.flatMap((operation) => [
  ...operation.parameters.flatMap((parameter) => ofSchema(operation.id, parameterSchema(parameter))),
  ...ofSchema(operation.id, operation.body?.schema),
  ...operation.responses
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ schema }) => ofSchema(operation.id, schema)),
]);
/** Keys of texts and examples for a field, the most specific first. */
const keysOf = ({ operation, path }: Shown): string[] => [
  `${operation}.${path.join('.')}`,
  path.slice(-2).join('.'),
  path.at(-1) as string,
];

describe('nothing is without text', () => {
  test('groups', () => {
    expect(groups.filter(({ name }) => !texts.groups[name]).map(({ name }) => name)).toEqual([]);
  });
  test('operations', () => {
    expect(operations.filter(({ id }) => !texts.operations[id]?.text).map(({ id }) => id)).toEqual([]);
  });
  test('bodies of errors that the platform sent', () => {
    expect(recordedErrors.length).toBeGreaterThan(80);
    expect(
      recordedErrors
        .filter((error) => errorText(error) < 0)
        .map(
          ({ status, body, operations: [first] }) =>
            `${status} ${JSON.stringify(body)} of ${first}: errors.json has no entry`,
        ),
    ).toEqual([]);
  });
  test('that a field is required, if the platform refused a call without it', () => {
    const refused = recordedErrors.flatMap(({ body, operations: ids }) => {
      const { message = '', attributes = [] } = (body ?? {}) as { message?: string; attributes?: string[] };
      return String(message).includes('blank') ? ids.flatMap((id) => attributes.map((field) => ({ id, field }))) : [];
    });
    const silent = refused.filter(({ id, field }) => {
      const { method, body } = operations.find((operation) => operation.id === id) as ApiOperation;
      const named = fieldsOf(document, body?.schema).find(({ name }) => name === field);
      const says = (note: string): boolean => note.includes(`\`${field}\``) && note.includes('required');
      return method === 'POST' && named && !named.required && !texts.operations[id]?.notes?.some(says);
    });
    expect(refused.length).toBeGreaterThan(15);
    expect(silent).toEqual([]);
  });
  test('parameters and fields, as the pages show them', () => {
    type Field = { path: string; meaning?: string; children?: Field[]; variants?: { fields: Field[] }[] };
    const without = (fields: readonly Field[]): string[] =>
      fields.flatMap(({ path, meaning, children = [], variants = [] }) => [
        ...(meaning ? [] : [path]),
        ...without(children),
        ...variants.flatMap((variant) => without(variant.fields)),
      ]);
    type Fields = { fields: Field[]; variants?: { fields: Field[] }[] };
    const fieldsOn = ({ nodes }: (typeof pages)[number]): Fields[] =>
      [...walk(nodes())].flatMap((node) =>
        isComponent(node) && node.name === 'ApiFields' ? [node.props as Fields] : [],
      );
    const missing = pages.flatMap((page) =>
      fieldsOn(page)
        .flatMap(({ fields, variants = [] }) => [fields, ...variants.map((variant) => variant.fields)].flatMap(without))
        .map((path) => `${page.file}: ${path}`),
    );
    expect(missing).toEqual([]);
    expect(pages.filter((page) => fieldsOn(page).length).length).toBeGreaterThan(130);
  });
});

describe('nothing is left over', () => {
  const ids = new Set(operations.map(({ id }) => id));
  const described = new Set(api.operations.map(({ operation }) => operation));

  test('groups and operations exist', () => {
    const names = new Set(groups.map(({ name }) => name));
    expect(
      [...Object.keys(own.groups), ...Object.keys(own.groupFields), ...Object.keys(own.groupExamples)].filter(
        (name) => !names.has(name),
      ),
    ).toEqual([]);
    expect(Object.keys(texts.operations).filter((id) => !ids.has(id))).toEqual([]);
  });
  test('what the guides describe is not described a second time', () => {
    expect(
      Object.entries(own.operations)
        .filter(([id, text]) => described.has(id) && 'text' in text)
        .map(([id]) => id),
    ).toEqual([]);
  });
  test('objects and their fields exist, and each has a recorded example', () => {
    const schemas = { ...document.components?.schemas, ...eventSchemas(apiEvents) };
    expect(Object.keys(texts.objects).filter((name) => !schemas[name])).toEqual([]);
    expect(Object.keys(texts.objects).filter((name) => texts.objects[name]?.example === undefined)).toEqual([]);
    const shownFields = new Set(
      Object.keys(texts.objects).flatMap((name) =>
        within('', fieldsOf(document, schemas[name])).map(({ path }) => `${name}.${path.join('.')}`),
      ),
    );
    expect(
      Object.entries(texts.objects)
        .flatMap(([name, { fields }]) => Object.keys(fields).map((field) => `${name}.${field}`))
        .filter((field) => !shownFields.has(field)),
    ).toEqual([]);
  });
  test('texts of errors are of errors that the platform sent', () => {
    const used = new Set(recordedErrors.map(errorText));
    expect(errorTexts.filter((_, index) => !used.has(index)).map(({ id }) => id)).toEqual([]);
  });
  test('errors are of statuses of errors', () => {
    const wrong = operations.flatMap(({ id }) =>
      Object.keys(texts.operations[id]?.errors ?? {}).filter((status) => !/^[45]\d\d$/.test(status)),
    );
    expect(wrong).toEqual([]);
  });
  test('events are ones that the platform sends', () => {
    const known = new Set([...webhooks.events, ...websocket.events].map(({ name }) => name));
    expect(
      Object.values(texts.operations).flatMap(({ events }) => events.filter((event) => !known.has(event))),
    ).toEqual([]);
  });
  test('fields are shown somewhere', () => {
    const used = new Set(shown.flatMap((field) => keysOf(field).find((key) => Object.hasOwn(texts.fields, key)) ?? []));
    const names = new Set(shown.flatMap(({ path }) => path.at(-1) ?? []));
    expect(Object.keys(own.fields).filter((key) => !used.has(key))).toEqual([]);
    expect(
      Object.entries(own.groupFields).flatMap(([group, fields]) =>
        Object.keys(fields)
          .filter((name) => !groupKeys(group, name).some((key) => used.has(key)))
          .map((name) => `${group}: ${name}`),
      ),
    ).toEqual([]);
    expect(Object.keys(api.fields).filter((name) => !names.has(name))).toEqual([]);
  });
  test('examples belong to a field or an operation', () => {
    const keys = new Set(shown.flatMap((field) => keysOf(field)));
    expect(
      Object.keys(own.examples).filter(
        (key) => !ids.has(key.replace(/ response$/, '')) && !keys.has(key.replace(/:\w+$/, '')),
      ),
    ).toEqual([]);
  });
});

describe('the texts are our own', () => {
  const theirs = new Set(
    readFileSync(new URL('upstream-phrases.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );

  test('eight words in a row are never theirs', () => {
    const ours = [
      ...Object.values(texts.groups).flatMap(({ title, text }) => [title, text]),
      ...Object.values(texts.operations).flatMap(({ title, text, notes, errors }) => [
        title,
        text,
        ...notes,
        ...Object.values(errors),
      ]),
      ...Object.values(texts.fields),
      ...Object.values(texts.objects).flatMap(({ text, fields }) => [text, ...Object.values(fields)]),
      ...texts.failures.flatMap(({ cause, cure }) => [cause, cure]),
      ...Object.values(texts.errors),
    ];
    expect(theirs.size).toBeGreaterThan(1000);
    expect(ours.filter((text) => phraseHashes(text).some((hash) => theirs.has(hash)))).toEqual([]);
  });
  test('a copy is noticed, whatever its case and punctuation', () => {
    const [one, two] = ['One two three, four five six seven eight.', 'and ONE, TWO three four five six seven eight'];
    expect(phraseHashes(two)).toContain(phraseHashes(one)[0]);
  });
});

describe('samples', () => {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('binary', true);
  /** References point into the whole description; `nullable` next to a reference has no meaning in 3.1. */
  const inPlace = (schema: Schema): object =>
    JSON.parse(
      JSON.stringify(schema, (key, item: unknown) => (key === 'nullable' ? undefined : item)).replaceAll(
        '"#/components/',
        '"description#/components/',
      ),
    ) as object;
  ajv.addSchema({ $id: 'description', ...inPlace(document as unknown as Schema) });
  const faults = (schema: Schema, value: unknown): string[] => {
    const validate = ajv.compile(inPlace(schema));
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
  /** Numbers of which 0 is a real value: kinds, switches and minutes past the hour. */
  const zero = /\/(message_type|attribute_model|bot_type|open_minutes|close_minutes|status|matrix)$/;
  /** Values that the sampler makes up when it knows no better. */
  const madeUp = (value: unknown, at = ''): string[] => {
    if (value === 'string' || value === 'user@example.com' || value === 'http://example.com')
      return [`${at}: ${value}`];
    if (value === 0 && !zero.test(at)) return [`${at}: 0`];
    if (Array.isArray(value)) return value.flatMap((item) => madeUp(item, at));
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([name, item]) => madeUp(item, `${at}/${name}`));
  };
  const samples = operations.flatMap((operation) => {
    const body = bodySample(document, operation, texts);
    return [
      ...(operation.body?.schema && body !== undefined
        ? [{ what: `${operation.id} request`, schema: operation.body.schema, value: body }]
        : []),
      ...operation.responses.flatMap(({ status, schema }) =>
        schema && isSuccess(status)
          ? [
              {
                what: `${operation.id} ${status}`,
                schema,
                value: sampleOf(document, schema, texts, 'response', operation.id),
              },
            ]
          : [],
      ),
      ...Object.entries(querySample(document, operation, texts)).map(([name, value]) => {
        const { schema = {} } = operation.parameters.find((parameter) => parameter.name === name) ?? {};
        return { what: `${operation.id} ?${name}`, schema, value };
      }),
    ];
  });

  test.each(samples)('$what', ({ what, schema, value }) => {
    const isRecorded = Object.hasOwn(
      recorded,
      what.replace(/ (request|2\d\d)$/, (_, side: string) => (side === 'request' ? '' : ' response')),
    );
    expect([...faults(schema, value), ...(isRecorded ? [] : madeUp(value))]).toEqual([]);
  });
  test('are there for every operation with a body', () => {
    expect(samples.length).toBeGreaterThan(150);
  });
});
