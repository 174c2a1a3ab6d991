import type { Page } from '@playwright/test';

export type Subject = {
  readonly name: string;
  /** Relative to the base URL. */
  readonly path: string;
  /** What the reader does before the picture is taken. */
  readonly act?: ((page: Page) => Promise<unknown>) | undefined;
};

/** Opens the search and waits for its first results with their excerpts. */
export const search =
  (query: string): Subject['act'] =>
  async (page) => {
    await page.keyboard.press('Control+k');
    await page.locator('#search input[role=combobox]').fill(query);
    await page.locator('#search [role=option] mark').first().waitFor();
    // Excerpts arrive after the titles, in the space that is kept for them.
    await page.locator('#search .search-excerpt:not(:empty)').first().waitFor();
  };

/** The menu of narrow screens. */
export const menu: Subject['act'] = async (page) => {
  const button = page.locator('.menu-button');
  if (await button.isVisible()) await button.click();
};

/** One page of each type, and the states that readers see most. */
export const subjects: readonly Subject[] = [
  { name: 'home', path: '' },
  { name: 'guide', path: 'product/' },
  { name: 'task', path: 'user-guide/features/automations/' },
  { name: 'channel', path: 'product/channels/line/' },
  { name: 'block', path: 'product/ai-assistant/rule-based/blocks/inputs/buttons/' },
  { name: 'reference', path: 'product/channels/live-chat/sdk/setup/' },
  {
    name: 'matrix',
    path: 'user-guide/features/reports/agent/',
    act: (page) => page.locator('.matrix').first().scrollIntoViewIfNeeded(),
  },
  { name: 'api-group', path: 'api-reference/contacts/' },
  { name: 'api-operation', path: 'api-reference/contacts/contact-create/' },
  { name: 'jobs', path: 'product/jobs/agents/' },
  {
    name: 'tool',
    path: 'product/channels/live-chat/create-website-channel/',
    act: (page) => page.locator('.tool').first().scrollIntoViewIfNeeded(),
  },
  { name: 'page-list', path: 'pages/' },
  { name: 'not-found', path: 'there/is/no/such/page/' },
  { name: 'search', path: 'product/', act: search('webhook') },
  { name: 'menu', path: 'product/channels/line/', act: menu },
];
