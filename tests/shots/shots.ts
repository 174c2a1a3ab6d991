import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { loadConfig } from '../../engine/site/load-config.ts';
import { findChromium } from '../../scripts/chromium.mjs';
import { subjects, type Subject } from './subjects.ts';

/**
 * Screenshots of the built site for review: each subject at four widths in both color modes, in forced colors, and on paper. With
 * `--accept`, it replaces the committed pictures of `tests/browser/pictures/` instead.
 */
const widths = [360, 768, 1280, 1920];
const paper = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
const looks: Readonly<Record<string, { widths: readonly number[]; options: BrowserContextOptions; theme: string }>> = {
  light: { widths, options: {}, theme: 'light' },
  dark: { widths, options: {}, theme: 'dark' },
  forced: { widths: [360, 1280], options: { forcedColors: 'active' }, theme: 'light' },
};

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: '.cache/shots' }, accept: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.accept) {
  // The named subjects, or all of them.
  const names = positionals.length ? ['--grep', `^(?:.* )?(?:${positionals.join('|')}) looks`] : [];
  const { status } = spawnSync(
    'npx',
    ['playwright', 'test', 'tests/browser/pictures', '--update-snapshots=all', '--workers=1', ...names],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  process.exit(status ?? 1);
}
const chosen = subjects.filter(({ name }) => !positionals.length || positionals.includes(name));
if (!chosen.length) {
  console.error(
    `No subject is called ${positionals.join(' or ')}. There are: ${subjects.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}

const { site } = await loadConfig(process.cwd());
const server = await startPreviewServer({ folder: 'dist', base: site.base, port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
rmSync(values.out, { recursive: true, force: true });
mkdirSync(values.out, { recursive: true });
for (const subject of chosen) {
  for (const [look, { widths: sizes, options, theme }] of Object.entries(looks))
    for (const width of sizes)
      await inPage(
        browser,
        // The narrow screen is a phone: it has touch, and what depends on touch.
        { ...options, viewport: { width, height: width < 700 ? 800 : 900 }, hasTouch: width < 700 },
        subject,
        theme,
        (page) => page.screenshot({ path: join(values.out, `${subject.name}-${width}-${look}.png`) }),
      );
  if (!subject.act)
    await inPage(browser, {}, subject, 'light', (page) =>
      page.pdf({ path: join(values.out, `${subject.name}.pdf`), format: 'A4', margin: paper }),
    );
  console.log(subject.name);
}
await browser.close();
await server.close();
console.log(`→ ${values.out}`);

/** Opens a subject as a reader with this screen and these settings would see it. */
async function inPage(
  from: Browser,
  options: BrowserContextOptions,
  { path, act }: Subject,
  theme: string,
  look: (page: Page) => Promise<unknown>,
): Promise<void> {
  const context = await from.newContext({ ...options, baseURL: server.url, reducedMotion: 'reduce' });
  await context.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: 'networkidle' });
  await act?.(page);
  await look(page);
  await context.close();
}
