import { beforeEach, describe, expect, test, vi } from 'vitest';
import { run } from './programs.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

let platform: StubPlatform;
let folder: SampleFolder;

beforeEach(async () => {
  platform = await StubPlatform.start();
  folder = sampleFolder(['api-channel'], { appUrl: platform.url });
  vi.stubEnv('ACME_URL', platform.url);
  vi.stubEnv('ACME_TOKEN', platform.token);
  vi.stubEnv('ACME_ACCOUNT_ID', '1');
  return () => vi.unstubAllEnvs();
});

describe('contacts.mjs', () => {
  const contact = (identifier: string, id: number) => ({ id, identifier, contact_inboxes: [] });
  const list = (contacts: object[], more = false) => ({ json: { payload: contacts, meta: { has_more: more } } });

  test('compares the identifier itself, on every page of the search', async () => {
    const { findContact } = await folder.load('contacts.mjs');
    platform.next('search-contacts', list([contact('customer-3110', 1)], true), list([contact('customer-311', 2)]));
    expect(await findContact('customer-311')).toMatchObject({ id: 2 });
    expect(platform.requests.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
    platform.next('search-contacts', list([contact('customer-3110', 1)]));
    expect(await findContact('customer-311')).toBeUndefined();
    expect(platform.faults).toEqual([]);
  });

  test('creates a contact once, even when another process was faster', async () => {
    const { findOrCreateContact } = await folder.load('contacts.mjs');
    const person = { identifier: 'customer-311', inbox_id: 7, name: 'Priya' };
    platform.next('search-contacts', list([]));
    platform.next('create-contact', { json: { payload: { contact: contact('customer-311', 5) } } });
    expect(await findOrCreateContact(person)).toMatchObject({ id: 5 });

    platform.next('search-contacts', list([]), list([contact('customer-311', 6)]));
    platform.next('create-contact', { status: 422, json: { message: 'Identifier has already been taken' } });
    expect(await findOrCreateContact(person)).toMatchObject({ id: 6 });
  });

  test('reports errors that are not a race: someone else’s email address, a failing server', async () => {
    const { findOrCreateContact } = await folder.load('contacts.mjs');
    const person = { identifier: 'customer-311', inbox_id: 7, email: 'taken@example.com' };
    platform.answer('search-contacts', () => list([]));
    platform.next('create-contact', { status: 422, json: { message: 'Email has already been taken' } });
    await expect(findOrCreateContact(person)).rejects.toMatchObject({ status: 422 });
    platform.next('create-contact', { status: 500, text: 'Internal Server Error' });
    await expect(findOrCreateContact(person)).rejects.toMatchObject({ status: 500 });
  });

  test('makes a session only where the contact has none', async () => {
    const { sourceIdOf } = await folder.load('contacts.mjs');
    const known = { id: 42, contact_inboxes: [{ source_id: 's-7', inbox: { id: 7 } }] };
    expect(await sourceIdOf(known, 7)).toBe('s-7');
    expect(platform.calls).toEqual([]);
    platform.next('create-contact-session', { json: { source_id: 's-8', inbox: { id: 8 } } });
    expect(await sourceIdOf(known, 8)).toBe('s-8');
    platform.next('create-contact-session', { json: { source_id: 's-9' } });
    expect(await sourceIdOf({ id: 42 }, 9), 'a contact without the list').toBe('s-9');
  });
});

describe('web-form.mjs', () => {
  const form = { name: 'Priya', email: ' Priya@Example.com ', text: 'My ticket does not scan.' };
  const person = { id: 42, email: 'priya@example.com', contact_inboxes: [{ source_id: 's-7', inbox: { id: 7 } }] };
  const openFromForm = async (): Promise<number> => {
    vi.stubEnv('INBOX_ID', '7');
    return (await folder.load('web-form.mjs')).openFromForm(form) as Promise<number>;
  };

  test('opens a conversation of the contact with this email address', async () => {
    platform.next('search-contacts', { json: { payload: [person], meta: { has_more: false } } });
    platform.next('create-conversation', { json: { id: 108 } });
    expect(await openFromForm()).toBe(108);
    expect(platform.requests.at(-2)?.body).toEqual({ source_id: 's-7', inbox_id: 7, contact_id: 42 });
    expect(platform.requests.at(-1)?.body).toEqual({ content: form.text, message_type: 'incoming' });
    expect(platform.faults).toEqual([]);
  });

  test.each(['create-conversation', 'create-message'])('fails when %s fails, so that the form can say so', async (key) => {
    platform.next('search-contacts', { json: { payload: [person], meta: { has_more: false } } });
    platform.next(key, { status: 500, text: 'oops' });
    await expect(openFromForm()).rejects.toMatchObject({ status: 500 });
  });

  test('stops when the channel is unknown', async () => {
    vi.stubEnv('INBOX_ID', '');
    await expect(folder.load('web-form.mjs')).rejects.toThrow('INBOX_ID is not set.');
  });
});

describe('incoming.mjs', () => {
  const hello = { from: 'messenger-42', name: 'Mara', text: 'Hello' };
  const person = { id: 42, identifier: hello.from, contact_inboxes: [{ source_id: 's-7', inbox: { id: 7 } }] };
  const load = () => {
    vi.stubEnv('INBOX_ID', '7');
    platform.answer('search-contacts', () => ({ json: { payload: [person], meta: { has_more: false } } }));
    return folder.load('incoming.mjs') as Promise<Record<'takeIn' | 'personOf', (value: unknown) => Promise<unknown>>>;
  };
  /** A platform that remembers the conversations of the person. */
  const remember = (...payload: { id: number; inbox_id: number; status: string }[]) => {
    platform.answer('list-contact-conversations', () => ({ json: { payload } }));
    platform.answer('create-conversation', () => {
      payload.push({ id: 108, inbox_id: 7, status: 'open' });
      return { json: { id: 108 } };
    });
  };
  const messages = () => platform.requests.filter(({ key }) => key === 'create-message').map(({ ids, body }) => [ids[1], body.content]);

  test('two quick messages stay in order, in one conversation, though one of them fails', async () => {
    const { takeIn } = await load();
    remember({ id: 90, inbox_id: 7, status: 'resolved' }, { id: 91, inbox_id: 8, status: 'open' });
    platform.next('create-message', { json: {} }, { status: 500, text: 'oops' });
    const sent = ['One', 'Two', 'Three'].map((text) => takeIn({ ...hello, text }));
    const [one, two, three] = await Promise.allSettled(sent);
    expect([one, two?.status, three]).toMatchObject([{ value: 108 }, 'rejected', { value: 108 }]);
    expect(messages()).toEqual(['One', 'Two', 'Three'].map((text) => ['108', text]));
    expect(platform.calls.filter((key) => key === 'create-conversation')).toHaveLength(1);
    expect(platform.faults).toEqual([]);
  });

  test('uses the conversation that is not resolved', async () => {
    const { takeIn } = await load();
    remember({ id: 95, inbox_id: 7, status: 'snoozed' });
    expect(await takeIn(hello)).toBe(95);
    expect(messages()).toEqual([['95', 'Hello']]);
  });

  test('says who gets a reply', async () => {
    const { personOf } = await load();
    platform.next('get-conversation', { json: { meta: { sender: { id: 42, identifier: hello.from } } } });
    expect(await personOf(108)).toBe(hello.from);
  });

  test('stops when the channel is unknown', async () => {
    vi.stubEnv('INBOX_ID', '');
    await expect(folder.load('incoming.mjs')).rejects.toThrow('INBOX_ID is not set.');
  });
});

/** Lists as the platform returns them: conversations in pages, messages before an id, the oldest first. */
function serveLists(conversations: { id: number; last_activity_at: number }[], messages: Record<string, object[]>): void {
  platform.answer('list-conversations', ({ query }) => {
    const page = Number(query.get('page'));
    return { json: { data: { meta: {}, payload: conversations.slice((page - 1) * 2, page * 2) } } };
  });
  platform.answer('list-messages', ({ ids, query }) => {
    const before = Number(query.get('before') ?? Infinity);
    const all = (messages[ids[1] ?? ''] ?? []) as { id: number }[];
    return { json: { meta: {}, payload: all.filter(({ id }) => id < before).slice(-2) } };
  });
}

describe('lists.mjs', () => {
  const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
    const all: T[] = [];
    for await (const item of items) all.push(item);
    return all;
  };

  test('reads every page, and leaves out what moved between two pages', async () => {
    const { conversations } = await folder.load('lists.mjs');
    serveLists([1, 2, 2, 3, 4].map((id) => ({ id, last_activity_at: 0 })), {});
    const ids = (await collect<{ id: number }>(conversations({ status: 'all' }))).map(({ id }) => id);
    expect(ids).toEqual([1, 2, 3, 4]);
    expect(platform.requests.every(({ query }) => query.get('status') === 'all')).toBe(true);
    expect(platform.faults).toEqual([]);
  });

  test('reads messages backward to the first', async () => {
    const { messages } = await folder.load('lists.mjs');
    serveLists([], { 108: [1, 2, 3, 4, 5].map((id) => ({ id })) });
    expect((await collect<{ id: number }>(messages(108))).map(({ id }) => id)).toEqual([5, 4, 3, 2, 1]);
    expect(await collect(messages(109)), 'a conversation without messages').toEqual([]);
  });

  test('reads the messages since a time, in the conversations that were active since then', async () => {
    const { messagesSince } = await folder.load('lists.mjs');
    const times = (list: readonly number[]) => list.map((time) => ({ id: time, created_at: time }));
    serveLists([{ id: 108, last_activity_at: 9 }, { id: 107, last_activity_at: 4 }], { 108: times([2, 5, 9]), 107: times([4]) });
    expect((await collect<{ id: number }>(messagesSince(5))).map(({ id }) => id)).toEqual([9, 5]);
  });

  test('ends with the error of a page that fails', async () => {
    const { conversations } = await folder.load('lists.mjs');
    platform.next('list-conversations', { json: { data: { payload: [{ id: 1 }] } } }, { status: 500, text: 'oops' });
    await expect(collect(conversations({}))).rejects.toMatchObject({ status: 500 });
  });

  test('print-conversations.mjs prints one a line', async () => {
    serveLists([{ id: 82, status: 'open', last_activity_at: 0 } as never], {});
    const { stdout } = await run(process.execPath, ['print-conversations.mjs'], {
      cwd: folder.path,
      env: { ACME_URL: platform.url, ACME_TOKEN: platform.token, ACME_ACCOUNT_ID: '1' },
    });
    expect(stdout).toBe('82 open\n');
  });
});

describe('catch-up.mjs', () => {
  const start = (env: Record<string, string> = {}, since = '2026-01-01T09:00:00Z') =>
    run(process.execPath, ['catch-up.mjs', ...(since ? [since] : [])], {
      cwd: folder.path,
      env: { ACME_URL: platform.url, ACME_TOKEN: platform.token, ACME_ACCOUNT_ID: '1', INBOX_ID: '7', ...env },
    });
  const time = Date.parse('2026-01-01T09:00:00Z') / 1000;
  const session = { last_non_activity_message: { conversation: { contact_inbox: { source_id: 's-1' } } } };
  const message = (id: number, more: object = {}) => ({
    id,
    created_at: time + id,
    message_type: 1,
    private: false,
    status: 'failed',
    content: `Reply ${id}`,
    ...more,
  });

  test('delivers what failed since then, the oldest first, and reports it', async () => {
    serveLists([{ id: 108, last_activity_at: time + 9, ...session }, { id: 107, last_activity_at: time - 9, ...session }], {
      108: [
        message(-1),
        message(1, { content: null, attachments: [{ data_url: 'https://files/1' }] }),
        message(2, { status: 'sent' }),
        message(3, { private: true }),
        message(4, { message_type: 0 }),
        message(5),
      ],
    });
    platform.answer('update-message-status', () => ({ json: {} }));
    const { code, stdout, stderr } = await start();
    expect({ code, stderr, faults: platform.faults }).toEqual({ code: 0, stderr: '', faults: [] });
    expect(stdout.trim().split('\n')).toEqual(["to 108 s-1  [ 'https://files/1' ]", 'to 108 s-1 Reply 5 []', '2 delivered, 0 failed.']);
    const reports = platform.requests.filter(({ key }) => key === 'update-message-status');
    expect(reports.map(({ ids, body }) => [ids[2], body])).toEqual([
      ['1', { status: 'delivered' }],
      ['5', { status: 'delivered' }],
    ]);
  });

  test('continues after a delivery that fails, and leaves that message for the next run', async () => {
    folder.write(
      'deliver.mjs',
      `export async function deliver({ text }) { if (text === 'Reply 1') throw new Error('unreachable'); console.log(text); }`,
    );
    serveLists([{ id: 108, last_activity_at: time + 9, ...session }], { 108: [message(1), message(2)] });
    platform.answer('update-message-status', () => ({ json: {} }));
    expect(await start()).toMatchObject({ code: 0, stdout: 'Reply 2\n1 delivered, 1 failed.\n', stderr: 'Message 1: unreachable\n' });
    expect(platform.calls.filter((key) => key === 'update-message-status')).toHaveLength(1);
  });

  test('stops when the channel is unknown or the time', async () => {
    expect(await start({ INBOX_ID: '' })).toMatchObject({ code: 1, stderr: expect.stringContaining('INBOX_ID is not set.') });
    expect(await start({}, '')).toMatchObject({ code: 1, stderr: expect.stringContaining('Pass a start time') });
    expect(platform.calls).toEqual([]);
  });
});
