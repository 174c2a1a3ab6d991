import { expect, type Page } from '@playwright/test';
import { test } from './calm.ts';

/** The text area of a page of A4 paper. */
const paper = { width: 703, height: 1032 };
const paths = [
  '/',
  '/product/channels/supported-features/',
  '/product/channels/live-chat/create-website-channel/',
  '/user-guide/features/automations/',
  '/product/others/webhook-events/',
  '/contributing-guide/environment-variables/',
  '/api-reference/conversations/new-conversation/',
];

/** Text that is outside of the block it belongs to, so that it is printed over the next one. */
const overprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.prose, .prose .chunk')].flatMap((parent) => [...parent.children]);
    return blocks.flatMap((block) => {
      const { bottom, height } = block.getBoundingClientRect();
      if (!height || block.matches('.chunk, svg') || !block.checkVisibility()) return [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        const isSeen = texts.currentNode.parentElement?.checkVisibility();
        const isHidden = texts.currentNode.parentElement?.closest('.visually-hidden, [hidden]');
        if (isSeen && !isHidden && range.getBoundingClientRect().bottom > bottom + 3)
          return [`${block.tagName}.${block.className}: “${texts.currentNode.nodeValue?.trim().slice(0, 40)}”`];
      }
      return [];
    });
  });

for (const path of paths) {
  test(`${path} is whole on paper`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await overprinted(page)).toEqual([]);
    // Links to headings, which are not printed, may reach a few pixels beyond.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width + 6);
    for (const control of ['button', '.table-filter', '.navbar', '.page-meta a'])
      expect(await page.locator(control).filter({ visible: true }).count(), control).toBe(0);
  });
}
