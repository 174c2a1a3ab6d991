import { expect } from '@playwright/test';
import { test } from '../calm.ts';

/**
 * A test of a site of this folder, which a worker builds and serves when it first needs it. Tests that share a site run in one worker
 * (`test.describe.configure({ mode: 'default' })`); otherwise each would build it again.
 */
export const siteTest = (name: string) =>
  test.extend<{ site: string }>({
    site: [async ({ variants }, use) => use(await variants(name)), { timeout: 180_000 }],
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
