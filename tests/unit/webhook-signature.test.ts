import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyBrand } from '../../engine/model/brand-tokens.ts';

const root = resolve(import.meta.dirname, '../..');

/** As a reader of a brand whose header name differs from its slug would copy them. */
const readBranded = (file: string): string =>
  applyBrand(readFileSync(join(root, file), 'utf8'), {
    product: 'Acme Chat',
    Slug: 'AcmeChat',
    slug: 'acme',
    'app-url': 'https://app.acme.example',
  });
const page = readBranded('content/product/features/webhooks.mdx');
const sample = (name: string): string => readBranded(`samples/webhooks/${name}`);

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
const sign = (body: string, timestamp: string): string =>
  `sha256=${createHmac('sha256', vector.secret).update(`${timestamp}.${body}`).digest('hex')}`;
const now = Number(vector.timestamp);

/** What a sample is called with, and what it must say. */
const cases = [
  { what: 'the vector', ...vector, now, genuine: true },
  { what: 'the vector within five minutes', ...vector, now: now + 299, genuine: true },
  {
    what: 'letters beyond ASCII',
    ...vector,
    body: '{"content":"Grüße ✓"}',
    signature: sign('{"content":"Grüße ✓"}', vector.timestamp),
    now,
    genuine: true,
  },
  { what: 'a changed body', ...vector, body: vector.body.replace('501', '502'), now, genuine: false },
  { what: 'another secret', ...vector, secret: 'another', now, genuine: false },
  { what: 'an old timestamp', ...vector, now: now + 301, genuine: false },
  { what: 'a timestamp of the future', ...vector, now: now - 301, genuine: false },
  {
    what: 'a signature without prefix',
    ...vector,
    signature: vector.signature.replace('sha256=', ''),
    now,
    genuine: false,
  },
  { what: 'no signature', ...vector, signature: null, now, genuine: false },
  { what: 'no timestamp', ...vector, timestamp: null, now, genuine: false },
  { what: 'a timestamp that is no number', ...vector, timestamp: `${vector.timestamp}x`, now, genuine: false },
];

/** A language: its file on the page, its program, and a script that reads the cases and prints `true` or `false` for each. */
const languages = [
  {
    name: 'Node.js',
    file: 'signature.mjs',
    program: process.execPath,
    script: 'run.mjs',
    code: `import { readFileSync } from 'node:fs'; import { isGenuine } from './signature.mjs';
      for (const c of JSON.parse(readFileSync('cases.json'))) console.log(isGenuine(Buffer.from(c.body), c.timestamp ?? undefined, c.signature ?? undefined, c.secret, c.now));`,
  },
  {
    name: 'Ruby',
    file: 'signature.rb',
    program: 'ruby',
    script: 'run.rb',
    code: `require 'json'; require_relative 'signature'
      JSON.parse(File.read('cases.json', encoding: 'UTF-8')).each { |c| puts genuine?(c['body'].b, c['timestamp'], c['signature'], c['secret'], now: c['now']) }`,
  },
  {
    name: 'Python',
    file: 'signature.py',
    program: 'python3',
    script: 'run.py',
    code: `import json\nfrom signature import is_genuine\nfor c in json.load(open("cases.json", encoding="utf-8")):\n    print(str(is_genuine(c["body"].encode(), c["timestamp"], c["signature"], c["secret"], c["now"])).lower())`,
  },
  {
    name: 'PHP',
    file: 'signature.php',
    program: 'php',
    script: 'run.php',
    code: `<?php require 'signature.php';
      foreach (json_decode(file_get_contents('cases.json'), true) as $c) echo is_genuine($c['body'], $c['timestamp'], $c['signature'], $c['secret'], $c['now']) ? "true\\n" : "false\\n";`,
  },
];

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'webhook-signature-'));
  writeFileSync(join(folder, 'cases.json'), JSON.stringify(cases));
  for (const { file, script, code } of languages) {
    writeFileSync(join(folder, file), sample(file));
    writeFileSync(join(folder, script), code);
  }
  for (const file of ['receiver.mjs', 'receiver.py', 'receiver.php', 'config.ru'])
    writeFileSync(join(folder, file), sample(file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the vector on the page is right', () => expect(vector.signature).toBe(sign(vector.body, vector.timestamp)));

const has = (program: string): boolean => spawnSync(program, ['--version']).status === 0;

test.for(languages)('$name: verifies the vector and refuses all else', ({ name, program, script }, { skip }) => {
  skip(!has(program), `${program} is not installed, so the ${name} sample was not run.`);
  const said = execFileSync(program, [script], { cwd: folder, encoding: 'utf8' }).trim().split('\n');
  expect(cases.map(({ what }, index) => `${what}: ${said[index]}`)).toEqual(
    cases.map(({ what, genuine }) => `${what}: ${genuine}`),
  );
});

/** Programs that read a receiver without running it. */
const readers = [
  { program: 'python3', args: ['-m', 'py_compile', 'receiver.py'] },
  { program: 'php', args: ['-l', 'receiver.php'] },
  { program: 'ruby', args: ['-c', 'config.ru'] },
];
test.for(readers)('$program finds no slip in its receiver', ({ program, args }, { skip }) => {
  skip(!has(program), `${program} is not installed.`);
  expect(spawnSync(program, args, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 });
});

test('the Node.js receiver takes a signed event and refuses a changed one', async () => {
  const port = 20_000 + (process.pid % 10_000);
  const server = spawn(process.execPath, ['receiver.mjs'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), WEBHOOK_SECRET: vector.secret },
  });
  const logged = once(server.stdout, 'data');
  const timestamp = String(Math.floor(Date.now() / 1000));
  const post = (body: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      headers: { 'X-AcmeChat-Timestamp': timestamp, 'X-AcmeChat-Signature': sign(vector.body, timestamp) },
    });
  try {
    await expect
      .poll(
        () =>
          post(vector.body)
            .then(({ status }) => status)
            .catch(() => 'not up yet'),
        { timeout: 10_000 },
      )
      .toBe(204);
    expect((await post(vector.body.replace('order', 'lamp'))).status).toBe(401);
    expect(String((await logged)[0])).toContain('received message_created 501');
  } finally {
    server.kill();
  }
});
