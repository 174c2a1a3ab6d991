import { describe, expect, test } from 'vitest';
import { webhooks, websocket } from './index.ts';
import type { Json, PayloadObject } from './payload.schema.ts';
import { resolveExample } from './resolve-examples.ts';

const objects = new Map<string, PayloadObject>(
  [...webhooks.objects, ...websocket.objects].map((object) => [object.key, object]),
);
type Shape = { readonly [key: string]: Json };
const isShape = (value: Json | undefined): value is Shape =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is wrong with a value of a type, as sentences with the path of each place. */
function problems(value: Json | undefined, type: string, path: string): string[] {
  const wrong = [`${path} is not ${type}: ${JSON.stringify(value)}`];
  const list = /^array<(.*)>$/.exec(type);
  if (type.includes(' | ')) {
    const each = type.split(' | ').map((one) => problems(value, one, path));
    return each.some((found) => found.length === 0) ? [] : wrong;
  }
  if (list)
    return Array.isArray(value)
      ? value.flatMap((item, index) => problems(item, list[1] as string, `${path}[${index}]`))
      : wrong;
  if (objects.has(type)) return isShape(value) ? objectProblems(value, type, path) : wrong;
  const fits = {
    null: value === null,
    string: typeof value === 'string',
    boolean: typeof value === 'boolean',
    integer: Number.isInteger(value),
    number: typeof value === 'number',
    object: isShape(value),
    array: Array.isArray(value),
    datetime: typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(value),
  }[type];
  if (fits === undefined) return [`${path} has the type ${type}, which is no type and no object`];
  return fits ? [] : wrong;
}

/** Missing, unknown and wrong fields of an object; `extra` names fields that may stand beside those described. */
function objectProblems(value: Shape, key: string, path: string, extra: readonly string[] = []): string[] {
  const fields = objects.get(key)?.fields ?? [];
  const known = new Set([...fields.map((field) => field.name.split('.')[0] as string), ...extra]);
  const unknown = Object.keys(value)
    .filter((name) => !known.has(name))
    .map((name) => `${path}.${name} is not described`);
  const described = fields.flatMap((field) => {
    const parts = field.name.split('.');
    const parent = parts
      .slice(0, -1)
      .reduce<Json | undefined>((at, part) => (isShape(at) ? at[part] : undefined), value);
    const found = isShape(parent) ? parent[parts.at(-1) as string] : undefined;
    if (found === undefined) return field.required === false ? [] : [`${path}.${field.name} is missing`];
    if (field.values && found !== null && !field.values.includes(found as string))
      return [`${path}.${field.name} is none of its values`];
    return problems(found, field.type, `${path}.${field.name}`);
  });
  return [...unknown, ...described];
}

describe('example payloads follow the fields that are described', () => {
  test.each(webhooks.objects.filter((object) => object.example).map((object) => [object.key, object] as const))(
    'object %s',
    (key, object) => {
      expect(objectProblems(object.example as Shape, key, key)).toEqual([]);
    },
  );

  test.each(webhooks.events.map((event) => [event.name, event] as const))('webhook %s', (name, event) => {
    expect(event.example['event']).toBe(name);
    expect(event.example['changed_attributes'] !== undefined).toBe(event.changedAttributes === true);
    expect(objectProblems(event.example as Shape, event.object, name, ['event', 'changed_attributes'])).toEqual([]);
  });

  test.each(websocket.events.filter((event) => event.example).map((event) => [event.name, event] as const))(
    'live event %s',
    (name, event) => {
      const message = event.example?.['message'] as Shape;
      const data = message['data'] as Shape;
      expect(message['event']).toBe(name);
      expect(data['account_id']).toBe(1);
      if (event.object === 'none') expect(Object.keys(data)).toEqual(['account_id']);
      else if (name === 'notification.deleted') expect(data['notification']).toEqual({ id: 77 });
      else
        expect(
          objectProblems(data, event.object, name, [
            'account_id',
            ...(event.extraFields ?? []).map((field) => field.name),
          ]),
        ).toEqual([]);
    },
  );

  test('identifiers of frames are text that holds JSON', () => {
    for (const frame of [websocket.connection.subscribe, websocket.presence.frame]) {
      expect(JSON.parse(String(frame['identifier']))).toMatchObject({ channel: 'RoomChannel' });
    }
    expect(JSON.parse(String(websocket.presence.frame['data']))).toEqual({ action: 'update_presence' });
  });
});

describe('the check itself', () => {
  test('finds what is missing, unknown and wrong', () => {
    expect(objectProblems({ id: '1', color: 'red' }, 'account', 'it')).toEqual([
      'it.color is not described',
      'it.id is not integer: "1"',
      'it.name is missing',
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
