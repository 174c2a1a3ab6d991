import type { Page } from '@playwright/test';

/** Elements that make the page wider than the screen, except those inside something that scrolls. */
export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= screen) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > screen + 0.5,
    );
    return [
      `${document.documentElement.scrollWidth} > ${screen}`,
      ...wide.slice(-5).map((element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`),
    ];
  });
