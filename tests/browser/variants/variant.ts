import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../calm.ts';

/**
 * Builds and serves a site of this folder in a separate process, because the engine's sources need tsx.
 * @param environment read by the site's configuration
 * @throws Error with the output of the process when there is no site
 */
async function serveVariant(
  name: string,
  environment: Record<string, string> = {},
): Promise<{ url: string; close: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'serve.ts'), name], {
    cwd: join(import.meta.dirname, '../../..'),
    // React's production build renders the pages, as it does for an owner.
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const url = await Promise.race([
    new Promise<string>((found) =>
      createInterface(child.stdout).on('line', (line) => line.startsWith('http') && found(line)),
    ),
    ended.then(() => {
      throw new Error(`The site “${name}” was not served.\n${errors}`);
    }),
  ]);
  return {
    url,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
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
