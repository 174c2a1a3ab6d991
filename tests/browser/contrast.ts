import type { Page } from '@playwright/test';

/**
 * Chooses the texts whose contrast axe measures: those of a kind that is not known yet. Texts are of one kind when they and everything
 * around them have the same names, colors and fonts, so they have the same contrast. Measured for each link of the frame and each
 * token of code on each page, contrast would take as long as all other checks together.
 * @param known kinds that were measured; gets those of this page
 * @param view size and color mode, which are measured apart
 */
export async function chooseTexts(page: Page, known: Set<string>, view: string): Promise<void> {
  const kinds = await page.evaluate(() => {
    const texts: Record<string, Element[]> = {};
    const visit = (element: Element, around: string): void => {
      const style = getComputedStyle(element);
      const kind = hash(
        [
          around,
          element.localName,
          ...['class', 'role', 'aria-current', 'disabled'].map((name) => element.getAttribute(name)),
          style.color,
          style.backgroundColor,
          style.backgroundImage,
          style.opacity,
          style.filter,
          style.mixBlendMode,
          style.textShadow,
          style.fontSize,
          style.fontWeight,
          style.position,
        ].join('|'),
      );
      (texts[kind] ??= []).push(element);
      for (const child of element.children) visit(child, kind);
    };
    /** Two sums that mix all letters: as telling as the whole text, and short. */
    const hash = (text: string): string => {
      let [one, two] = [7, 11];
      for (let index = 0; index < text.length; index++) {
        one = Math.imul(one ^ text.charCodeAt(index), 2_654_435_761);
        two = Math.imul(two ^ text.charCodeAt(index), 1_597_334_677) ^ (two >>> 15);
      }
      return `${one} ${two}`;
    };
    visit(document.documentElement, '');
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
