import type { Page } from '@playwright/test';

/**
 * Chooses the texts whose contrast axe measures: those of a kind that is not known yet. Texts are of one kind when they have the same
 * color, size and weight, and the same is painted behind them. Measured for each link of the frame and each token of code on each
 * page, contrast would take as long as all other checks together.
 * @param known kinds that were measured; gets those of this page
 * @param view size and color mode, which are measured apart
 */
export async function chooseTexts(page: Page, known: Set<string>, view: string): Promise<void> {
  const kinds = await page.evaluate(() => {
    const texts: Record<string, Element[]> = {};
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    /** @param behind what is painted behind the element */
    const visit = (element: Element, behind: string): void => {
      const style = getComputedStyle(element);
      const paint = [
        style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
        style.backgroundImage === 'none' ? '' : style.backgroundImage,
        style.opacity === '1' ? '' : style.opacity,
        style.filter === 'none' ? '' : style.filter,
        style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
        // Out of the flow it may lie over something else.
        /static|relative/.test(style.position) ? '' : `${style.position} ${element.localName} ${element.className}`,
      ].join('|');
      const stack = paint === '|||||' ? behind : `${behind}/${paint}`;
      if (hasText(element)) {
        const { color, fontSize, fontWeight, textShadow } = style;
        const state = element.closest('[disabled], [aria-disabled=true]') ? 'disabled' : '';
        (texts[[stack, color, fontSize, fontWeight, textShadow, state].join('|')] ??= []).push(element);
      }
      for (const child of element.children) visit(child, stack);
    };
    visit(document.body, '');
    Object.assign(window, { texts });
    return Object.keys(texts);
  });
  const fresh = kinds.filter((kind) => !known.has(view + kind));
  for (const kind of fresh) known.add(view + kind);
  await page.evaluate((list) => {
    const { texts, axe } = window as unknown as {
      texts: Record<string, Element[]>;
      axe: { configure: (spec: object) => void };
    };
    for (const element of document.querySelectorAll('[data-measured]')) element.removeAttribute('data-measured');
    for (const kind of list) for (const element of texts[kind] ?? []) element.setAttribute('data-measured', '');
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-measured]' }] });
  }, fresh);
}

/** What a reader clicks or taps. */
const targets =
  'a[href], button, input, select, textarea, summary, [tabindex], [role=button], [role=link], [role=tab], [role=option]';

/**
 * Chooses the targets whose size axe measures: those under 24 px in one direction that are too close to another, which is when a
 * circle of 24 px around their center meets it, or its circle if it is as small. The others are large enough or have enough space.
 * Axe would compare each target with everything around it, which takes longer than most other rules together.
 */
export const chooseTargets = (page: Page): Promise<void> =>
  page.evaluate((selector) => {
    const least = 24;
    const all = [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const center = { x: left + width / 2, y: top + height / 2 };
        return { element, left, top, right, bottom, center, isSmall: width < least || height < least };
      });
    type Target = (typeof all)[number];
    const isClose = ({ center: { x, y } }: Target, { left, top, right, bottom, center, isSmall }: Target): boolean =>
      Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)) < least / 2 ||
      (isSmall && Math.hypot(center.x - x, center.y - y) < least);
    for (const target of all) {
      const isCrowded = target.isSmall && all.some((other) => other !== target && isClose(target, other));
      target.element.toggleAttribute('data-crowded', isCrowded);
    }
    const { axe } = window as unknown as { axe: { configure: (spec: object) => void } };
    axe.configure({ rules: [{ id: 'target-size', selector: '[data-crowded]' }] });
  }, targets);
