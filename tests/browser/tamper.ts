import type { Page } from '@playwright/test';

/** Changes the payload of every page before the client sees it. */
export async function tamper(
  page: Page,
  change: (payload: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  await page.route('**/page.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: change((await response.json()) as Record<string, unknown>) });
  });
}
