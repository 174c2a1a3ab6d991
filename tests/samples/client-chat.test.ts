import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

/** `chat.mjs`: a custom chat screen on the client API. */
type Message = { id: number; content: string };

let platform: StubPlatform;
/** What a browser stores. */
let stored: Map<string, string>;
/** Sessions on the platform, each with its conversations. */
let sessions: Map<string, { id: number; inbox_id: number; status: string }[]>;
let messages: Message[];

beforeEach(async () => {
  platform = await StubPlatform.start();
  [stored, sessions, messages] = [new Map(), new Map(), []];
  platform.answer('client.create-contact', () => {
    const source = `session-${sessions.size + 1}`;
    sessions.set(source, []);
    return { json: { id: sessions.size, source_id: source, pubsub_token: `token-of-${source}` } };
  });
  platform.answer('client.list-conversations', ({ ids }) => {
    const list = sessions.get(ids[1] ?? '');
    return list ? { json: list } : { status: 404, json: { error: 'Resource could not be found' } };
  });
  platform.answer('client.create-conversation', ({ ids }) => {
    const conversation = { id: 100 + (sessions.get(ids[1] ?? '')?.length ?? 0), inbox_id: 7, status: 'open' };
    sessions.get(ids[1] ?? '')?.push(conversation);
    return { json: conversation };
  });
  // 20 messages for each response, the oldest first.
  platform.answer('client.list-messages', ({ query }) => {
    const before = Number(query.get('before') ?? Infinity);
    return { json: messages.filter(({ id }) => id < before).slice(-20) };
  });
});

async function open(person: object | null = null, more: object = {}) {
  const { openChat } = await sampleFolder(['api-channel']).load('chat.mjs');
  const seen: number[] = [];
  const errors: string[] = [];
  const chat = await openChat({
    baseUrl: platform.url,
    inbox: 'kiosk',
    inboxId: 7,
    person,
    storage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    onMessage: ({ id }: Message) => seen.push(id),
    onError: (error: Error) => errors.push(error.message),
    pollMs: 0,
    ...more,
  });
  return { chat, seen, errors };
}
const message = (id: number): Message => ({ id, content: `Message ${id}` });
const mara = { identifier: 'user-1', identifier_hash: 'hash', name: 'Mara' };

describe('opening', () => {
  test('makes a contact and a conversation once, and finds both again', async () => {
    const first = await open();
    expect(first.chat.contact.source_id).toBe('session-1');
    const second = await open();
    expect(second.chat.contact.source_id).toBe('session-1');
    expect(platform.calls.filter((key) => key.startsWith('client.create'))).toEqual([
      'client.create-contact',
      'client.create-conversation',
    ]);
    expect(platform.faults).toEqual([]);
  });

  test('stores the proof of a person who has signed in', async () => {
    await open(mara);
    expect(platform.calls.slice(0, 2)).toEqual(['client.create-contact', 'client.update-contact']);
    expect(platform.requests[1]?.body).toEqual(mara);
  });

  test('starts over when the stored contact was deleted', async () => {
    await open();
    sessions.delete('session-1');
    sessions.set('another', []);
    const { chat } = await open();
    expect(chat.contact.source_id).toBe('session-2');
  });

  test('skips conversations that are resolved or belong to another channel', async () => {
    await open();
    sessions.set('session-1', [
      { id: 1, inbox_id: 8, status: 'open' },
      { id: 2, inbox_id: 7, status: 'resolved' },
    ]);
    const { chat } = await open();
    await chat.send('Hello');
    expect(platform.requests.at(-1)?.ids[2]).toBe('102');
  });

  test.each([{ reply: { status: 500, text: 'oops' } }, { reply: { drop: true } }])(
    'fails when the platform does, and leaves nothing behind: $reply',
    async ({ reply }) => {
      platform.next('client.create-contact', reply);
      await expect(open()).rejects.toThrow(/500|fetch failed/);
      expect(stored.size).toBe(0);
    },
  );
});

describe('sign-out and a second user', () => {
  test('nobody sees the chat of another person', async () => {
    const visitor = await open();
    const first = await open(mara);
    const second = await open({ identifier: 'user-2', identifier_hash: 'other', name: 'Jonas' });
    const sources = [visitor, first, second].map(({ chat }) => chat.contact.source_id);
    expect(new Set(sources).size).toBe(3);
    second.chat.forget();
    expect([...stored.keys()]).toEqual(['chat:kiosk:visitor', 'chat:kiosk:user-1']);
  });
});

describe('messages', () => {
  test('arrive once each and in order, files without a text included', async () => {
    const { chat, seen } = await open();
    messages = [message(1), { id: 2, content: null as never }];
    await chat.look();
    await chat.look();
    messages.push(message(3));
    await Promise.all([chat.look(), chat.look()]);
    expect(seen).toEqual([1, 2, 3]);
  });

  test('that came live are not shown again when they are fetched after a reconnect', async () => {
    const { chat, seen } = await open();
    messages = [message(1), message(2), message(3)];
    chat.show(message(2));
    await chat.look();
    chat.show(message(3));
    expect(seen).toEqual([2, 1, 3]);
  });

  test('are all fetched after a pause, however many there are', async () => {
    const { chat, seen } = await open();
    messages = [message(1)];
    await chat.look();
    messages = Array.from({ length: 50 }, (_, index) => message(index + 1));
    await chat.look();
    expect(seen).toEqual(messages.map(({ id }) => id));
  });

  test('are stored, or the sender is told that they are not', async () => {
    const { chat } = await open();
    await chat.send('Hello');
    expect(platform.requests.at(-1)?.body).toEqual({ content: 'Hello', echo_id: expect.stringMatching(/^[\da-f-]{36}$/) });
    platform.next('client.create-message', { status: 500, text: 'oops' }, { drop: true });
    await expect(chat.send('Hello')).rejects.toMatchObject({ status: 500 });
    await expect(chat.send('Hello')).rejects.toThrow('fetch failed');
    expect(platform.faults).toEqual([]);
  });
});

test('polling continues after a failure, more and more slowly, until it is stopped', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    platform.answer('client.list-messages', () => ({ status: 500, text: 'oops' }));
    const { chat, errors } = await open(null, { pollMs: 1_000 });
    await vi.waitFor(() => expect(errors).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1_900);
    expect(errors).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(200);
    await vi.waitFor(() => expect(errors).toHaveLength(2));
    chat.stop();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(errors).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});

describe('screen.js', () => {
  async function start(person: object | number) {
    const folder = sampleFolder(['api-channel'], { appUrl: platform.url, values: { INBOX_IDENTIFIER: 'kiosk' } });
    folder.write('screen.mjs', `${folder.read('screen.js')}\nexport { chat, onSubmit, onSignOut };`);
    const real = fetch;
    vi.stubGlobal('fetch', (url: string, options?: RequestInit) => {
      if (url !== '/api/chat-person') return real(url, options);
      return Promise.resolve(typeof person === 'number' ? new Response('', { status: person }) : Response.json(person));
    });
    const storage = { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value), removeItem: (key: string) => stored.delete(key) };
    vi.stubGlobal('localStorage', storage);
    const [showMessage, offerToSendAgain] = [vi.fn(), vi.fn()];
    vi.stubGlobal('showMessage', showMessage);
    vi.stubGlobal('offerToSendAgain', offerToSendAgain);
    onTestFinished(() => void vi.unstubAllGlobals());
    const screen = (await folder.load('screen.mjs')) as { chat: { stop: () => void }; onSubmit: (text: string) => Promise<void>; onSignOut: () => void };
    onTestFinished(() => screen.chat.stop());
    return { ...screen, showMessage, offerToSendAgain };
  }

  test('shows what arrives, and offers to send again what was not stored', async () => {
    messages = [message(1)];
    const { onSubmit, onSignOut, showMessage, offerToSendAgain } = await start(mara);
    await vi.waitFor(() => expect(showMessage).toHaveBeenCalledWith(message(1)));
    await onSubmit('Hello');
    expect(offerToSendAgain).not.toHaveBeenCalled();
    platform.next('client.create-message', { status: 500, text: 'oops' });
    await onSubmit('Hello again');
    expect(offerToSendAgain).toHaveBeenCalledExactlyOnceWith('Hello again');
    onSignOut();
    expect(stored.size).toBe(0);
  });

  test('does not start an anonymous chat when the server can’t say who the visitor is', async () => {
    await expect(start(500)).rejects.toThrow('The server returned 500.');
    expect(platform.calls).toEqual([]);
  });
});
