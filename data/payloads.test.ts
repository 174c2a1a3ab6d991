import { readdirSync, readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { webhooks, websocket } from './index.ts';
import { events } from './openapi/events.ts';
import { deliveriesOf, framesOf } from './openapi/recorded-events.ts';
import type { Json } from './payload.schema.ts';
import { resolveExample } from './resolve-examples.ts';

type Shape = { readonly [key: string]: Json };
type Schema = { readonly [key: string]: unknown };

/** The schemas as the site publishes them, but closed: a field that is not described is wrong here. */
const schemas: Record<string, Schema> = {
  ...(events.schemas as Record<string, Schema>),
  ...(events.asyncapi['components'] as { schemas: Record<string, Schema> }).schemas,
};
/** A schema in one piece: what it refers to and combines on its first level is its own. */
function whole(schema: Schema): Schema {
  const name = /^#\/components\/schemas\/(.+)$/.exec(String(schema['$ref']))?.[1];
  if (name !== undefined) return whole(schemas[name] as Schema);
  const parts = ((schema['allOf'] as Schema[] | undefined) ?? []).map(whole);
  return {
    ...schema,
    allOf: undefined,
    properties: Object.assign({}, schema['properties'], ...parts.map((part) => part['properties'])),
    required: [...new Set([schema, ...parts].flatMap((part) => (part['required'] as string[] | undefined) ?? []))],
  };
}
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const own = schema as Schema;
  if (typeof own['$ref'] === 'string') return { $ref: own['$ref'].replace('#/components/schemas/', '') };
  const { allOf, ...one } = own['allOf'] ? whole(own) : own;
  void allOf;
  const inside = Object.fromEntries(Object.entries(one).map(([key, value]) => [key, closed(value)]));
  return one['properties'] && !one['additionalProperties'] ? { ...inside, additionalProperties: false } : inside;
}
/** The same without `required`: for samples that say they are shortened. */
const withoutRequired = (schema: unknown): unknown =>
  JSON.parse(
    JSON.stringify(schema, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value)),
  );
function validator(form: (schema: unknown) => unknown): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats.default(ajv);
  for (const [name, schema] of Object.entries(schemas))
    ajv.addSchema({ $id: name, ...(form(closed(schema)) as object) });
  return (schema) => ajv.compile(form(closed(schema)) as object);
}
const complete = validator((schema) => schema);
const partial = validator(withoutRequired);

/** What is wrong with a value, one line each. */
function faults(value: unknown, schema: Schema, shortened = false): string[] {
  const validate = (shortened ? partial : complete)(schema);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
type Media = { readonly schema: Schema };
const webhookSchema = (name: string): Schema | undefined =>
  (events.webhooks[name]?.['post'] as { requestBody: { content: { 'application/json': Media } } } | undefined)
    ?.requestBody.content['application/json'].schema;
const frameSchema = (name: string): Schema | undefined =>
  (events.asyncapi['components'] as { messages: Record<string, { payload: Schema }> }).messages[
    name.replaceAll('.', '_')
  ]?.payload;

describe('example payloads follow the fields that are described', () => {
  test.each(webhooks.objects.filter((object) => object.example).map((object) => [object.key, object] as const))(
    'object %s',
    (key, object) => {
      expect(faults(object.example, { $ref: `#/components/schemas/${object.schema ?? `event_${key}`}` })).toEqual([]);
    },
  );

  test.each(webhooks.events.map((event) => [event.name, event] as const))('webhook %s', (name, event) => {
    expect(event.example['changed_attributes'] !== undefined).toBe(event.changedAttributes === true);
    expect(faults(event.example, webhookSchema(name) as Schema)).toEqual([]);
  });

  test.each(websocket.events.filter((event) => event.example).map((event) => [event.name, event] as const))(
    'live event %s',
    (name, event) => {
      const { message } = event.example as { message: Shape };
      const data = message['data'] as Shape;
      expect(data['account_id']).toBe(1);
      if (event.object === 'none') expect(Object.keys(data)).toEqual(['account_id']);
      // A deleted notification is only named.
      if (name === 'notification.deleted') expect(data['notification']).toEqual({ id: 77 });
      expect(faults(event.example, frameSchema(name) as Schema, name === 'notification.deleted')).toEqual([]);
    },
  );

  test('identifiers of frames are text that holds JSON', () => {
    for (const frame of [websocket.connection.subscribe, websocket.presence.frame]) {
      expect(JSON.parse(String(frame['identifier']))).toMatchObject({ channel: 'RoomChannel' });
    }
    expect(JSON.parse(String(websocket.presence.frame['data']))).toEqual({ action: 'update_presence' });
  });
});

describe('what the platform sent follows the fields that are described', () => {
  const sent = (values: readonly unknown[], schema: Schema, shortened = false): string[] => [
    ...new Set(values.flatMap((value) => faults(value, schema, shortened))),
  ];
  test.each(Object.keys(events.webhooks))('webhook %s', (name) => {
    const bodies = deliveriesOf(name).map(({ body }) => body);
    expect(sent(bodies, webhookSchema(name) as Schema)).toEqual([]);
  });
  test.each(websocket.events.map(({ name }) => name))('live event %s', (name) => {
    // A deleted notification is only named.
    const shortened = name === 'notification.deleted';
    expect(sent(framesOf(name), frameSchema(name) as Schema, shortened)).toEqual([]);
  });
});

describe('payloads that the pages show', () => {
  const content = new URL('../content/', import.meta.url).pathname;
  /** JSON of pages that names an event of the platform; pages show some of it shortened. */
  const samples = (readdirSync(content, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) =>
      [...readFileSync(content + file, 'utf8').matchAll(/```json([^\n]*)\n([\s\S]*?)\n\s*```/g)].flatMap(
        ([, title = '', code = '']) => {
          const value = readJson(code);
          const name = value?.['event'];
          const live = (value?.['message'] as Shape | undefined)?.['event'];
          const schema =
            (typeof name === 'string' ? (webhookSchema(name) ?? dataSchema(name)) : undefined) ??
            (typeof live === 'string' ? frameSchema(live) : undefined);
          return schema
            ? [{ what: `${file}: ${String(live ?? name)}`, value, schema, shortened: /shortened/.test(title) }]
            : [];
        },
      ),
    );
  /** Only the `message` of a frame. */
  function dataSchema(name: string): Schema | undefined {
    return (frameSchema(name)?.['properties'] as { message: Schema } | undefined)?.message;
  }
  function readJson(code: string): Shape | undefined {
    try {
      return JSON.parse(code) as Shape;
    } catch {
      return undefined;
    }
  }

  test('are found', () => expect(samples.length).toBeGreaterThan(5));
  test.each(samples)('$what', ({ value, schema, shortened }) => {
    expect(faults(value, schema, shortened)).toEqual([]);
  });
});

describe('the check itself', () => {
  test('finds what is missing, unknown and wrong', () => {
    expect(faults({ id: '1', color: 'red' }, { $ref: '#/components/schemas/event_account' })).toEqual([
      ' must have required property \'name\' {"missingProperty":"name"}',
      ' must NOT have additional properties {"additionalProperty":"color"}',
      '/id must be integer {"type":"integer"}',
    ]);
  });
});

describe('resolveExample', () => {
  const examples = new Map([
    ['account', { id: 1, name: 'Example' }],
    ['contact', { account: { $of: 'account' }, id: 2 }],
  ]);

  test('puts objects in place of their keys, with changes', () => {
    expect(resolveExample([{ event: 'x', $of: 'contact', id: 3 }], examples)).toEqual([
      { event: 'x', account: { id: 1, name: 'Example' }, id: 3 },
    ]);
  });

  test('says which examples there are', () => {
    expect(() => resolveExample({ $of: 'team' }, examples)).toThrow(
      'There is no example of “team”. data/webhooks.json has examples of: account, contact.',
    );
  });
});
