import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { webhooks } from '../../data/index.ts';
import { deliveriesOf } from '../../data/openapi/recorded-events.ts';
import { recordings } from '../../data/openapi/recordings.ts';
import recordedErrors from '../../data/openapi/recorded-errors.json' with { type: 'json' };
import { segments } from '../../openapi/mentions.ts';
import { operationsOf, type ApiOperation } from '../../openapi/operations.ts';
import { curlSamples } from '../unit/curl-samples.ts';
import { faults, published } from './described.ts';

/** Requests, responses, errors and headers that the guides show are those of the running platform. Events: `data/payloads.test.ts`. */
type Fence = { readonly line: number; readonly language: string; readonly title: string; readonly code: string };
type Sample = Fence & { readonly file: string; readonly operation: ApiOperation | undefined };

const operations = operationsOf(published);
const operationOf = (method: string, path: string): ApiOperation | undefined =>
  operations.find((one) => one.method === method && segments(one.path).join('/') === segments(path).join('/'));

/** The code blocks of a page in order; undefined stands for a heading of a section. */
function fencesOf(text: string): (Fence | undefined)[] {
  const fences: (Fence | undefined)[] = [];
  let open: { line: number; language: string; title: string; code: string[] } | undefined;
  for (const [index, line] of text.split('\n').entries()) {
    const [, language = '', meta = ''] = /^\s*```(\w+)(.*)$/.exec(line) ?? [];
    if (!open && language)
      open = { line: index + 1, language, title: /title="([^"]*)"/.exec(meta)?.[1] ?? '', code: [] };
    else if (open && /^\s*```\s*$/.test(line)) {
      fences.push({ ...open, code: open.code.join('\n') });
      open = undefined;
    } else if (open) open.code.push(line);
    else if (line.startsWith('## ')) fences.push(undefined);
  }
  return fences;
}

const content = resolve(import.meta.dirname, '../../content');
/** The code blocks of all pages, each with the operation that the last request of its section calls. */
const samples: Sample[] = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .flatMap((file) => {
    let operation: ApiOperation | undefined;
    return fencesOf(readFileSync(join(content, file), 'utf8')).flatMap((fence): Sample[] => {
      if (!fence) operation = undefined;
      const [call] = fence?.language === 'sh' ? curlSamples(`\`\`\`sh\n${fence.code}\n\`\`\``).slice(-1) : [];
      if (call) operation = operationOf(call.method, call.path);
      return fence ? [{ ...fence, file, operation }] : [];
    });
  });
const json = samples
  .filter(({ language }) => language === 'json')
  .flatMap((sample) => {
    try {
      return [{ ...sample, value: JSON.parse(sample.code) as unknown }];
    } catch {
      return [];
    }
  });
const place = ({ file, line }: Sample): string => `content/${file}:${line}`;

describe('responses', () => {
  const responses = json.filter(
    ({ title, operation }) => operation && (/^2\d\d\b/.test(title) || title.startsWith('Response') || !title),
  );
  test('are found', () => expect(responses.length).toBeGreaterThan(15));
  test.each(responses.map((sample) => [place(sample), sample] as const))('%s', (_, { operation, title, value }) => {
    const { schema } = operation?.responses.find(({ status }) => status.startsWith('2')) ?? {};
    const other = recordings.find((recording) => recording.operation === operation?.id)?.calls[0]?.response.body;
    expect(faults(schema ?? {}, value, { shortened: /shortened/.test(title), other })).toEqual([]);
  });
});

describe('errors', () => {
  const errors = json.filter(({ title }) => /^[45]\d\d\b/.test(title));
  test('are found', () => expect(errors.length).toBeGreaterThan(5));
  test.each(errors.map((sample) => [place(sample), sample] as const))('%s', (_, { title, value }) => {
    const sent = recordedErrors.filter(({ status }) => String(status) === title.slice(0, 3)).map(({ body }) => body);
    expect(sent).toContainEqual(value);
  });
});

describe('requests', () => {
  const bodies = samples.flatMap((sample) => {
    const [, text] = /--data(?:-raw)? '([^']*)'/.exec(sample.code) ?? [];
    if (sample.code.match(/\bcurl\b/g)?.length !== 1) return [];
    return sample.language === 'sh' && sample.operation?.body?.schema && text?.startsWith('{')
      ? [{ ...sample, value: JSON.parse(text) as unknown, schema: sample.operation.body.schema }]
      : [];
  });
  test('are found', () => expect(bodies.length).toBeGreaterThan(10));
  test.each(bodies.map((sample) => [place(sample), sample] as const))('%s', (_, { operation, value, schema }) => {
    const other = recordings.find((recording) => recording.operation === operation?.id)?.calls[0]?.request.body;
    expect(faults(schema, value, { other })).toEqual([]);
  });
});

test('headers of webhooks are those that were delivered', () => {
  const delivered = new Set(deliveriesOf('message_created').flatMap(({ headers }) => Object.keys(headers)));
  const upstream = (name: string): string => name.toLowerCase().replace('%slug%', 'chatwoot');
  expect(webhooks.headers.filter(({ name }) => !delivered.has(upstream(name))).map(({ name }) => name)).toEqual([]);
});
