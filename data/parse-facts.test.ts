import { expect, test } from 'vitest';
import { z } from 'zod';
import { operationParameters, withMeanings } from './api-fields.ts';
import { api } from './index.ts';
import { parseFacts } from './parse-facts.ts';

const schema = z.strictObject({ limits: z.array(z.strictObject({ name: z.string(), megabytes: z.int() })) });

test('what follows its schema comes back typed', () => {
  expect(parseFacts('limits.json', schema, { limits: [{ name: 'File', megabytes: 40 }] }).limits[0]?.megabytes).toBe(
    40,
  );
});

test('the error names the file and every wrong place', () => {
  const wrong = {
    limits: [
      { name: 'File', megabytes: '40' },
      { name: 'Picture', megabytes: 15, size: 1 },
    ],
  };
  expect(() => parseFacts('limits.json', schema, wrong)).toThrow(
    /data\/limits\.json does not follow its schema:\n {2}limits\.0\.megabytes: .*\n {2}limits\.1: .*size/,
  );
});

test('a field takes the shared meaning of its name, unless it has one', () => {
  const fields = [
    { name: 'email', type: 'string' },
    { name: 'id', type: 'integer', meaning: 'Id of the team.' },
  ];
  expect(withMeanings(fields, { email: 'Email address.', id: 'Id.' }).map(({ meaning }) => meaning)).toEqual([
    'Email address.',
    'Id of the team.',
  ]);
  expect(() => withMeanings([{ name: 'city', type: 'string' }], {})).toThrow(
    'data/api.json: the field city has no meaning',
  );
});

test('parameters stand in the order of the path, then those of the query', () => {
  const operation = api.operations.find(({ key }) => key === 'list-messages');
  if (!operation) throw new Error('There is no operation list-messages.');
  expect(
    operationParameters(operation, api).map(({ name, in: place, required }) => [name, place, required ?? false]),
  ).toEqual([
    ['account_id', 'path', true],
    ['conversation_id', 'path', true],
    ['after', 'query', false],
    ['before', 'query', false],
  ]);
});

test('every operation describes its path, and answers with an object that exists', () => {
  const known = new Set([...api.objects.map(({ key }) => key), 'object']);
  for (const operation of api.operations) {
    expect(() => operationParameters(operation, api)).not.toThrow();
    const object = operation.response.object?.replace(/^array<(.*)>$/, '$1');
    expect(object === undefined || known.has(object), `${operation.key} answers with ${object}`).toBe(true);
  }
});
