import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startPreviewServer } from './preview-server.ts';

let folder: string;
const closing: (() => Promise<void>)[] = [];

async function writeSite(target: string, text: string): Promise<void> {
  await mkdir(join(target, 'a'), { recursive: true });
  await writeFile(join(target, 'index.html'), text);
  await writeFile(join(target, 'a/index.html'), text);
  await writeFile(join(target, 'a/index.html.gz'), gzipSync(`${text} (gzip)`));
  await writeFile(join(target, '404.html'), 'not here');
  await writeFile(join(target, '_redirects'), '/docs/old/ /docs/a/ 301\n');
  await writeFile(join(target, '_headers'), '/docs/*\n  X-Frame-Options: DENY\n');
}

async function start(port = 0): Promise<string> {
  const server = await startPreviewServer({ folder, base: '/docs/', port });
  closing.push(server.close);
  return server.url;
}

beforeEach(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'preview-')), 'dist');
  await writeSite(folder, 'first');
});
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
  await rm(join(folder, '..'), { recursive: true });
});

test('serves pages, redirects, headers and the 404 page', async () => {
  const url = await start();
  const page = await fetch(`${url}a/`, { headers: { 'accept-encoding': 'gzip' } });
  expect(await page.text()).toBe('first (gzip)');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
  const moved = await fetch(`${url}old/?x=1`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/docs/a/?x=1']);
  const missing = await fetch(`${url}nothing/`);
  expect([missing.status, await missing.text()]).toEqual([404, 'not here']);
});

test('sends types with their encoding, and answers range requests', async () => {
  await writeFile(join(folder, 'a/page.md'), 'ä'.repeat(50));
  const url = await start();
  expect((await fetch(`${url}a/page.md`)).headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  const part = await fetch(`${url}a/page.md`, { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([206, 'bytes 2-5/100', 'ää']);
});

test('refuses invalid paths and methods other than GET and HEAD', async () => {
  const url = await start();
  expect((await fetch(`${url}%E0%A4%A`)).status).toBe(400);
  const post = await fetch(url, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  expect(await (await fetch(`${url}nothing/`, { method: 'HEAD' })).text()).toBe('');
});

test('does not send a page again that the browser already has', async () => {
  const url = await start();
  const tag = (await fetch(url)).headers.get('etag') as string;
  expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304);
});

test('serves a new build without a restart', async () => {
  const url = await start();
  expect(await (await fetch(url)).text()).toBe('first');
  await writeSite(`${folder}.next`, 'second');
  await rename(folder, `${folder}.old`);
  await rename(`${folder}.next`, folder);
  expect(await (await fetch(url)).text()).toBe('second');
});

test('uses the next port when one is taken', async () => {
  const first = Number(new URL(await start()).port);
  const second = Number(new URL(await start(first)).port);
  expect(second).toBeGreaterThan(first);
});

test('says what to do when the folder holds no site', async () => {
  await expect(startPreviewServer({ folder: join(folder, 'a', 'b') })).rejects.toThrow('Run `npm run build` first.');
});
