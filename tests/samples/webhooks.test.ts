import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { pageText } from '../unit/page-text.ts';
import { freePort } from '../free-port.ts';
import { language, run, serve, type Server } from './programs.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { post, postAndDrop, sign } from './signed-post.ts';
import { StubPlatform } from './stub-platform.ts';

const webhooksPage = pageText('product/features/webhooks/verify-signatures.mdx');

/** A value of the test vector on the page. */
function stated(name: string): string {
  const [, value] = new RegExp(`^- ${name}: \`(.+)\`$`, 'm').exec(webhooksPage) ?? [];
  if (!value) throw new Error(`The test vector of the webhooks page has no ${name}.`);
  return value;
}

const vector = {
  secret: stated('Secret'),
  timestamp: stated('Timestamp'),
  body: stated('Body'),
  signature: stated('Signature'),
};
const { secret, timestamp } = vector;
const now = Number(timestamp);
const letters = '{"content":"Grüße ✓"}';

/** A sample's arguments, and its expected answer. */
const cases = [
  { what: 'the vector', ...vector, now, genuine: true },
  { what: 'the vector within five minutes', ...vector, now: now + 299, genuine: true },
  { what: 'letters beyond ASCII', ...vector, body: letters, signature: sign(letters, secret, timestamp), now, genuine: true },
  { what: 'a changed body', ...vector, body: vector.body.replace('501', '502'), now, genuine: false },
  { what: 'another secret', ...vector, secret: 'another', now, genuine: false },
  { what: 'an old timestamp', ...vector, now: now + 301, genuine: false },
  { what: 'a timestamp of the future', ...vector, now: now - 301, genuine: false },
  { what: 'a signature without its prefix', ...vector, signature: vector.signature.replace('sha256=', ''), now, genuine: false },
  { what: 'no signature', ...vector, signature: null, now, genuine: false },
  { what: 'no timestamp', ...vector, timestamp: null, now, genuine: false },
  { what: 'a timestamp that is no number', ...vector, timestamp: `${timestamp}x`, now, genuine: false },
];

/** A language: how its samples run, and a script that reads the cases and prints `true` or `false` for each. */
const languages = [
  {
    name: 'Node.js',
    ...language('Node.js', process.execPath),
    program: process.execPath,
    script: 'run.mjs',
    code: `import { readFileSync } from 'node:fs'; import { isGenuine } from './signature.mjs';
      for (const c of JSON.parse(readFileSync('cases.json'))) console.log(isGenuine(Buffer.from(c.body), c.timestamp ?? undefined, c.signature ?? undefined, c.secret, c.now));`,
    withoutSecret: `import { isGenuine } from './signature.mjs'; isGenuine('{}', '1', 'sha256=', '', 1);`,
    receiver: () => ['receiver.mjs'],
  },
  {
    name: 'Ruby',
    ...language('Ruby', 'ruby', ['-e', 'require "rack"; require "puma"']),
    program: 'ruby',
    script: 'run.rb',
    code: `require 'json'; require_relative 'signature'
      JSON.parse(File.read('cases.json', encoding: 'UTF-8')).each { |c| puts genuine?(c['body'].b, c['timestamp'], c['signature'], c['secret'], now: c['now']) }`,
    withoutSecret: `require_relative 'signature'; genuine?('{}', '1', 'sha256=', '', now: 1)`,
    receiver: (port: number) => ['-S', 'rackup', '--host', '127.0.0.1', '--port', String(port), '--server', 'puma'],
  },
  {
    name: 'Python',
    ...language('Python', 'python3'),
    program: 'python3',
    script: 'run.py',
    code: `import json\nfrom signature import is_genuine\nfor c in json.load(open("cases.json", encoding="utf-8")):\n    print(str(is_genuine(c["body"].encode(), c["timestamp"], c["signature"], c["secret"], c["now"])).lower())`,
    withoutSecret: `from signature import is_genuine\nis_genuine(b"{}", "1", "sha256=", "", 1)`,
    receiver: () => ['receiver.py'],
  },
  {
    name: 'PHP',
    ...language('PHP', 'php'),
    program: 'php',
    script: 'run.php',
    code: `<?php require 'signature.php';
      foreach (json_decode(file_get_contents('cases.json'), true) as $c) echo is_genuine($c['body'], $c['timestamp'], $c['signature'], $c['secret'], $c['now']) ? "true\\n" : "false\\n";`,
    withoutSecret: `<?php require 'signature.php'; is_genuine('{}', '1', 'sha256=', '', 1);`,
    receiver: (port: number) => ['-S', `127.0.0.1:${port}`, 'receiver.php'],
  },
];
type Language = (typeof languages)[number];

test('the test vector on the page is right', () => expect(vector.signature).toBe(sign(vector.body, secret, timestamp)));

for (const sample of languages)
describe.skipIf(sample.missing)(`in ${sample.title}`, () => {
  const { name, program, script, code, withoutSecret } = sample;

  test('the signature: only the test vector is genuine', async () => {
    const folder = sampleFolder(['webhooks']);
    folder.write('cases.json', JSON.stringify(cases));
    folder.write(script, code);
    const { stdout } = await run(program, [script], { cwd: folder.path });
    const said = stdout.trim().split('\n');
    expect(cases.map(({ what }, index) => `${what}: ${said[index]}`)).toEqual(
      cases.map(({ what, genuine }) => `${what}: ${genuine}`),
    );
  });

  test('the signature: an empty secret is an error, not a key', async () => {
    const folder = sampleFolder(['webhooks']);
    folder.write(script, withoutSecret);
    const { code: exit, stdout, stderr } = await run(program, [script], { cwd: folder.path });
    expect(exit).not.toBe(0);
    expect(stdout + stderr).toContain('The webhook secret is missing.');
  });

  test('the receiver: handles each event once and survives bad input', async () => {
    const { url, server } = await start(sample, sampleFolder(['webhooks']));
    const event = (id: number): string => JSON.stringify({ event: 'message_created', id, content: 'Grüße' });

    expect(await post(url, event(501), { secret, delivery: 'd-1' })).toBe(204);
    await expect.poll(() => handled(server)).toEqual(['message_created 501']);
    expect(await post(url, event(501), { secret, delivery: 'd-1' }), 'a repeated delivery').toBe(204);
    expect(await post(url, event(502), { secret, delivery: 'd-2' }), 'another delivery').toBe(204);

    expect(await post(url, event(503), { secret: 'another', delivery: 'd-3' }), 'another secret').toBe(401);
    expect(await post(url, event(503), { secret, headers: { 'X-AcmeChat-Signature': null } }), 'no signature').toBe(401);
    expect(await post(url, event(503), { secret, headers: { 'X-AcmeChat-Timestamp': '1767261600' } }), 'an old one').toBe(401);
    expect(await post(url, '{"event":', { secret, delivery: 'd-4' }), 'a body that is not JSON').toBe(400);
    expect([400, 413, 'closed'], 'a body that is too large').toContain(
      await post(url, `{"event":"${'x'.repeat(2_000_000)}"}`, { secret, delivery: 'd-5' }),
    );
    // Whatever goes wrong in the work, the receiver goes on.
    expect([204, 400], 'JSON that is no event').toContain(await post(url, 'null', { secret, delivery: 'd-6' }));
    expect(await post(url, '{}', { secret, delivery: 'd-7' }), 'an event without fields').toBe(204);
    await postAndDrop(url);

    expect(await post(url, event(504), { secret, delivery: 'd-8' }), 'it still runs').toBe(204);
    await expect.poll(() => handled(server).at(-1)).toBe('message_created 504');
    expect(handled(server).filter((line) => /\d/.test(line))).toEqual([501, 502, 504].map((id) => `message_created ${id}`));
  });

  test.each([{}, { WEBHOOK_SECRET: '' }])('the receiver: says so when the secret is missing: %o', async (env) => {
    if (name === 'PHP') {
      // Each request is a separate program.
      const { url, server } = await start(sample, sampleFolder(['webhooks']), env);
      expect(await post(url, '{}', { secret })).toBe(500);
      await expect.poll(() => server.said.stderr).toContain('Set WEBHOOK_SECRET to the secret of the webhook.');
      return;
    }
    const { path } = sampleFolder(['webhooks']);
    const { code: exit, stderr } = await run(program, sample.receiver(await freePort()), { cwd: path, env });
    expect(exit).not.toBe(0);
    expect(stderr).toContain('Set WEBHOOK_SECRET to the secret of the webhook.');
  });
});

async function start(
  { program, receiver }: Language,
  { path }: SampleFolder,
  env: Readonly<Record<string, string>> = { WEBHOOK_SECRET: secret },
): Promise<{ url: string; server: Server }> {
  const port = await freePort();
  // PHP keeps deliveries in the folder for temporary files.
  const surroundings = { cwd: path, env: { ...env, PORT: String(port), TMPDIR: path } };
  return { url: `http://127.0.0.1:${port}/`, server: await serve(program, receiver(port), port, surroundings) };
}

/** Events that reached the receiver's work, as it prints them. */
const handled = ({ said }: Server): string[] =>
  [...`${said.stdout}\n${said.stderr}`.matchAll(/received (\w*) ?(\d*)/g)].map(([, event, id]) => `${event} ${id}`);

describe('catch-up.mjs', () => {
  async function load() {
    const platform = await StubPlatform.start();
    vi.stubEnv('API_ACCESS_TOKEN', platform.token);
    onTestFinished(() => void vi.unstubAllEnvs());
    const folder = sampleFolder(['webhooks'], { appUrl: platform.url, values: { ACCOUNT_ID: '1' } });
    return { platform, ...((await folder.load('catch-up.mjs')) as CatchUp) };
  }
  type CatchUp = {
    conversationsSince: (time: number) => AsyncIterable<{ id: number }>;
    messagesAfter: (conversation: number, message: number) => AsyncIterable<{ id: number }>;
  };
  const idsOf = async (items: AsyncIterable<{ id: number }>): Promise<number[]> => {
    const ids: number[] = [];
    for await (const { id } of items) ids.push(id);
    return ids;
  };
  const listOf = (...conversations: object[]) => ({ json: { data: { payload: conversations } } });

  test('reads conversations up to the first that is older, over pages', async () => {
    const { platform, conversationsSince } = await load();
    const at = (id: number, time: number) => ({ id, last_activity_at: time });
    platform.next('list-conversations', listOf(at(3, 300), at(2, 200)), listOf(at(1, 100), at(0, 50)));
    expect(await idsOf(conversationsSince(100))).toEqual([3, 2, 1]);
    expect(platform.requests.map(({ query }) => query.get('page'))).toEqual(['1', '2']);
    platform.next('list-conversations', listOf(at(3, 300)), listOf());
    expect(await idsOf(conversationsSince(100)), 'until an empty page').toEqual([3]);
    expect(platform.faults).toEqual([]);
  });

  test('reads messages forward to the end', async () => {
    const { platform, messagesAfter } = await load();
    platform.answer('list-messages', ({ query }) => {
      const rest = [4, 5, 6, 7].filter((id) => id > Number(query.get('after'))).slice(0, 2);
      return { json: { payload: rest.map((id) => ({ id, content: null })) } };
    });
    expect(await idsOf(messagesAfter(108, 4))).toEqual([5, 6, 7]);
    expect(await idsOf(messagesAfter(108, 7))).toEqual([]);
  });

  test('ends with the error of a page that fails, and says so when the token is missing', async () => {
    const { platform, conversationsSince } = await load();
    platform.next('list-conversations', { status: 500, text: 'oops' });
    await expect(idsOf(conversationsSince(0))).rejects.toThrow('status 500');
    platform.next('list-conversations', { drop: true });
    await expect(idsOf(conversationsSince(0))).rejects.toThrow('fetch failed');
    vi.stubEnv('API_ACCESS_TOKEN', '');
    await expect(sampleFolder(['webhooks']).load('catch-up.mjs')).rejects.toThrow('Set API_ACCESS_TOKEN');
  });
});
