import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '../../data/index.ts';
import { type ApiSample, curlSamples } from './curl-samples.ts';
import { pageText } from './page-text.ts';

/** Every curl sample on the pages agrees with `data/api.json`: method and path exist, names are known, required ones are present. */
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
    ...given
      .filter((name) => !known.some((field) => field.name === name))
      .map((name) => `${method} ${path}: unknown in the body: ${name}`),
    ...query
      .filter((name) => !inQuery.some((field) => field.name === name))
      .map((name) => `${method} ${path}: unknown in the query: ${name}`),
    ...inQuery
      .filter((field) => field.required && !given.includes(field.name) && !query.includes(field.name))
      .map((field) => `${method} ${path}: required and missing: ${field.name}`),
  ];
}

const pages = (readdirSync(content, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({ file, samples: curlSamples(pageText(file)) }));
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

/** Code in the other languages, in the same tabs as a curl sample. */
function translations(mdx: string): { sample: ApiSample; language: string; code: string }[] {
  return [...mdx.matchAll(/<Tabs group="language">([\s\S]*?)<\/Tabs>/g)].flatMap(([, tabs = '']) => {
    const samples = curlSamples(tabs);
    const others = [...tabs.matchAll(/```(js|ruby|python)[^\n]*\n([\s\S]*?)```/g)];
    return samples.flatMap((sample) => others.map(([, language = '', code = '']) => ({ sample, language, code })));
  });
}

/** What the curl sample says and a translation leaves out: parts of the path, names in the body, the method. */
function omissions({ sample, language, code }: ReturnType<typeof translations>[number]): string[] {
  const parts = sample.path.split('/').filter((part) => /^[a-z]\w*$/.test(part));
  const says = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(code);
  const method = sample.method === 'GET' || new RegExp(sample.method, 'i').test(code) ? [] : [`no ${sample.method}`];
  return [...[...parts, ...(sample.body ?? [])].filter((word) => !says(word)), ...method].map(
    (word) => `${language} for ${sample.method} ${sample.path}: ${word}`,
  );
}

describe('samples in other languages make the same call', () => {
  const translated = withSamples
    .map(({ file }) => ({ file, all: translations(pageText(file)) }))
    .filter(({ all }) => all.length > 0);

  test('are found', () => expect(translated.flatMap(({ all }) => all).length).toBeGreaterThan(8));
  test.each(translated)('$file', ({ all }) => expect(all.flatMap(omissions)).toEqual([]));
});

describe('a sample that is wrong is noticed', () => {
  const found = (curl: string): string[] => curlSamples(`\`\`\`sh\n${curl}\n\`\`\``).flatMap(faults);
  const messages = "'%app-url%/api/v1/accounts/<ACCOUNT_ID>/conversations/<CONVERSATION_ID>/messages'";

  test.each([
    [
      'a made-up path',
      "curl '%app-url%/api/v1/accounts/1/letters'",
      'GET /api/v1/accounts/1/letters is not in data/api.json',
    ],
    ['another method', `curl --request PUT ${messages}`, 'is not in data/api.json'],
    [
      'an unknown name over two lines',
      `curl ${messages} \\\n  --data '{ "content": "Hi",\n "text": "Hi" }'`,
      'unknown in the body: text',
    ],
    [
      'an unknown part of a form',
      `curl ${messages} --form 'content=Hi' --form 'files[]=@a.jpg'`,
      'unknown in the body: files',
    ],
    ['a required name left out', `curl ${messages} --data '{ "private": true }'`, 'required and missing: content'],
    ['an unknown query behind a variable', `BASE=${messages}\n\ncurl "$BASE?page=2"`, 'unknown in the query: page'],
  ])('%s', (_what, curl, fault) => {
    expect(found(curl)).toEqual([expect.stringContaining(fault)]);
  });

  test('a translation that leaves something out', () => {
    const tabs = `<Tabs group="language">\n\`\`\`sh\ncurl ${messages} --data '{ "content": "Hi" }'\n\`\`\`\n\`\`\`js\nawait fetch('/api/v1/accounts/1/conversations/1/letters', { method: 'POST' });\n\`\`\`\n</Tabs>`;
    expect(
      translations(tabs)
        .flatMap(omissions)
        .map((text) => text.split(': ').at(-1)),
    ).toEqual(['messages', 'content']);
  });
});
