import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocketServer } from 'ws';
import { websocket } from '../../data/index.ts';
import { FakeSocket } from './fake-socket.ts';
import { sampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  FakeSocket.reset('good');
});
afterEach(() => vi.useRealTimers());

/** The platform sends a ping every three seconds. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += websocket.connection.pingSeconds) {
    if (FakeSocket.opened.length > 0) FakeSocket.last.ping();
    await vi.advanceTimersByTimeAsync(websocket.connection.pingSeconds * 1000);
  }
}

describe('live.mjs', () => {
  async function connect(options: object = {}) {
    const { connect: start } = await sampleFolder(['api-channel']).load('live.mjs');
    const seen = { events: [] as [string, unknown][], errors: [] as string[], ready: 0 };
    const live = start({
      url: 'wss://app.acme.example/cable',
      subscriber: () => ({ pubsub_token: 'good' }),
      onEvent: (event: string, data: unknown) => seen.events.push([event, data]),
      onReady: () => (seen.ready += 1),
      onError: (error: Error) => seen.errors.push(error.message),
      WebSocket: FakeSocket,
      ...options,
    });
    await vi.advanceTimersByTimeAsync(0);
    return { live, seen };
  }

  test('subscribes after the welcome and passes events on', async () => {
    const { live, seen } = await connect();
    expect(FakeSocket.last.sent).toEqual([]);
    await FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toEqual([
      { command: 'subscribe', identifier: JSON.stringify({ channel: websocket.connection.channel, pubsub_token: 'good' }) },
    ]);
    expect(seen.ready).toBe(1);
    FakeSocket.last.ping();
    FakeSocket.last.emit('message.created', { id: 1 });
    expect(seen.events).toEqual([['message.created', { id: 1 }]]);
    live.stop();
    expect(FakeSocket.last.closed).toBe(true);
  });

  test.each([
    { who: { pubsub_token: 'good' }, ...websocket.presence.contact },
    { who: { pubsub_token: 'good', account_id: 1, user_id: 7 }, ...websocket.presence.user },
  ])('says that $who is there before $expiresSeconds seconds are over', async ({ who, expiresSeconds }) => {
    const { live } = await connect({ subscriber: () => who });
    await FakeSocket.last.welcome();
    await pass(expiresSeconds);
    expect(FakeSocket.last.presences).toBeGreaterThan(0);
    live.stop();
  });

  test('gives up when the token is never confirmed', async () => {
    const { seen } = await connect({ subscriber: () => ({ pubsub_token: 'unknown' }) });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await FakeSocket.last.welcome();
      await pass(45);
    }
    expect(seen.errors).toEqual([...Array.from({ length: 4 }, () => 'No confirmation.'), 'The token is not accepted.']);
    expect(seen.ready).toBe(0);
    await pass(300);
    expect(FakeSocket.opened).toHaveLength(5);
  });

  test('connects again after the connection drops, and after silence', async () => {
    const { live, seen } = await connect();
    await FakeSocket.last.welcome();
    FakeSocket.last.end();
    await pass(3);
    expect(FakeSocket.opened).toHaveLength(2);
    await FakeSocket.last.welcome();
    expect(seen.ready).toBe(2);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen.errors).toEqual(['The connection was closed.', 'The connection is silent.']);
    expect(FakeSocket.opened).toHaveLength(3);
    expect(FakeSocket.opened[1]?.closed).toBe(true);
    live.stop();
  });

  test('survives a frame that is not JSON and a handler that throws', async () => {
    const { live, seen } = await connect({
      onEvent: () => {
        throw new Error('my own mistake');
      },
    });
    await FakeSocket.last.welcome();
    FakeSocket.last.receive('{"type":');
    FakeSocket.last.emit('message.created', null);
    expect(seen.errors).toEqual([expect.stringContaining('JSON'), 'my own mistake']);
    await pass(60);
    expect(FakeSocket.opened).toHaveLength(1);
    live.stop();
  });

  test('asks for the token before each connection, and tries again when that fails', async () => {
    const subscriber = vi.fn().mockRejectedValueOnce(new Error('500')).mockResolvedValue({ pubsub_token: 'good' });
    const { live, seen } = await connect({ subscriber });
    expect(FakeSocket.opened).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.opened).toHaveLength(1);
    expect(seen.errors).toEqual(['500']);
    live.stop();
  });

  test('connects again when what was missed cannot be fetched, later each time', async () => {
    const failure = new Error('500');
    const onReady = vi.fn().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const { live, seen } = await connect({ onReady });
    for (const seconds of [3, 3, 6]) {
      await FakeSocket.last.welcome();
      await pass(seconds - 3);
      const before = FakeSocket.opened.length;
      await pass(3);
      expect(FakeSocket.opened).toHaveLength(before + 1);
    }
    expect(seen.errors).toEqual(['500', '500', '500']);
    await FakeSocket.last.welcome();
    await pass(6);
    expect(onReady).toHaveBeenCalledTimes(4);
    expect(FakeSocket.opened).toHaveLength(4);
    live.stop();
  });

  test('says so when the runtime has no WebSocket', async () => {
    await expect(connect({ WebSocket: null })).rejects.toThrow('Pass a WebSocket class: this runtime has none.');
  });
});

describe('contact-live.js', () => {
  test('fetches what was missed and shows what arrives', async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    const { live } = await sampleFolder(['api-channel'], { appUrl: 'https://app.acme.example' }).load('contact-live.js');
    const chat = { contact: { pubsub_token: 'good' }, look: vi.fn(), show: vi.fn() };
    const connection = live(chat);
    await vi.advanceTimersByTimeAsync(0);
    await FakeSocket.last.welcome();
    expect(FakeSocket.last.url).toBe('wss://app.acme.example/cable');
    expect(chat.look).toHaveBeenCalledOnce();
    FakeSocket.last.emit('message.created', { id: 1 });
    expect(chat.show).toHaveBeenCalledWith({ id: 1 });
    connection.stop();
    vi.unstubAllGlobals();
  });
});

test('agent-live.mjs asks for the token of the user, prints what arrives, and fetches what it missed, over real connections', async () => {
  vi.useRealTimers();
  const platform = await StubPlatform.start();
  platform.answer('get-profile', () => ({ json: { id: 7, pubsub_token: 'good' } }));
  const time = Date.now() / 1000;
  platform.answer('list-conversations', ({ query }) => {
    return { json: { data: { payload: query.get('page') === '1' ? [{ id: 108, last_activity_at: time }] : [] } } };
  });
  platform.answer('list-messages', ({ query }) => {
    const list = [501, 502].map((id) => ({ id, created_at: time }));
    return { json: { payload: query.has('before') ? [] : list } };
  });
  const subscribed: unknown[] = [];
  const cable = new WebSocketServer({ server: platform.server, path: '/cable' });
  cable.on('connection', (socket) => {
    socket.send(JSON.stringify({ type: 'welcome' }));
    socket.once('message', (data) => {
      const { identifier } = JSON.parse(String(data)) as { identifier: string };
      subscribed.push(JSON.parse(identifier));
      socket.send(JSON.stringify({ type: 'confirm_subscription', identifier }));
      socket.send(JSON.stringify({ identifier, message: { event: 'message.created', data: { id: 501 } } }));
      if (subscribed.length === 1) socket.close();
    });
  });
  const { path: cwd } = sampleFolder(['api-channel']);
  const env = { PATH: process.env['PATH'] ?? '', ACME_URL: platform.url, ACME_TOKEN: platform.token, ACME_ACCOUNT_ID: '1' };
  const child = spawn(process.execPath, ['agent-live.mjs'], { cwd, env });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  try {
    await expect.poll(() => said, { timeout: 10_000 }).toBe('Connected.\nmessage.created 501\nConnected.\nmessage.created 502\n');
    const identifier = { channel: 'RoomChannel', pubsub_token: 'good', account_id: 1, user_id: 7 };
    expect(subscribed).toEqual([identifier, identifier]);
    child.kill('SIGINT');
    expect((await once(child, 'exit'))[0], 'it ends when it is interrupted').toBe(0);
  } finally {
    child.kill('SIGKILL');
    cable.close();
  }
});

describe('avatar-chat.js', () => {
  const person = { id: 'p-1', hash: 'hash', name: 'Mara', world: 'plaza', room: 'shop', language: 'en' };
  async function start() {
    vi.stubGlobal('WebSocket', FakeSocket);
    const platform = await StubPlatform.start();
    platform.next('client.create-contact', { json: { source_id: 's-1', pubsub_token: 'good' } });
    platform.next('client.create-conversation', { json: { id: 108 } });
    const { startChat } = await sampleFolder(['avatar-chat'], { appUrl: platform.url, values: { INBOX_IDENTIFIER: 'kiosk' } }).load('avatar-chat.js');
    const show = vi.fn();
    const onEnd = vi.fn();
    return { platform, show, onEnd, started: startChat(person, show, onEnd) as Promise<{ send: (text: string) => Promise<unknown>; leave: () => void }> };
  }
  const connected = () => vi.waitFor(() => FakeSocket.last);
  afterEach(() => vi.unstubAllGlobals());

  test('shows what agents, the assistant and greetings say in this conversation, files too', async () => {
    const { platform, show, started } = await start();
    await (await connected()).welcome();
    const { send, leave } = await started;
    const message = (type: number, content: string | null, conversation = 108) => ({ conversation_id: conversation, message_type: type, content });
    for (const one of [message(1, 'Hi'), message(3, 'Welcome'), message(1, null), message(0, 'mine'), message(1, 'other', 109)])
      FakeSocket.last.emit('message.created', one);
    FakeSocket.last.ping();
    expect(show.mock.calls.flat()).toEqual(['Hi', 'Welcome', 'We sent you a file. Open the chat in a browser.']);
    await send('Hello');
    expect(platform.requests.at(-1)?.body).toEqual({ content: 'Hello' });
    platform.next('client.create-message', { status: 500, text: 'oops' });
    await expect(send('Hello')).rejects.toThrow('status 500');
    leave();
    expect(FakeSocket.last.closed).toBe(true);
    expect(platform.faults).toEqual([]);
  });

  test('fails when the token is never confirmed', async () => {
    const { started } = await start();
    FakeSocket.reset();
    const failed = started.catch((error: Error) => error.message);
    await (await connected()).welcome();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await failed).toBe('No confirmation within 10 seconds: check the token');
    expect(FakeSocket.last.closed).toBe(true);
  });

  test('fails when the connection drops before, and says so when it drops later', async () => {
    const first = await start();
    const failed = first.started.catch((error: Error) => error.message);
    (await connected()).end();
    expect(await failed).toBe('The connection was closed before it was confirmed');
    FakeSocket.reset('good');
    const second = await start();
    await (await connected()).welcome();
    await second.started;
    FakeSocket.last.end();
    expect(second.onEnd).toHaveBeenCalledOnce();
  });

  test('survives a frame that is not JSON', async () => {
    const { show, started } = await start();
    await (await connected()).welcome();
    await started;
    expect(() => FakeSocket.last.receive('{"type":')).not.toThrow();
    FakeSocket.last.emit('message.created', { conversation_id: 108, message_type: 1, content: 'Hi' });
    expect(show).toHaveBeenCalledWith('Hi');
  });
});

describe('apply-event.mjs', () => {
  test('keeps messages by ID, whatever arrives twice or out of order', async () => {
    const { applyEvent, inOrder } = await sampleFolder(['live-events']).load('apply-event.mjs');
    const messages = new Map();
    const created = (id: number, more = {}) => ({ event: 'message.created', data: { id, content: `m${id}`, ...more } });
    expect(applyEvent(messages, created(2))).toBe(true);
    expect(applyEvent(messages, created(1, { content: null, attachments: [{}] }))).toBe(true);
    expect(applyEvent(messages, created(2))).toBe(true);
    expect(applyEvent(messages, { event: 'message.updated', data: { id: 2, status: 'read' } })).toBe(true);
    expect(applyEvent(messages, { event: 'presence.update', data: {} })).toBe(false);
    expect(inOrder(messages)).toEqual([
      { id: 1, content: null, attachments: [{}] },
      { id: 2, content: 'm2', status: 'read' },
    ]);
  });
});
