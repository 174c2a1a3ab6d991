import { test as base, type Page } from '@playwright/test';

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

/** Playwright's test, which settles its page before closing it. All browser tests extend this one. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await calm(page);
  },
});
