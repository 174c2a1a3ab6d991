import { expect, test } from 'vitest';
import type { RequestField, RequestForm } from '../../model/request-form.ts';
import { entriesOf, likeSample, valueOf } from './entries.ts';
import { nearestField, problemsOf } from './problems.ts';
import { requestOf } from './request.ts';

const field = (name: string, kind: RequestField['kind'], more: Partial<RequestField> = {}): RequestField => ({
  name,
  kind,
  type: kind,
  required: false,
  ...more,
});
const fields = [
  field('title', 'text', { required: true }),
  field('height', 'number'),
  field('free', 'boolean'),
  field('size', 'choice', { values: [1, 2, null] }),
  field('tags', 'list', { type: 'list of strings' }),
  field('rows', 'list', { type: 'list of integers' }),
  field('extra', 'json'),
  field('own/er', 'object', { children: [field('email', 'text')] }),
];

test('a value becomes entries, and they become the same value', () => {
  const value = {
    title: 'Window',
    height: 1.5,
    free: false,
    size: null,
    tags: ['a', 'b'],
    rows: [1, 2],
    extra: { lamp: [true] },
    'own/er': { email: 'a@b.example' },
  };
  const entries = entriesOf(fields, value);
  expect(entries.get('/own~1er/email')).toBe('a@b.example');
  expect(valueOf(fields, entries)).toEqual({ value, problems: new Map() });
});

test('empty fields and objects are omitted; invalid JSON is a problem at its field', () => {
  const entries = new Map([
    ['/height', ' '],
    ['/extra', '{'],
    ['/own~1er/email', ''],
  ]);
  expect(valueOf(fields, entries)).toEqual({
    value: {},
    problems: new Map([['/extra', 'This is not valid JSON.']]),
  });
});

test('an empty optional object is omitted with its required fields; an empty required object is kept', () => {
  const parts = field('parts', 'object', { required: true, children: [field('a', 'text')] });
  expect(valueOf([field('outer', 'object', { children: [parts] })], new Map()).value).toEqual({});
  expect(valueOf([parts], new Map()).value).toEqual({ parts: {} });
});

test('a value has the order of its sample, including properties without a field', () => {
  const sample = { size: 2, more: [1], 'own/er': { other: true, email: 'a@b.example' }, title: 'Window' };
  const { value } = valueOf(fields, entriesOf(fields, sample));
  expect(JSON.stringify(likeSample(fields, sample, value))).toBe(JSON.stringify(sample));
  expect(likeSample(fields, sample, { title: 'x', height: 1 })).toEqual({ more: [1], title: 'x', height: 1 });
});

test('a text in a number field remains a string, which the schema rejects', () => {
  const { value } = valueOf(fields, new Map([['/height', 'high']]));
  expect(value).toEqual({ height: 'high' });
  expect(problemsOf({ properties: { height: { type: 'number' } } }, value)).toEqual(
    new Map([['/height', 'This must be of type number.']]),
  );
});

test('problems have the pointer of the value and a message', () => {
  const schema = {
    type: 'object',
    required: ['title'],
    properties: {
      owner: { $ref: '#/components/schemas/Owner' },
      state: { enum: ['free', 'taken'] },
      items: { type: 'array', items: { type: 'integer' } },
    },
    components: {
      schemas: { Owner: { required: ['email'], properties: { email: { type: 'string', format: 'email' } } } },
    },
  };
  expect(problemsOf(schema, { owner: {}, state: 'gone', items: [1, 'x'] })).toEqual(
    new Map([
      ['/title', 'This is required.'],
      ['/owner/email', 'This is required.'],
      ['/state', 'This is not one of the allowed values.'],
      ['/items/1', 'This must be of type integer.'],
    ]),
  );
  expect(problemsOf(schema, { title: '', owner: { email: 'nobody' } })).toEqual(
    new Map([['/owner/email', 'This is not in the format email.']]),
  );
  expect(problemsOf(schema, { title: '', state: 'free' })).toEqual(new Map());
  expect(nearestField('/items/1', new Set(['/items']))).toBe('/items');
  expect(nearestField('/none', new Set(['/items']))).toBeUndefined();
});

const form: RequestForm = {
  method: 'GET',
  server: 'https://app.example.com',
  path: '/desks/{desk_id}/drawers/{name}',
  headers: [{ name: 'Authorization', before: 'Bearer ', placeholder: 'KEY' }],
  parameters: [
    { ...field('desk_id', 'number'), in: 'path', placeholder: 'DESK_ID' },
    { ...field('name', 'text'), in: 'path', placeholder: 'NAME' },
    { ...field('ids', 'list'), in: 'query', placeholder: 'IDS' },
  ],
  parametersSchema: {},
  parametersSample: {},
};

test('entries take precedence over the reader’s values, and those over placeholders', () => {
  const stored = new Map([
    ['APP_URL', 'https://mine.example'],
    ['DESK_ID', '1'],
    ['KEY', 'hush'],
  ]);
  const empty = requestOf(form, { parameters: {}, valueOf: () => undefined });
  expect(empty.url).toBe('https://app.example.com/desks/zzDESKzuIDzz/drawers/zzNAMEzz');
  expect(empty.headers).toEqual([{ name: 'Authorization', value: 'Bearer zzKEYzz' }]);
  expect(empty.queryString).toEqual([]);
  const filled = requestOf(form, {
    parameters: { desk_id: 7, name: "a/b 'c' $&", ids: [1, 2] },
    valueOf: (name) => stored.get(name),
  });
  expect(filled.url).toBe('https://mine.example/desks/7/drawers/a%2Fb%20%27c%27%20%24%26');
  expect(filled.headers).toEqual([{ name: 'Authorization', value: 'Bearer hush' }]);
  expect(filled.queryString).toEqual([
    { name: 'ids', value: '1' },
    { name: 'ids', value: '2' },
  ]);
});
