import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { availability } from '../../config/availability.ts';
import { recordings, type Json } from '../../data/openapi/recordings.ts';
import { availabilitySchema, offersSchema } from '../../engine/model/availability.ts';
import { withOffers } from '../../layers/with-offers.ts';
import { Asker } from '../../verification/verify/ask.ts';
import { keyDifferences } from '../../verification/verify/key-differences.ts';
import { asHtml, asText } from '../../verification/verify/show-report.ts';
import { verifyInstallation, type Report } from '../../verification/verify/verify-installation.ts';
import { offersOf, offersText } from '../../verification/verify/write-offers.ts';

type Answer = { readonly status: number; readonly body?: Json; readonly headers?: Readonly<Record<string, string>> };

/** What the running platform answered to the requests that only read, by path. */
const recorded = new Map<string, Answer>([['/api', { status: 200, body: { version: '4.15.1' } }]]);
for (const { method, calls } of recordings)
  for (const { as, request, response } of calls.slice(0, 1))
    if (method === 'GET' && as === 'administrator')
      recorded.set(request.path.split('?')[0] as string, { status: response.status, body: response.body ?? null });

/** An installation that answers with the recordings, except where `changes` says otherwise, and the requests that it got. */
async function installation(changes: Readonly<Record<string, Answer>> = {}): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] as string;
    asked.push(`${request.method} ${path}`);
    const { status, body, headers } = changes[path] ?? recorded.get(path) ?? sibling(path) ?? { status: 404 };
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

/** The recording of another record of the same kind: the recorder called some operations with the second of a list. */
function sibling(path: string): Answer | undefined {
  const shape = (one: string): string => one.replaceAll(/\/\d+/g, '/0');
  return [...recorded].find(([one]) => shape(one) === shape(path))?.[1];
}

const token = 'a-secret-token';
const verify = async (changes?: Readonly<Record<string, Answer>>): Promise<Report> =>
  verifyInstallation(new Asker((await installation(changes)).url, token));

test('the installation that was recorded matches the docs', async () => {
  const { url, asked } = await installation();
  const report = await verifyInstallation(new Asker(url, token));
  expect(report.operations.different).toEqual([]);
  expect(report.operations.same.length).toBeGreaterThan(40);
  expect(report.release).toEqual({ installation: '4.15.1', docs: '4.15.1' });
  expect(report.channels).toEqual({ Website: 1, Email: 1, API: 1 });
  expect(report.features.on).toContain('sla');
  expect(report.pages).toContainEqual({
    page: '/user-guide/features/single-sign-on/',
    part: false,
    without: ['saml'],
  });
  expect(asked.filter((request) => !request.startsWith('GET '))).toEqual([]);
  expect(JSON.stringify(report)).not.toContain(token);
});

test('an answer with another key, a missing one or another type is named, without its value', async () => {
  const body = recorded.get('/api/v1/accounts/1/teams')?.body as unknown as { name: string }[];
  const { name: _name, ...first } = body[0] as { name: string };
  const { operations } = await verify({
    '/api/v1/accounts/1/teams': { status: 200, body: [{ ...first, id: 'three', motto: 'secret words' }] },
  });
  expect(operations.different).toEqual([
    {
      operation: 'list-all-teams',
      path: '/api/v1/accounts/{account_id}/teams',
      differences: [
        '[].name is documented, and missing',
        '[].id is string, documented as integer',
        "[].motto isn't documented",
      ],
    },
  ]);
});

test('what the token may not see and what has no record is said to be unchecked', async () => {
  const { operations } = await verify({
    '/api/v1/accounts/1/audit_logs': { status: 401, body: {} },
    '/api/v1/accounts/1/teams': { status: 200, body: [] },
  });
  expect(operations.unchecked).toContainEqual({
    operation: 'get-account-audit-logs',
    why: 'The token has no permission (401).',
  });
  expect(operations.unchecked).toContainEqual({
    operation: 'get-team-members',
    why: 'The account has no such record.',
  });
});

describe('an installation that can’t be asked', () => {
  test('because the address is none', () => {
    expect(() => new Asker('support.example.com', token)).toThrow('--url https://support.example.com');
  });
  test('because nothing listens there', async () => {
    await expect(verifyInstallation(new Asker('http://127.0.0.1:1', token))).rejects.toThrow(
      /can't be reached .*Check the address/,
    );
  });
  test('because something else listens there', async () => {
    await expect(verify({ '/api': { status: 200, body: { hello: true } } })).rejects.toThrow(
      /isn't an installation of the platform.*address of the dashboard/,
    );
    await expect(verify({ '/api': { status: 302, headers: { location: 'https://a.example/' } } })).rejects.toThrow(
      'leads to https://a.example/',
    );
  });
  test('because it refuses the token', async () => {
    const refused = verify({ '/api/v1/profile': { status: 401 } });
    await expect(refused).rejects.toThrow(/doesn't accept the token.*Profile settings/);
    await expect(refused).rejects.not.toThrow(token);
  });
  test('because the token belongs to another account', async () => {
    const { url } = await installation();
    await expect(verifyInstallation(new Asker(url, token), 9)).rejects.toThrow('Its accounts: 1.');
  });
  test('because it has been asked too often', async () => {
    await expect(
      verify({ '/api/v1/accounts/1/labels': { status: 429, headers: { 'retry-after': '42' } } }),
    ).rejects.toThrow('Run the command again in 42 seconds');
  });
});

test('the report is shown as text and as a page whose words can’t become markup', async () => {
  const report = await verify();
  expect(asText(report)).toContain('Operations that answer differently: 0 of');
  const html = asHtml({ ...report, channels: { '<script>alert(1)</script>': 1 } });
  expect(html).toContain('<li>&lt;script&gt;alert(1)&lt;/script&gt;: 1</li>');
  expect(html).not.toContain('<script');
});

test('a first `offers` has the channels of the account, and its features except those that are off', async () => {
  const report = await verify();
  const offers = offersOf(report);
  expect(offers.channels).toEqual(['website', 'email', 'email-microsoft', 'api']);
  expect(offers.features?.not).toContain('saml');
  expect(offers.features?.not).not.toContain('sla');
  withOffers(availabilitySchema.parse(availability), offersSchema.parse(offers), (message) => {
    throw new Error(message);
  });
  expect(offersText(offers, report)).toMatch(/^  offers: \{\n    channels: \[\n      'website',/m);
});

test('an installation that answers nothing about channels and features is taken to offer all', () => {
  expect(offersOf({ channels: {}, features: { on: [], off: [] } })).toEqual({});
});

test('combined schemas are compared as one', () => {
  const schemas = { base: { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } } };
  const schema = { allOf: [{ $ref: '#/components/schemas/base' }, { properties: { name: { type: 'string' } } }] };
  expect(keyDifferences({ id: 1, name: 'A' }, schema, schemas)).toEqual([]);
  expect(keyDifferences({ name: 1 }, schema, schemas)).toEqual([
    'id is documented, and missing',
    'name is integer, documented as string',
  ]);
  expect(keyDifferences(null, { anyOf: [{ type: 'null' }, schema] }, schemas)).toEqual([]);
});
