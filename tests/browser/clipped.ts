import type { Page } from '@playwright/test';

/** What may scroll sideways: matrices, code, rows of tabs, drawings. Everything else has to fit. */
const mayScroll = '.matrix, .tool-table, pre, .code-tabs, [role=tablist], .diagram .drawing';

/**
 * Content that a reader would not see: text outside the screen or cut off by a box, cells whose words are not painted, and a matrix
 * whose head or first column scrolls away. One line each; the page is left unchanged.
 */
export const clipped = (page: Page): Promise<string[]> =>
  page.evaluate((scrollers) => {
    const found: string[] = [];
    const screen = document.documentElement.clientWidth;
    const name = (element: Element): string =>
      `${element.localName}.${(element.getAttribute('class') ?? '').split(' ').join('.')} “${element.textContent?.trim().slice(0, 40)}”`;
    const hidden = `${scrollers}, .visually-hidden, .s-mark-text span, .skip-link, .progress, svg, [aria-hidden=true]`;
    const isSeen = (element: Element): boolean => element.checkVisibility() && !element.closest(hidden);
    const isClipped = (element: Element): boolean => getComputedStyle(element).clipPath !== 'none';

    for (const element of document.querySelectorAll<HTMLElement>('#app *')) {
      const wide = element.scrollWidth > element.clientWidth + 1;
      const high = element.scrollHeight > element.clientHeight + 1;
      if (!(wide || high) || !element.clientWidth || !isSeen(element)) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (wide && overflowX !== 'visible') || (high && /hidden|clip/.test(overflowY));
      if (isCut && !isClipped(element) && !element.matches('input')) found.push(`cut off: ${name(element)}`);
    }
    const texts = document.createTreeWalker(document.querySelector('#app') as Element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element || !node.nodeValue?.trim()) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const isOutside = rects.some(({ left, right, width }) => width > 1 && (left < -1 || right > screen + 1));
      const isEmpty = !rects.some(({ width, height }) => width > 1 && height > 1);
      // Styles are asked for where there is something to explain: asking takes longer than measuring.
      if (!(isOutside || (isEmpty && element.closest('td, th'))) || !isSeen(element) || isClipped(element)) continue;
      found.push(`${isOutside ? 'outside of the screen' : 'empty on screen'}: ${name(element)}`);
    }
    for (const matrix of document.querySelectorAll<HTMLElement>('.matrix')) {
      if (matrix.scrollWidth <= matrix.clientWidth + 1 || !matrix.checkVisibility()) continue;
      matrix.scrollTo(matrix.scrollWidth, matrix.scrollHeight);
      const box = matrix.getBoundingClientRect();
      const last = matrix.querySelector('tr:last-child > th');
      const corner = matrix.querySelector('thead th:last-child');
      if ((last?.getBoundingClientRect().left ?? -1) < box.left - 1)
        found.push(`first column out of view: ${name(matrix)}`);
      if ((corner?.getBoundingClientRect().top ?? -1) < box.top - 1) found.push(`head out of view: ${name(matrix)}`);
      matrix.scrollTo(0, 0);
    }
    return [...new Set(found)];
  }, mayScroll);
