import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { rateLimit } from '../../receiver/rate-limit.ts';
import { readEntries } from '../../receiver/store.ts';
import { csv, summary } from '../../receiver/summary.ts';
import { freePort } from '../free-port.ts';

const site = 'https://docs.example';
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((server) => server.kill('SIGKILL')));

async function start(file: string, ...options: string[]): Promise<{ url: string; server: ChildProcess }> {
  const port = await freePort();
  const fixed = ['--site', site, '--file', file, '--port', String(port)];
  const server = spawn(process.execPath, ['--import', 'tsx', 'receiver/main.ts', ...fixed, ...options]);
  running.push(server);
  await once(server.stdout, 'data');
  return { url: `http://127.0.0.1:${port}/`, server };
}
const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'receiver-')), 'feedback.sqlite');
const send = (url: string, body: Record<string, string> | string, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(body), headers: { origin: site, ...headers } });

test('nothing that was acknowledged is lost when the server is killed under load', async () => {
  const file = newFile();
  const { url, server } = await start(file, '--per-minute', '60000');
  const acknowledged: string[] = [];
  let next = 0;
  const sender = async (): Promise<void> => {
    while (next < 2000) {
      const text = `report ${next++}`;
      const response = await send(url, { page: '/a/', helpful: 'no', text });
      if (response.ok) acknowledged.push(text);
      if (acknowledged.length === 1200) server.kill('SIGKILL');
    }
  };
  await Promise.allSettled(Array.from({ length: 20 }, sender));
  expect(acknowledged.length).toBeGreaterThanOrEqual(1200);
  expect(acknowledged.length).toBeLessThan(2000);
  const again = await start(file);
  expect((await send(again.url, { page: '/a/', helpful: 'yes', text: 'after' })).status).toBe(200);
  const kept = new Set((await readEntries(file)).map((entry) => ('text' in entry ? entry.text : '')));
  expect([...acknowledged, 'after'].filter((text) => !kept.has(text))).toEqual([]);
});

test('a lock that a killed program left is broken, and a file that is no database gets a sentence', async () => {
  const file = newFile();
  const { url } = await start(file);
  mkdirSync(`${file}.lock`);
  utimesSync(`${file}.lock`, 0, 0);
  expect((await send(url, { page: '/a/', helpful: 'yes' })).status).toBe(200);
  expect(await readEntries(file)).toHaveLength(1);
  writeFileSync(file, 'a text '.repeat(100));
  await expect(readEntries(file)).rejects.toThrow(/can't be used: .*not a database[\s\S]*--file/);
  await expect(readEntries(`${file}.other`)).rejects.toThrow(/There is no .*--file/s);
});

test('2,000 forms are taken, and what is kept says nothing about who sent them', async () => {
  const file = newFile();
  const { url } = await start(file, '--per-minute', '60000');
  for (let round = 0; round < 20; round++) {
    const forms = Array.from({ length: 100 }, () => send(url, { page: '/a/', helpful: 'yes' }));
    expect((await Promise.all(forms)).every(({ ok }) => ok)).toBe(true);
  }
  const entries = await readEntries(file);
  expect(entries).toHaveLength(2000);
  expect(Object.keys(entries[0] ?? {}).sort()).toEqual(['day', 'helpful', 'page', 'text']);
});

test('what is malformed or hostile is refused with a sentence, and not kept', async () => {
  const file = newFile();
  const { url } = await start(file, '--per-minute', '100');
  const form = { page: '/a/', helpful: 'no' };
  const refusals: [number, string, Promise<Response>][] = [
    [405, 'POST', fetch(url)],
    [403, `Only pages of ${site}`, send(url, form, { origin: 'https://other.example' })],
    [415, 'x-www-form-urlencoded', send(url, form, { 'content-type': 'application/json' })],
    [413, 'larger', send(url, { ...form, text: 'x'.repeat(20_000) })],
    [400, 'text', send(url, { ...form, text: 'x'.repeat(2001) })],
    [400, 'helpful', send(url, { page: '/a/', helpful: 'maybe' })],
    [400, 'path of a page', send(url, { page: 'javascript:alert(1)', helpful: 'no' })],
    [400, 'name', send(url, { ...form, name: 'Ada' })],
    [400, 'twice', send(url, 'page=/a/&page=/b/&helpful=no')],
    [400, 'takes no searches', send(url, { search: 'refund' })],
    [400, 'can’t be read'.replace('’', "'"), send(url, '\0%%%=&&__proto__=1')],
  ];
  for (const [status, sentence, request] of refusals) {
    const response = await request;
    expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(sentence)]);
  }
  expect(await readEntries(file)).toEqual([]);
  const page = await send(url, form, { accept: 'text/html' });
  expect(await page.text()).toContain(`<a href="${site}">`);
  expect(page.headers.get('access-control-allow-origin')).toBe(site);
});

test('searches are taken if the owner wants them, except those of readers who opted out; the rest must wait', async () => {
  const file = newFile();
  const { url } = await start(file, '--searches', '--per-minute', '3');
  await send(url, { search: 'Refund ' });
  await send(url, { search: 'secret' }, { dnt: '1' });
  await send(url, { search: 'secret' }, { 'sec-gpc': '1' });
  expect((await send(url, { search: 'fourth' })).status).toBe(429);
  expect(await readEntries(file)).toEqual([{ day: expect.any(String), search: 'Refund' }]);
});

test('a minute later, an address may send again', () => {
  let now = 0;
  const allowed = rateLimit(1, () => now);
  expect([allowed('a'), allowed('a'), allowed('b')]).toEqual([true, false, true]);
  now = 60_000;
  expect(allowed('a')).toBe(true);
});

test('the summary begins with the pages that helped least; a table runs no formula', () => {
  const day = '2026-01-02';
  const entries = [
    { day, page: '/a/', helpful: 'yes', text: '' },
    { day, page: '/b/', helpful: 'no', text: '=1+1 "quoted"' },
    { day, search: 'Refund' },
    { day, search: 'refund' },
  ] as const;
  expect(summary(entries)).toBe(
    '/b/  1 no, 0 yes\n  - =1+1 "quoted"\n/a/  0 no, 1 yes\n\nSearches without results\n    2  refund\n',
  );
  expect(csv(entries)).toContain(`"2026-01-02","/b/","no","'=1+1 ""quoted""",""\n`);
});
