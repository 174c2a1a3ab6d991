import { describe, expect, test } from 'vitest';
import { pageText } from '../unit/page-text.ts';
import { freePort, has, run, serve, type Server } from './programs.ts';
import { sampleFolder, type SampleFolder } from './sample-folder.ts';
import { post, postAndDrop, sign } from './signed-post.ts';

const page = pageText('product/features/webhooks.mdx');

/** A value of the test vector on the page. */
function stated(name: string): string {
  const [, value] = new RegExp(`^- ${name}: \`(.+)\`$`, 'm').exec(page) ?? [];
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

/** What a sample is called with, and what it must say. */
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
    program: process.execPath,
    needs: ['--version'],
    script: 'run.mjs',
    code: `import { readFileSync } from 'node:fs'; import { isGenuine } from './signature.mjs';
      for (const c of JSON.parse(readFileSync('cases.json'))) console.log(isGenuine(Buffer.from(c.body), c.timestamp ?? undefined, c.signature ?? undefined, c.secret, c.now));`,
    withoutSecret: `import { isGenuine } from './signature.mjs'; isGenuine('{}', '1', 'sha256=', '', 1);`,
    receiver: () => ['receiver.mjs'],
  },
  {
    name: 'Ruby',
    program: 'ruby',
    needs: ['-e', 'require "rack"; require "puma"'],
    script: 'run.rb',
    code: `require 'json'; require_relative 'signature'
      JSON.parse(File.read('cases.json', encoding: 'UTF-8')).each { |c| puts genuine?(c['body'].b, c['timestamp'], c['signature'], c['secret'], now: c['now']) }`,
    withoutSecret: `require_relative 'signature'; genuine?('{}', '1', 'sha256=', '', now: 1)`,
    receiver: (port: number) => ['-S', 'rackup', '--host', '127.0.0.1', '--port', String(port), '--server', 'puma'],
  },
  {
    name: 'Python',
    program: 'python3',
    needs: ['--version'],
    script: 'run.py',
    code: `import json\nfrom signature import is_genuine\nfor c in json.load(open("cases.json", encoding="utf-8")):\n    print(str(is_genuine(c["body"].encode(), c["timestamp"], c["signature"], c["secret"], c["now"])).lower())`,
    withoutSecret: `from signature import is_genuine\nis_genuine(b"{}", "1", "sha256=", "", 1)`,
    receiver: () => ['receiver.py'],
  },
  {
    name: 'PHP',
    program: 'php',
    needs: ['--version'],
    script: 'run.php',
    code: `<?php require 'signature.php';
      foreach (json_decode(file_get_contents('cases.json'), true) as $c) echo is_genuine($c['body'], $c['timestamp'], $c['signature'], $c['secret'], $c['now']) ? "true\\n" : "false\\n";`,
    withoutSecret: `<?php require 'signature.php'; is_genuine('{}', '1', 'sha256=', '', 1);`,
    receiver: (port: number) => ['-S', `127.0.0.1:${port}`, 'receiver.php'],
  },
];
type Language = (typeof languages)[number];

test('the vector on the page is right', () => expect(vector.signature).toBe(sign(vector.body, secret, timestamp)));

describe.each(languages)('$name', (language) => {
  const { name, program, needs, script, code, withoutSecret } = language;
  const missing = has(program, needs) ? '' : `${program} is not installed, or what its receiver needs: the ${name} samples were not run.`;

  test('the signature: the vector is genuine, and nothing else is', async ({ skip }) => {
    skip(missing !== '', missing);
    const folder = sampleFolder(['webhooks']);
    folder.write('cases.json', JSON.stringify(cases));
    folder.write(script, code);
    const { stdout } = await run(program, [script], { cwd: folder.path });
    const said = stdout.trim().split('\n');
    expect(cases.map(({ what }, index) => `${what}: ${said[index]}`)).toEqual(
      cases.map(({ what, genuine }) => `${what}: ${genuine}`),
    );
  });

  test('the signature: an empty secret is an error, not a key', async ({ skip }) => {
    skip(missing !== '', missing);
    const folder = sampleFolder(['webhooks']);
    folder.write(script, withoutSecret);
    const { code: exit, stdout, stderr } = await run(program, [script], { cwd: folder.path });
    expect(exit).not.toBe(0);
    expect(stdout + stderr).toContain('The webhook secret is missing.');
  });

  test('the receiver: handles each event once and outlives everything that is wrong', { timeout: 60_000 }, async ({ skip }) => {
    skip(missing !== '', missing);
    const { url, server } = await start(language, sampleFolder(['webhooks']));
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
    // Whatever the work makes of it, it is an error of the work and not the end of the receiver.
    await post(url, 'null', { secret, delivery: 'd-6' });
    await post(url, '{}', { secret, delivery: 'd-7' });
    await postAndDrop(url);

    expect(await post(url, event(504), { secret, delivery: 'd-8' }), 'it still runs').toBe(204);
    await expect.poll(() => handled(server).at(-1)).toBe('message_created 504');
    expect(handled(server).filter((line) => /\d/.test(line))).toEqual([501, 502, 504].map((id) => `message_created ${id}`));
  });

  test('the receiver: says so when the secret is missing', async ({ skip }) => {
    skip(missing !== '', missing);
    if (name === 'PHP') {
      // Each request is a program of its own.
      const { url, server } = await start(language, sampleFolder(['webhooks']), {});
      expect(await post(url, '{}', { secret })).toBe(500);
      await expect.poll(() => server.said.stderr).toContain('Set WEBHOOK_SECRET to the secret of the webhook.');
      return;
    }
    const { path } = sampleFolder(['webhooks']);
    const { code: exit, stderr } = await run(program, language.receiver(await freePort()), { cwd: path });
    expect(exit).not.toBe(0);
    expect(stderr).toContain('WEBHOOK_SECRET');
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

/** Events that the work of the receiver got, as it prints them. */
const handled = ({ said }: Server): string[] =>
  [...`${said.stdout}\n${said.stderr}`.matchAll(/received (\w*) ?(\d*)/g)].map(([, event, id]) => `${event} ${id}`);
