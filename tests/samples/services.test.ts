import { beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { run, serve } from './programs.ts';
import { sampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

describe('orders-tool.mjs', () => {
  const token = 'tool-token';
  async function start() {
    const port = await freePort();
    const { path: cwd } = sampleFolder(['custom-tool']);
    await serve(process.execPath, ['orders-tool.mjs'], port, { cwd, env: { TOOL_TOKEN: token, PORT: String(port) } });
    return async (path: string, authorization: string | undefined = `Bearer ${token}`) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers: authorization ? { authorization } : {} });
      return { status: response.status, ...((await response.json()) as object) };
    };
  }

  test('finds an order by its number and its code, and reveals nothing without both', async () => {
    const ask = await start();
    expect(await ask('/order-status?number=ab-1042&code=7k2m-9qxt')).toEqual({
      status: 'on its way',
      result: 'found',
      number: 'AB-1042',
      expected: 'Thursday',
    });
    expect(await ask('/order-status?number=AB-1042&code=wrong')).toEqual({ status: 200, result: 'no_match' });
    expect(await ask('/order-status?number=ZZ-9999&code=7K2M-9QXT')).toEqual({ status: 200, result: 'no_match' });
    expect(await ask('/order-status?number=AB-1042')).toEqual({ status: 200, result: 'no_match' });
    for (const path of ['/order-status', '/order-status?number=%00', `/order-status?number=${'9'.repeat(9_000)}`])
      expect(await ask(path)).toEqual({ status: 200, result: 'not_an_order_number' });
    expect(await ask('/orders')).toEqual({ status: 404, error: 'not found' });
  });

  test('refuses guesses at codes', async () => {
    const ask = await start();
    for (let guess = 0; guess < 5; guess += 1) await ask(`/order-status?number=AB-1042&code=${guess}`);
    expect(await ask('/order-status?number=AB-1042&code=7K2M-9QXT')).toEqual({ status: 200, result: 'too_many_tries' });
    expect(await ask('/order-status?number=AB-1043&code=1')).toEqual({ status: 200, result: 'no_match' });
  });

  test('refuses callers without the token', async () => {
    const ask = await start();
    for (const authorization of ['', 'Bearer wrong', token, 'Bearer '])
      expect(await ask('/order-status?number=AB-1042&code=7K2M-9QXT', authorization)).toEqual({ status: 401, error: 'unauthorized' });
  });

  test('survives a path that is not a URL', async () => {
    const ask = await start();
    expect(await ask('//')).toMatchObject({ error: expect.any(String) });
    expect(await ask('/order-status')).toMatchObject({ result: 'not_an_order_number' });
  });

  test.each([{}, { TOOL_TOKEN: '' }])('does not start without the token: %o', async (env) => {
    const { path: cwd } = sampleFolder(['custom-tool']);
    expect(await run(process.execPath, ['orders-tool.mjs'], { cwd, env })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set TOOL_TOKEN before you start the service.'),
    });
  });
});

describe('bridge.mjs', () => {
  type FlowReply = { messages: object[]; input?: object; sessionId?: string };
  let platform: StubPlatform;
  /** What the flow received, and how it replies. */
  let asked: { path: string; body: Record<string, unknown> }[];
  let replies: (FlowReply | number)[];
  let viewer: string;

  beforeEach(async () => {
    platform = await StubPlatform.start();
    [asked, replies] = [[], []];
    const { createServer } = await import('node:http');
    const port = await freePort();
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      asked.push({ path: request.url ?? '', body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> });
      const reply = replies.shift() ?? { messages: [] };
      if (typeof reply === 'number') response.writeHead(reply).end('oops');
      else response.end(JSON.stringify({ sessionId: `flow-${asked.length}`, ...reply }));
    }).listen(port, '127.0.0.1');
    viewer = `http://127.0.0.1:${port}`;
    platform.answer('create-message', () => ({ json: { id: 900 + platform.requests.length } }));
    vi.stubEnv('BOT_ACCESS_TOKEN', platform.token);
    vi.stubEnv('START_CHAT_URL', `${viewer}/start`);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      server.close();
      vi.unstubAllEnvs();
      vi.restoreAllMocks();
    };
  });

  const load = async () => (await sampleFolder(['flow-bridge'], { appUrl: platform.url, viewerUrl: viewer }).load('bridge.mjs')).handle;
  const text = (markdown: string) => ({ content: { markdown } });
  const incoming = (content: string | null, more: object = {}) => ({
    event: 'message_created',
    id: 1,
    message_type: 'incoming',
    content,
    account: { id: 1 },
    conversation: { id: 108, status: 'pending' },
    ...more,
  });
  const sent = () => platform.requests.filter(({ key }) => key === 'create-message').map(({ body }) => body);
  const statuses = () => platform.requests.filter(({ key }) => key === 'toggle-status').map(({ body }) => body.status);

  test('starts the flow, passes answers on, and hands off when the flow ends', async () => {
    const handle = await load();
    replies = [{ messages: [text('Hello'), text('Your number?')], input: { type: 'text input' } }, { messages: [text('Thank you')] }];
    await handle(incoming('Hi'));
    await handle(incoming('AB-1042'));
    expect(asked.map(({ path, body }) => [path, body['message']])).toEqual([
      ['/start', undefined],
      ['/api/v1/sessions/flow-1/continueChat', 'AB-1042'],
    ]);
    expect(sent().map(({ content }) => content)).toEqual(['Hello', 'Your number?', 'Thank you']);
    expect(statuses()).toEqual(['open']);
    expect(platform.faults).toEqual([]);
  });

  test('asks with choices, and takes the choice once', async () => {
    const handle = await load();
    const choices = { type: 'choice input', items: [{ content: 'My order' }, { content: '' }, { content: 'A return' }] };
    replies = [{ messages: [text('What is it?')], input: choices }, { messages: [text('Good')], input: { type: 'text input' } }];
    await handle(incoming('Hi'));
    const items = ['My order', 'A return'].map((title) => ({ title, value: title }));
    expect(sent()).toEqual([{ content: 'What is it?', content_type: 'input_select', content_attributes: { items } }]);
    const chosen = {
      ...incoming(null),
      event: 'message_updated',
      id: 900 + platform.requests.length,
      message_type: 'outgoing',
      content_attributes: { submitted_values: [{ value: 'A return' }] },
    };
    await handle(chosen);
    await handle(chosen);
    expect(asked.slice(1).map(({ body }) => body['message'])).toEqual(['A return']);
  });

  test('answers each conversation one message after the other', async () => {
    const handle = await load();
    const more = { messages: [text('next')], input: { type: 'text input' } };
    replies = [more, more, more];
    await Promise.all(['Hi', 'one', 'two'].map((content) => handle(incoming(content))));
    expect(asked.map(({ body }) => body['message'])).toEqual([undefined, 'one', 'two']);
  });

  test('takes a message that is only a file as an empty answer', async () => {
    const handle = await load();
    replies = [{ messages: [text('Hello')], input: { type: 'text input' } }, { messages: [] }];
    await handle(incoming('Hi'));
    await handle(incoming(null));
    expect(asked[1]?.body['message']).toBe('');
  });

  test.each([
    { what: 'the flow responds with 500', replies: [500] },
    { what: 'the flow sends what is no reply', replies: [{} as FlowReply] },
  ])('hands off when $what', async ({ replies: broken }) => {
    const handle = await load();
    replies = broken;
    await handle(incoming('Hi'));
    expect(statuses()).toEqual(['open']);
  });

  test('hands off when the platform refuses a message', async () => {
    const handle = await load();
    replies = [{ messages: [text('Hello')], input: { type: 'text input' } }];
    platform.next('create-message', { status: 500, text: 'oops' });
    await handle(incoming('Hi'));
    expect(statuses()).toEqual(['open']);
  });

  test('starts over when the session has ended', async () => {
    const handle = await load();
    const more = { messages: [text('next')], input: { type: 'text input' } };
    replies = [more, 404, more];
    await handle(incoming('Hi'));
    await handle(incoming('again'));
    expect(asked.map(({ path }) => path)).toEqual(['/start', '/api/v1/sessions/flow-1/continueChat', '/start']);
    expect(statuses()).toEqual([]);
  });

  test('resolves a conversation that the flow ended with its goodbye', async () => {
    vi.stubEnv('GOODBYE', 'Have a nice day');
    const handle = await load();
    replies = [{ messages: [text('Have a nice day!')] }];
    await handle(incoming('Hi'));
    expect(statuses()).toEqual(['resolved']);
  });

  test('ignores events that are not for it', async () => {
    const handle = await load();
    expect(handle(incoming('Hi', { conversation: { id: 108, status: 'open' } }))).toBeUndefined();
    expect(handle(incoming('Hi', { message_type: 'outgoing' }))).toBeUndefined();
    expect(handle({ event: 'contact_updated', account: { id: 1 } })).toBeUndefined();
    expect(asked).toEqual([]);
  });

  test.each(['BOT_ACCESS_TOKEN', 'START_CHAT_URL'])('does not start without %s', async (name) => {
    vi.stubEnv(name, '');
    await expect(load()).rejects.toThrow(`Set ${name} before you start the bridge.`);
  });
});
