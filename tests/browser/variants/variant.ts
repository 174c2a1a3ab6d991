import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startPreviewServer } from '../../../engine/dev/preview-server.ts';
import { runBuild } from '../../budgets/run-build.ts';
import { test } from '../calm.ts';

/**
 * Builds a site of this folder into a temporary folder and serves it. A folder with a `make.ts` is not a site; its program writes one.
 * @throws Error with what the build printed when there is no site
 */
async function serveVariant(name: string): Promise<{ url: string; close: () => Promise<void> }> {
  const own = join(import.meta.dirname, name);
  const folder = await mkdtemp(join(tmpdir(), 'variant-'));
  const maker = join(own, 'make.ts');
  type Source = { readonly root: string; readonly content?: string };
  const { make } = existsSync(maker)
    ? ((await import(maker)) as { make: (folder: string) => Source })
    : { make: (): Source => ({ root: own }) };
  const { root, content } = make(join(folder, 'source'));
  const site = join(folder, 'site');
  // A build that found mistakes fails, but there is a site.
  await runBuild(root, ['--out', site, ...(content ? ['--content', content] : [])]).catch((error: unknown) => {
    if (!existsSync(site)) throw error;
  });
  const base = /data-base="([^"]*)"/.exec(await readFile(join(site, '404.html'), 'utf8'))?.[1] ?? '/';
  const server = await startPreviewServer({ folder: site, base, port: 0 });
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * A test of a site of this folder, which one worker builds and serves. Tests that share a site run in one worker
 * (`test.describe.configure({ mode: 'default' })`); otherwise each would build it again.
 */
export const siteTest = (name: string) =>
  test.extend<object, { site: string }>({
    site: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
      async ({}, use) => {
        const { url, close } = await serveVariant(name);
        await use(url);
        await close();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    baseURL: ({ site }, use) => use(site),
  });

/** The same, but fails when a page reports an error. */
export const variantTest = (name: string) =>
  siteTest(name).extend<{ errors: string[] }>({
    errors: [
      async ({ page }, use) => {
        const errors: string[] = [];
        page.on('pageerror', (error) => errors.push(error.message));
        page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
        await use(errors);
        expect(errors).toEqual([]);
      },
      { auto: true },
    ],
  });
