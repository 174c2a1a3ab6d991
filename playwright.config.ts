import { statfsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

// Workers read this file too and must see the port the first process chose; they inherit its environment. Systems take ports for outgoing
// connections from 32768 on.
process.env['SITE_PORT'] ??= String(20_000 + (process.pid % 12_000));
const started = process.env['PARLEY_URL'] === undefined || process.env['PARLEY_URL'] === process.env['STARTED_URL'];
process.env['PARLEY_URL'] ??= `http://127.0.0.1:${process.env['SITE_PORT']}/`;
if (started) process.env['STARTED_URL'] = process.env['PARLEY_URL'];

const chromium = findChromium();

/**
 * Whether Chromium's processes can share memory in memory. Playwright has them share files on disk, because containers may have only
 * 64 MB of it, but then pages take more processor time.
 */
function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize > 2 ** 30;
  } catch {
    return false;
  }
}

/** The built site (`dist/`) in Chromium, on nginx. `PARLEY_URL` tests a site that is served already. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  // For a browser that crashes or hangs when it closes a page; scripts/test-counts.mjs counts any other test that needs it as failed.
  retries: 1,
  // Four times what a test needs when three share two processors; those that need more say so with `test.slow()`.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  // The pictures first: their one worker would be alone at the end.
  projects: [
    { name: 'pictures', testMatch: 'pictures/**/*.spec.ts' },
    { name: 'site', testIgnore: ['pictures/**', 'engines/**'] },
    // Firefox and WebKit: `npm run test:long`.
    { name: 'engines', testMatch: 'engines/**/*.spec.ts' },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? '.cache/tests/browser.json' }],
  ],
  use: {
    baseURL: process.env['PARLEY_URL'],
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      ignoreDefaultArgs: hasSharedMemory() ? ['--disable-dev-shm-usage'] : [],
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  ...(started
    ? {
        webServer: {
          command: `node --import tsx tests/server/main.ts ${process.env['SITE_PORT']}`,
          url: process.env['PARLEY_URL'],
          gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
          stdout: 'ignore',
          stderr: 'pipe',
        },
      }
    : {}),
});
