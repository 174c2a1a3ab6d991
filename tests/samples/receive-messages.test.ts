import { describe, expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { language, run, serve, type Server } from './programs.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { post, postAndDrop } from './signed-post.ts';

const secret = 'secret-of-the-channel';

/** Agents' replies reach the customer through these servers. A text of `fail` can't be delivered. */
const languages = [
  {
    ...language('JavaScript', process.execPath),
    program: process.execPath,
    args: () => ['server.mjs'],
    path: '/',
    /** Replaces the reader's own delivery function; the port is part of this server's text. */
    prepare: (folder: SampleFolder, port: number) => {
      folder.write('server.mjs', folder.read('server.mjs').replaceAll('8080', String(port)));
      folder.write(
        'deliver.mjs',
        `export async function deliver({ id, conversationId, sourceId, text, files }) { if (text === 'fail') throw new Error('unreachable'); console.log('to', conversationId, id, sourceId, text, files.length); }`,
      );
    },
  },
  {
    ...language('Ruby', 'ruby', ['-e', 'require "sinatra/base"']),
    program: 'ruby',
    args: (port: number) => ['server.rb', '-p', String(port), '-o', '127.0.0.1', '-e', 'production'],
    path: '/webhooks/chat',
    prepare: (folder: SampleFolder) =>
      folder.write(
        'server.rb',
        folder.read('server.rb').replace(/ {2}puts "to .*/, `  raise 'unreachable' if text == 'fail'\n  puts "to #{conversation_id} #{message_id} #{source_id} #{text} #{files.size}"; $stdout.flush`),
      ),
  },
  {
    ...language('Python', 'python3', ['-c', 'import flask']),
    program: 'python3',
    args: (port: number) => ['-m', 'flask', '--app', 'server', 'run', '--port', String(port)],
    path: '/webhooks/chat',
    prepare: (folder: SampleFolder) =>
      folder.write(
        'server.py',
        folder.read('server.py').replace(/ {4}print\("to".*/, `    if text == "fail":\n        raise RuntimeError("unreachable")\n    print("to", conversation_id, message_id, source_id, text, len(files), flush=True)`),
      ),
  },
];

const event = (id: number, more: object = {}): string =>
  JSON.stringify({
    event: 'message_created',
    id,
    content: `Reply ${id}`,
    content_attributes: {},
    message_type: 'outgoing',
    private: false,
    conversation: { id: 108, contact_inbox: { source_id: 's-1' } },
    ...more,
  });
const delivered = ({ said }: Server): string[] => said.stdout.match(/^to .*$/gm) ?? [];

for (const { title, missing, program, args, path, prepare } of languages)
  describe.skipIf(missing)(`in ${title}`, () => {
    test('delivers each reply once, reports what failed, and survives bad input', async () => {
      const folder = sampleFolder(['api-channel']);
      const port = await freePort();
      prepare(folder, port);
      const server = await serve(program, args(port), port, { cwd: folder.path, env: { CHANNEL_SECRET: secret } });
      const send = (body: string, headers = {}) => post(`http://127.0.0.1:${port}${path}`, body, { secret, headers });

      expect(await send(event(1))).toBe(200);
      expect(await send(event(1)), 'the same message again').toBe(200);
      expect(await send(event(2, { content: null, attachments: [{ data_url: 'https://files/1' }] })), 'files only').toBe(200);
      expect(await send(event(3, { private: true })), 'a note').toBe(200);
      expect(await send(event(4, { message_type: 'incoming' })), 'from the customer').toBe(200);
      await expect.poll(() => delivered(server)).toEqual(['to 108 1 s-1 Reply 1 0', 'to 108 2 s-1  1']);

      expect(await send(event(5, { content: 'fail' })), 'a delivery that fails').toBe(500);
      const failed = { event: 'message_updated', content_attributes: { external_error: 'unreachable' } };
      expect(await send(event(5, failed)), 'the platform notes the failure').toBe(200);
      expect(await send(event(5, { event: 'message_updated' })), 'the agent sends it again').toBe(200);
      expect(await send(event(6, { event: 'message_updated' })), 'a change of a message that did not fail').toBe(200);
      await expect.poll(() => delivered(server)).toEqual(['to 108 1 s-1 Reply 1 0', 'to 108 2 s-1  1', 'to 108 5 s-1 Reply 5 0']);

      expect(await send(event(7), { 'X-AcmeChat-Signature': null }), 'no signature').toBe(401);
      expect(await send(event(7), { 'X-AcmeChat-Timestamp': null }), 'no timestamp').toBe(401);
      expect(await send(event(7), { 'X-AcmeChat-Timestamp': '1767261600' }), 'an old timestamp').toBe(401);
      expect(await send('{"event":'), 'a body that is not JSON').toBe(400);
      expect([413, 'closed'], 'a body that is too large').toContain(await send(`{"a":"${'x'.repeat(6_000_000)}"}`));
      expect(await send('null'), 'JSON that is no event').toBe(200);
      expect(await send('{}'), 'an event without fields').toBe(200);
      await postAndDrop(`http://127.0.0.1:${port}${path}`);

      expect(await send(event(8)), 'it still runs').toBe(200);
      await expect.poll(() => delivered(server).at(-1)).toBe('to 108 8 s-1 Reply 8 0');
    });

    test.each([{}, { CHANNEL_SECRET: '' }])('does not start without the secret: %o', async (env) => {
      const { path: cwd } = sampleFolder(['api-channel']);
      const { code, stderr } = await run(program, args(await freePort()), { cwd, env });
      expect(code).not.toBe(0);
      expect(stderr).toContain('CHANNEL_SECRET is not set.');
    });
  });

test('the JavaScript server gives up in time to tell the platform', async () => {
  const folder = sampleFolder(['api-channel']);
  const { createReceiver } = await folder.load('server.mjs');
  const port = await freePort();
  const slow = createReceiver({ secret, deliver: () => new Promise(() => {}) }).listen(port);
  try {
    const started = performance.now();
    expect(await post(`http://127.0.0.1:${port}/`, event(1), { secret })).toBe(500);
    expect(performance.now() - started).toBeLessThan(5_000);
  } finally {
    slow.close();
  }
});
