import { spawn } from 'node:child_process';
import { createServer, request, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import sirv from 'sirv';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../tests/free-port.ts';
import { docsServer } from './docs-server.ts';
import { DocsSite } from './docs-site.ts';
import { sectionOf } from './tools/section.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const start = fileURLToPath(new URL('start.mjs', import.meta.url));

type Call = { readonly text: string; readonly isError: boolean };

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Call> {
  const { content, isError } = await client.callTool({ name, arguments: args });
  return { text: (content as { text: string }[]).map(({ text }) => text).join('\n'), isError: isError === true };
}

async function connected(site: DocsSite): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await docsServer(site).connect(ours);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  return client;
}

let client: Client;
const ask = (name: string, args: Record<string, unknown>): Promise<Call> => call(client, name, args);

beforeAll(async () => {
  client = await connected(await DocsSite.open(dist));
});
afterAll(() => client.close());

describe('pages', () => {
  test('search answers with paths, places and excerpts', async () => {
    const { text } = await ask('search', { query: 'connect telegram' });
    expect(text).toMatch(/^\/product\/channels\/telegram\/ — Connect Telegram \(Channels\)\n- /);
  });

  test('a search in one guide finds only its pages', async () => {
    const { text } = await ask('search', { query: 'contacts', guide: 'apiReference' });
    const paths = text.split('\n').flatMap((line) => /^(\/\S+) —/.exec(line)?.[1] ?? []);
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !path.startsWith('/api-reference/'))).toEqual([]);
  });

  test.each([
    'product/channels/telegram',
    '/product/channels/telegram/index.md',
    'https://docs.parley.example/product/channels/telegram/',
  ])('a page is read by %s', async (path) => {
    expect((await ask('read_page', { path })).text).toMatch(/^# Connect Telegram/);
  });

  test('every section that the search can name is read from its page', async () => {
    const site = await DocsSite.open(dist);
    const missing: string[] = [];
    let count = 0;
    for (const [path] of site.pages) {
      const sections = await site.sections(path);
      const markdown = await site.text(`${path.slice(1)}index.md`);
      count += sections.length;
      missing.push(
        ...sections.flatMap(({ id }) => (sectionOf(markdown, sections, id) === undefined ? `${path}#${id}` : [])),
      );
    }
    expect(count).toBeGreaterThan(2000);
    expect(missing).toEqual([]);
  });

  test('the last page of a list says that nothing is left', async () => {
    const first = await ask('list_pages', {});
    expect(first.text).toMatch(/\d+ more: send from = 100\.$/);
    const last = await ask('list_pages', { from: 400 });
    expect(last.text).not.toContain(' more: ');
  });
});

describe('names', () => {
  test.each([
    ['event', 'message_created', '/product/others/webhook-events/', '"example"'],
    ['event', 'conversation.created', '/product/others/websocket-events/', '"receivers"'],
    ['template variable', 'contact.name', '/user-guide/features/template-variables/', '"meaning"'],
    ['block', 'Condition', '/product/ai-assistant/rule-based/blocks/', '"purpose"'],
    ['widget setting', 'hideMessageBubble', '/product/channels/live-chat/sdk/setup/', '"type": "boolean"'],
    ['environment variable', 'redis_url', '/contributing-guide/environment-variables/', '"default"'],
    [
      'operation',
      'list-all-teams',
      '/api-reference/teams/list-all-teams/',
      '"path": "/api/v1/accounts/{account_id}/teams"',
    ],
    ['operation', 'GET /api/v1/accounts/{account_id}/teams', '/api-reference/teams/list-all-teams/', '"responses"'],
    ['error', 'Invalid Access Token', '/api-reference/errors/#invalid-access-token', '"cure"'],
    ['error', 'twilio 21610', '', 'STOP'],
  ])('%s %s', async (kind, name, page, detail) => {
    const { text, isError } = await ask('look_up', { kind, name });
    expect(isError).toBe(false);
    expect(text).toContain(page);
    expect(text).toContain(detail);
    expect(text, 'brand words are filled in').not.toMatch(/%(slug|product|app-url)%/i);
  });
});

describe('checks', () => {
  test('an identity hash', async () => {
    const hash = 'c8d79ae7e1e4a7a6b0d1e9f0f6b8d1f0';
    expect((await ask('check_identity_hash', { key: 'k', identifier: 'i', hash })).text).toMatch(/^Wrong\. .*MD5/);
  });
  test('a URL pattern', async () => {
    const address = 'https://example.com/shop/cart';
    expect((await ask('match_url_pattern', { pattern: 'https://example.com/shop/*', address })).text).toBe('match');
    expect((await ask('match_url_pattern', { pattern: 'https://example.com/blog/*', address })).text).toMatch(
      /^no match/,
    );
  });
  test('a condition', async () => {
    const { text } = await ask('explain_condition', { operator: 'Greater than', value: '10', compared: '9' });
    expect(text).toBe('true: Read as number 10 and number 9.');
  });
});

test.each([
  ['search', { query: '' }, /query/],
  ['search', { query: 'a', guide: 'none' }, /Send one of product, contributingGuide/],
  ['read_page', { path: '/product/channels/telegramm/' }, /Did you mean \/product\/channels\/telegram\/\?/],
  ['read_page', { path: '/product/channels/telegram/#none' }, /no section #none\. Its sections: #what-you-need/],
  ['read_page', { path: '/../../package.json' }, /no page/],
  ['read_page', { path: '/product/channels/telegram/', section: 'a' }, /Send only path/],
  ['list_pages', { below: '/none/' }, /Leave `below` out/],
  ['look_up', { kind: 'block', name: 'Conditionn' }, /Did you mean Condition\?/],
  ['look_up', { kind: 'none', name: 'a' }, /kind/],
  ['look_up', { kind: 'environment variable', name: 'A' }, /names contain “A”\. Send one of/],
  ['match_url_pattern', { pattern: 'https://example.com/*', address: 'example' }, /http/],
  ['explain_condition', { operator: 'Equals', value: 'a' }, /operator/],
])('bad input gets an error that says what to send: %s %o', async (name, args, message) => {
  const { text, isError } = await ask(name, args);
  expect(text).toMatch(message);
  expect(isError).toBe(true);
});

test('an assistant starts it as a program', async () => {
  const program = new Client({ name: 'test', version: '1' });
  await program.connect(
    new StdioClientTransport({ command: process.execPath, args: [start, '--site', dist], cwd: '/' }),
  );
  expect((await program.listTools()).tools.map(({ name }) => name)).toContain('look_up');
  await program.close();
});

test('it answers over HTTP, and reads a site from its URL', async () => {
  const serve = sirv(dist);
  const published = createServer((asked, response) => serve(asked, response)).listen(0, '127.0.0.1');
  await once(published, 'listening');
  const { port: sitePort } = published.address() as { port: number };
  const port = await freePort();
  const args = [start, '--site', `http://127.0.0.1:${sitePort}`, '--http', String(port)];
  const program = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    const [line] = (await once(program.stderr, 'data')) as [Buffer];
    expect(String(line)).toBe(`MCP at http://127.0.0.1:${port}/mcp\n`);
    const remote = new Client({ name: 'test', version: '1' });
    const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`));
    await remote.connect(transport as Parameters<typeof remote.connect>[0]);
    expect((await call(remote, 'search', { query: 'webhook events' })).text).toContain(
      '/product/others/webhook-events/',
    );
    expect((await call(remote, 'look_up', { kind: 'event', name: 'message_created' })).isError).toBe(false);
    await remote.close();
    const foreign = request({ port, path: '/mcp', method: 'POST', headers: { host: 'evil.example' } }).end('{}');
    const [refused] = (await once(foreign, 'response')) as [IncomingMessage];
    expect(refused.statusCode, 'a page of another site, by DNS rebinding').toBe(403);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
  } finally {
    program.kill();
    published.close();
  }
});

test.each([
  [['--site', '/none'], /\/none isn't a site that this project built: .*\n {2}Run npm run build first\./],
  [['--site', 'http://127.0.0.1:1/'], /isn't a site that this project built: .*\n {2}Pass the URL of the start page/],
  [['--http', 'x', '--site', dist], /--http takes a port from 1 to 65535, and got “x”\./],
  [['--nothing'], /Unknown option '--nothing'/],
])('a wrong option is explained: %j', async (args, message) => {
  const program = spawn(process.execPath, [start, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let text = '';
  program.stderr.on('data', (chunk) => (text += String(chunk)));
  const [code] = (await once(program, 'close')) as [number];
  expect(text).toMatch(message);
  expect(code).toBe(1);
});
