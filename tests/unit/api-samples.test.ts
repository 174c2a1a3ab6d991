import { readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../../data/index.ts';
import { type ApiSample, curlSamples } from './curl-samples.ts';

/** Every curl sample of the pages against `data/api.json`: method and path exist, names are known, required ones are there. */
const content = resolve(import.meta.dirname, '../../content');

/** What is wrong with a sample, one line each. */
function faults({ method, path, query, body }: ApiSample): string[] {
  const shape = (one: string): string => one.replace(/\{\w+\}/g, '*');
  // In a sample, a placeholder or a number stands where the description has a parameter.
  const wanted = path.replace(/(?<=\/)(<[A-Z_]+>|\d+)(?=\/|$)/g, '*');
  const operation = api.operations.find((one) => one.method === method && shape(one.path) === wanted);
  if (!operation) return [`${method} ${path} is not in data/api.json`];

  const known = operation.body ?? [];
  const given = body ?? [];
  const inQuery = [...(operation.query ?? []), ...known];
  return [
    ...given.filter((name) => !known.some((field) => field.name === name)).map((name) => `${method} ${path}: unknown in the body: ${name}`),
    ...query.filter((name) => !inQuery.some((field) => field.name === name)).map((name) => `${method} ${path}: unknown in the query: ${name}`),
    ...inQuery
      .filter((field) => field.required && !given.includes(field.name) && !query.includes(field.name))
      .map((field) => `${method} ${path}: required and missing: ${field.name}`),
  ];
}

const pages = (readdirSync(content, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, samples: curlSamples(readFileSync(join(content, file), 'utf8')) }));
const withSamples = pages.filter(({ samples }) => samples.length > 0);

describe('API samples of the pages', () => {
  test('are found', () => {
    expect(withSamples.map(({ file }) => file)).toContain('product/channels/api/send-messages.mdx');
    expect(withSamples.flatMap(({ samples }) => samples).length).toBeGreaterThan(15);
  });

  test.each(withSamples)('$file', ({ samples }) => {
    expect(samples.flatMap(faults)).toEqual([]);
  });
});

describe('a sample that is wrong is noticed', () => {
  const found = (curl: string): string[] => curlSamples(`\`\`\`sh\n${curl}\n\`\`\``).flatMap(faults);
  const messages = "'{app-url}/api/v1/accounts/<ACCOUNT_ID>/conversations/<CONVERSATION_ID>/messages'";

  test.each([
    ['a made-up path', "curl '{app-url}/api/v1/accounts/1/letters'", 'GET /api/v1/accounts/1/letters is not in data/api.json'],
    ['another method', `curl --request PUT ${messages}`, 'is not in data/api.json'],
    ['an unknown name over two lines', `curl ${messages} \\\n  --data '{ "content": "Hi",\n "text": "Hi" }'`, 'unknown in the body: text'],
    ['an unknown part of a form', `curl ${messages} --form 'content=Hi' --form 'files[]=@a.jpg'`, 'unknown in the body: files'],
    ['a required name left out', `curl ${messages} --data '{ "private": true }'`, 'required and missing: content'],
    ['an unknown query behind a variable', `BASE=${messages}\n\ncurl "$BASE?page=2"`, 'unknown in the query: page'],
  ])('%s', (_what, curl, fault) => {
    expect(found(curl)).toEqual([expect.stringContaining(fault)]);
  });
});
