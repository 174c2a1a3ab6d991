import type { Page } from '@playwright/test';
import { BuiltSite } from '../budgets/built-site.ts';
import { expect, test } from './site.ts';

/** Nothing that carries meaning is out of sight, on any page, at any width: what may scroll sideways is marked as such. */
const mayScroll = '.matrix, pre, .code-tabs, [role=tablist], .diagram .drawing';
const paths = new BuiltSite().pages().map(({ path }) => path.slice(1));

/** What a reader would not see without scrolling sideways, one line each. */
const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate((scrollers) => {
    const found: string[] = [];
    const screen = document.documentElement.clientWidth;
    const name = (element: Element): string =>
      `${element.localName}.${(element.getAttribute('class') ?? '').split(' ').join('.')} “${element.textContent?.trim().slice(0, 40)}”`;
    const isSeen = (element: Element): boolean =>
      element.checkVisibility() && !element.closest(`${scrollers}, .visually-hidden, .skip-link, .progress, svg`);
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';

    for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
      if (!isSeen(element) || element.scrollWidth <= element.clientWidth + 1 || !element.clientWidth) continue;
      const { overflowX } = getComputedStyle(element);
      if (overflowX !== 'visible' && !isClipped(element) && !element.matches('input'))
        found.push(`cut off: ${name(element)}`);
    }
    const texts = document.createTreeWalker(document.querySelector('#app') as Element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim() || !isSeen(element) || isClipped(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (rects.some(({ left, right, width }) => width > 1 && (left < -1 || right > screen + 1)))
        found.push(`outside of the screen: ${name(element)}`);
      if (element.closest('td, th') && !rects.some(({ width, height }) => width > 1 && height > 1))
        found.push(`empty on screen: ${name(element)}`);
    }
    for (const matrix of document.querySelectorAll<HTMLElement>('.matrix')) {
      if (matrix.scrollWidth <= matrix.clientWidth + 1 || !matrix.checkVisibility()) continue;
      matrix.scrollLeft = matrix.scrollWidth;
      matrix.scrollTop = matrix.scrollHeight;
      const box = matrix.getBoundingClientRect();
      const last = matrix.querySelector('tr:last-child > th');
      const corner = matrix.querySelector('thead th:last-child');
      if ((last?.getBoundingClientRect().left ?? -1) < box.left - 1)
        found.push(`first column out of view: ${name(matrix)}`);
      if ((corner?.getBoundingClientRect().top ?? -1) < box.top - 1) found.push(`head out of view: ${name(matrix)}`);
    }
    return [...new Set(found)];
  }, mayScroll);

for (const width of [360, 768, 1280]) {
  test(`everything is in sight at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const found: Record<string, string[]> = {};
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const list = await outOfSight(page);
      if (list.length) found[path] = list;
    }
    expect(found).toEqual({});
  });
}
