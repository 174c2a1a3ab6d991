import type { Page } from '@playwright/test';
import type { App } from './app.ts';

/** The token of the seed's website channel. */
export const websiteToken = 'website-token-11';

const shop = (
  url: string,
): string => `<!doctype html><meta name="color-scheme" content="light dark"><title>Shop</title><body><p>Shop</p>
<script>window.chatwootSettings = { darkMode: 'auto' }</script><script src="${url}/packs/js/sdk.js"></script>
<script>window.chatwootSDK.run({ websiteToken: '${websiteToken}', baseUrl: '${url}' })</script>`;

/** Shows a page of a shop with the website chat on it, to a visitor who was never there. */
export async function visitShop(app: App, url: string): Promise<Page> {
  const page = await app.visit('/api');
  await page.route('**/shop', (route) => route.fulfill({ contentType: 'text/html', body: shop(url) }));
  await page.goto(`${url}/shop`);
  await page.locator('.woot-widget-bubble').first().waitFor({ timeout: 120_000 });
  return page;
}

/** Shows a page of a reader's site with a sample of the docs, whose placeholders stand for the installation and the seed's channel. */
export async function showOnSite(page: Page, html: string): Promise<void> {
  const { origin } = new URL(page.url());
  const body = html
    .replaceAll('%app-url%', origin)
    .replaceAll('%slug%', 'chatwoot')
    .replaceAll('<WEBSITE_TOKEN>', websiteToken);
  await page.unrouteAll();
  await page.route('**/site', (route) => route.fulfill({ contentType: 'text/html', body: `<body>${body}` }));
  await page.goto(`${origin}/site`);
}

/** Runs in the page of the shop: the chat doesn't notice a changed preference. */
export function colorChat(mode: string): void {
  const { $chatwoot } = window as unknown as { $chatwoot: { setColorScheme: (mode: string) => void } };
  $chatwoot.setColorScheme(mode);
}

/** Waits for the bubble in the lower right corner. */
export async function expectBubble(page: Page): Promise<void> {
  const box = await page.locator('.woot-widget-bubble').first().boundingBox({ timeout: 60_000 });
  const size = page.viewportSize();
  if (!box || !size || box.x < size.width - 120 || box.y < size.height - 120)
    throw new Error('The bubble isn’t in the lower right corner.');
}
