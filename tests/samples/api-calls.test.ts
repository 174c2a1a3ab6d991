import { describe, expect, test } from 'vitest';
import { language, run, type ProgramOutcome } from './programs.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { StubPlatform } from './stub-platform.ts';

/** Samples that make one call each, in three languages: of the application API (with a token) and of the client API. */
const snake = (call: string): string => call.replaceAll('-', '_');
const languages = [
  { ...language('JavaScript', process.execPath), program: process.execPath, file: (call: string) => `${call}.mjs` },
  { ...language('Ruby', 'ruby'), program: 'ruby', file: (call: string) => `${snake(call)}.rb` },
  { ...language('Python', 'python3', ['-c', 'import requests']), program: 'python3', file: (call: string) => `${snake(call)}.py` },
];

const values = { SOURCE_ID: 'session-1', CONVERSATION_ID: '108', INBOX_IDENTIFIER: 'kiosk' };
const created = { payload: { contact: { id: 42 }, contact_inbox: { source_id: 'session-1' } } };

/** What each sample calls, what comes back, and what it prints. */
const calls = [
  { topic: 'api-channel', call: 'create-contact', key: 'create-contact', reply: created, prints: /^42\s+session-1$/ },
  { topic: 'api-channel', call: 'create-conversation', key: 'create-conversation', reply: { id: 108 }, prints: /^108$/ },
  { topic: 'api-channel', call: 'create-message', key: 'create-message', reply: { id: 5301 }, prints: /^5301$/ },
  { topic: 'client-api', call: 'create-contact', key: 'client.create-contact', reply: { source_id: 'session-1' }, prints: /^session-1$/ },
  { topic: 'client-api', call: 'create-conversation', key: 'client.create-conversation', reply: { id: 108 }, prints: /^108$/ },
  { topic: 'client-api', call: 'create-message', key: 'client.create-message', reply: { id: 5301 }, prints: /^5301$/ },
];

for (const { title, missing, program, file } of languages)
describe.skipIf(missing)(`in ${title}`, () => {
  const start = async (platform: StubPlatform, folder: SampleFolder, call: string, env = {}): Promise<ProgramOutcome> =>
    run(program, [file(call)], {
      cwd: folder.path,
      env: { ACME_URL: platform.url, ACME_TOKEN: platform.token, ACME_ACCOUNT_ID: '1', ...env },
    });

  describe.each(calls)('$topic/$call', ({ topic, call, key, reply, prints }) => {
    test('makes one call that the API knows and prints the response', async () => {
      const platform = await StubPlatform.start();
      const folder = sampleFolder([topic], { appUrl: platform.url, values });
      platform.next(key, { json: reply });
      const { code, stdout, stderr } = await start(platform, folder, call);
      expect({ code, stderr, faults: platform.faults, calls: platform.calls }).toEqual({ code: 0, stderr: '', faults: [], calls: [key] });
      expect(stdout.trim()).toMatch(prints);
    });

    test.each([
      { what: 'the server responds with 500', reply: { status: 500, text: '<html>Internal Server Error</html>' }, says: /500/ },
      { what: 'the call is refused', reply: { status: 422, json: { message: 'Email has already been taken' } }, says: /422/ },
      { what: 'the body is not JSON', reply: { text: '<html>Maintenance</html>' }, says: /JSON|Expecting value|unexpected token/i },
      { what: 'the connection drops', reply: { drop: true }, says: /fetch failed|EOFError|Connection/ },
    ])('ends with an error when $what', async ({ reply: failure, says }, ) => {
      const platform = await StubPlatform.start();
      const folder = sampleFolder([topic], { appUrl: platform.url, values });
      platform.next(key, failure);
      const { code, stdout, stderr } = await start(platform, folder, call);
      expect(code).not.toBe(0);
      expect(stdout).toBe('');
      expect(stderr).toMatch(says);
    });
  });

  test.each(['ACME_URL', 'ACME_TOKEN', 'ACME_ACCOUNT_ID'])('stops immediately when %s is not set', async (variable) => {
    const platform = await StubPlatform.start();
    const { code, stderr } = await start(platform, sampleFolder(['api-channel']), 'create-contact', { [variable]: '' });
    expect(code).not.toBe(0);
    expect(stderr).toContain(variable);
    expect(platform.calls).toEqual([]);
  });

  test('stops when the token is wrong', async () => {
    const platform = await StubPlatform.start();
    const { code, stderr } = await start(platform, sampleFolder(['api-channel']), 'create-contact', { ACME_TOKEN: 'wrong' });
    expect(code).not.toBe(0);
    expect(stderr).toMatch(/401.*Invalid Access Token/);
  });

  test('sends a file', async () => {
    const platform = await StubPlatform.start();
    const folder = sampleFolder(['api-channel'], { values });
    folder.write('ticket.jpg', 'a picture');
    platform.answer('create-message', () => ({ json: { id: 5301, attachments: [{ data_url: 'https://files/1' }] } }));
    const { code, stderr } = await start(platform, folder, 'send-file');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const [request] = platform.requests;
    expect(request?.body).toMatchObject({ content: 'The ticket', message_type: 'incoming' });
    expect(request?.body.attachments).toMatchObject({ name: 'ticket.jpg', size: 9 });
    platform.next('create-message', { status: 413, text: 'Request Entity Too Large' });
    expect(await start(platform, folder, 'send-file')).toMatchObject({ stdout: '', stderr: expect.stringContaining('413') });
  });
});
