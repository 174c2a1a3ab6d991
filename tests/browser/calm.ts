import { test as base, type Page } from '@playwright/test';
import { serveVariant } from './variants/serve-variant.ts';

/**
 * Ends everything a test has left open in a page: delayed responses, a document that is loading. A browser that has to close a page
 * in the middle of a navigation sometimes never does.
 */
export async function calm(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  let late: NodeJS.Timeout | undefined;
  const stopped = page
    .context()
    .newCDPSession(page)
    .then((browser) => browser.send('Page.stopLoading'))
    .catch(() => {});
  // A browser that doesn't answer this either is ended with its worker, and the test runs again.
  await Promise.race([stopped, new Promise((resolve) => (late = setTimeout(resolve, 10_000)))]);
  clearTimeout(late);
}

/**
 * Playwright's test, which settles its page before closing it. All browser tests extend this one: a worker that has run tests of one
 * file can then go on with those of another. What only some workers had would need a new worker, with a new browser.
 */
export const test = base.extend<object, { variants: (name: string) => Promise<string> }>({
  page: async ({ page }, use) => {
    await use(page);
    await calm(page);
  },
  /** Builds and serves a site of `variants/`, once in a worker; returns its URL. */
  variants: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs.
    async ({}, use) => {
      const served = new Map<string, ReturnType<typeof serveVariant>>();
      await use(async (name) => {
        const variant = served.get(name) ?? serveVariant(name);
        served.set(name, variant);
        return (await variant).url;
      });
      for (const variant of served.values()) await (await variant).close();
    },
    { scope: 'worker' },
  ],
});
