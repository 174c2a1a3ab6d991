import { test as base, type Page } from '@playwright/test';

/**
 * Lets go of everything a test has left open in a page: answers that it holds back, a document that is on its way. A browser that
 * is told to close a page in the middle of a navigation sometimes never does.
 */
export async function calm(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  let late: NodeJS.Timeout | undefined;
  const stopped = page
    .context()
    .newCDPSession(page)
    .then((browser) => browser.send('Page.stopLoading'))
    .catch(() => {});
  // A browser that does not answer either is ended with its worker, and the test is run again.
  await Promise.race([stopped, new Promise((resolve) => (late = setTimeout(resolve, 10_000)))]);
  clearTimeout(late);
}

/** Playwright's test, whose page is calm before it is closed. All browser tests extend this one. */
export const test = base.extend({
  page: async ({ page }, use) => {
    await use(page);
    await calm(page);
  },
});
