import type { Page } from '@playwright/test';

/** A layout shift: how much it counts, and which elements went from where to where. */
export type Shift = { readonly value: number; readonly moved: string };

/** Records layout shifts of a document in `window.shifts`, except those that follow input. Runs in the browser, before the page's scripts. */
export function watchShifts(): void {
  type Entry = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
  };
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const isEmpty = ({ width, height }: DOMRectReadOnly): boolean => !width && !height;
  const box = ({ x, y, width, height }: DOMRectReadOnly): string => `${x},${y} ${width}×${height}`;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
      // What appears or disappears has not moved. A mark that only styles draw is no node: while the list around it scrolls, Chromium
      // takes a turned one for moved. What moves with its content has a node.
      const moved = sources.filter(
        ({ node, previousRect, currentRect }) => node && !isEmpty(previousRect) && !isEmpty(currentRect),
      );
      if (hadRecentInput || !moved.length) continue;
      const texts = moved.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName;
        return `${name} ${box(previousRect)} → ${box(currentRect)}`;
      });
      shifts.push({ value, moved: texts.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts of a page so far. */
export const shiftsOf = (page: Page): Promise<readonly Shift[]> =>
  page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);

/**
 * Records layout shifts from the next page load on.
 * @returns a function that returns their sum
 */
export async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(watchShifts);
  return async () => (await shiftsOf(page)).reduce((sum, { value }) => sum + value, 0);
}
