import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { loadConfig } from '../../engine/site/load-config.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { menu, search, type Subject } from './subjects.ts';

/**
 * Twelve pages as they were and as they are, side by side, one picture each: `tsx tests/shots/before-after.ts FOLDER`, where the folder
 * has a build of an older version. The pictures are small, because they are committed.
 */
type Pair = Subject & { readonly width: number; readonly theme: 'light' | 'dark' };
const desk = { width: 1280, theme: 'light' } as const;
const night = { width: 1280, theme: 'dark' } as const;
const phone = { width: 360, theme: 'light' } as const;
const heading =
  (id: string): Subject['act'] =>
  (page) =>
    page.evaluate((anchor) => document.getElementById(anchor)?.scrollIntoView(), id);
const pairs: readonly Pair[] = [
  { name: 'home', path: '', ...desk },
  { name: 'home-dark', path: '', ...night },
  { name: 'comparison', path: 'product/channels/supported-features/', ...desk, act: heading('all-channels-compared') },
  { name: 'task', path: 'user-guide/features/automations/', ...desk },
  { name: 'settings', path: 'contributing-guide/environment-variables/', ...night, act: heading('all-variables') },
  { name: 'operation', path: 'api-reference/conversations/conversation-list/', ...night },
  { name: 'operation-wide', path: 'api-reference/contacts/contact-create/', width: 1920, theme: 'light' },
  { name: 'jobs', path: 'product/jobs/administrators/', ...desk },
  { name: 'search', path: 'product/', ...desk, act: search('webhook signature') },
  { name: 'not-found', path: 'product/channels/telegramm/', ...desk },
  { name: 'menu', path: 'product/channels/telegram/', ...phone, act: menu },
  {
    name: 'tool',
    path: 'product/channels/live-chat/sdk/setup/',
    ...phone,
    act: (page) => page.locator('.tool').first().scrollIntoViewIfNeeded(),
  },
];
const folder = join(import.meta.dirname, 'before-after');

const [before] = process.argv.slice(2);
if (!before) {
  console.error('Say which folder has the older build: tsx tests/shots/before-after.ts FOLDER');
  process.exit(1);
}
const { site } = await loadConfig(process.cwd());
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });
const old = await take(before);
const current = await take('dist');
const bench = await browser.newPage();
mkdirSync(folder, { recursive: true });
let total = 0;
for (const { name, width } of pairs) {
  const picture = await beside(bench, old.get(name) as Buffer, current.get(name) as Buffer, width < 700 ? 1 : 0.5);
  total += picture.length;
  writeFileSync(join(folder, `${name}.webp`), picture);
}
await browser.close();
console.log(`${pairs.length} pictures, ${Math.round(total / 1000)} kB → ${folder}`);

/** Pictures of all pages in a build, by name. */
async function take(build: string): Promise<ReadonlyMap<string, Buffer>> {
  const server = await startPreviewServer({ folder: build, base: site.base, port: 0 });
  const pictures = new Map<string, Buffer>();
  for (const pair of pairs) pictures.set(pair.name, await shoot(browser, server.url, pair));
  await server.close();
  return pictures;
}

async function shoot(from: Browser, baseURL: string, { path, act, width, theme }: Pair): Promise<Buffer> {
  const viewport = { width, height: width < 700 ? 760 : 900 };
  const context = await from.newContext({ viewport, hasTouch: width < 700, baseURL, reducedMotion: 'reduce' });
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await page.waitForTimeout(500);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

/** Two pictures beside each other, at a scale, as WebP. An empty page of the browser draws them. */
async function beside(page: Page, left: Buffer, right: Buffer, scale: number): Promise<Buffer> {
  const sources = [left, right].map((picture) => `data:image/png;base64,${picture.toString('base64')}`);
  const data = await page.evaluate(
    async ({ urls, factor }) => {
      const bitmaps = await Promise.all(urls.map(async (url) => createImageBitmap(await (await fetch(url)).blob())));
      const gap = 12;
      const widths = bitmaps.map(({ width }) => width * factor);
      const height = Math.max(...bitmaps.map((bitmap) => bitmap.height * factor));
      const canvas = new OffscreenCanvas(
        widths.reduce((sum, width) => sum + width, gap),
        height,
      );
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.imageSmoothingQuality = 'high';
      context.fillStyle = '#888';
      context.fillRect(0, 0, canvas.width, height);
      let x = 0;
      for (const [index, bitmap] of bitmaps.entries()) {
        context.drawImage(bitmap, x, 0, widths[index] as number, bitmap.height * factor);
        x += (widths[index] as number) + gap;
      }
      const bytes = new Uint8Array(
        await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.75 })).arrayBuffer(),
      );
      let text = '';
      for (const byte of bytes) text += String.fromCodePoint(byte);
      return btoa(text);
    },
    { urls: sources, factor: scale },
  );
  return Buffer.from(data, 'base64');
}
