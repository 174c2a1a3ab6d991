import type { Page } from '@playwright/test';

/**
 * Chooses the texts whose contrast axe measures, and the links it compares with the text around them: those of a kind that is not
 * known yet. Texts are of one kind when they have the same color, size and weight, and the same is painted behind them; links, when
 * they also look the same and stand in the same kind of text. Measured for each link of the frame and each token of code on each page,
 * this would take as long as all other checks together.
 * @param known kinds that were measured; gets those of this page
 * @param view size and color mode, which are measured apart
 */
export async function chooseTexts(page: Page, known: Set<string>, view: string): Promise<void> {
  const kinds = await page.evaluate(() => {
    const texts: Record<string, Element[]> = {};
    const hasText = (element: Element): boolean =>
      element.matches('input, select, textarea') ||
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const links = 'a[href], [role=link]';
    const lengthOf = ({ textContent }: Element): number => textContent.trim().length;
    /** Whether a block has text besides its links. */
    const hasProse = (block: Element): boolean =>
      lengthOf(block) > [...block.querySelectorAll(links)].reduce((sum, link) => sum + lengthOf(link), 0);
    const proseOf = new Map<Element, boolean>();
    /**
     * What an element is in.
     * - `ground`: the backgrounds behind it, from the last opaque one
     * - `veil`: what changes the colors of everything within
     * - `block`, `around`: its block, and how that and the elements between the two look
     */
    type Place = { ground: string; veil: string; block: Element; around: string };
    const visit = (element: Element, { ground, veil, block, around }: Place): void => {
      const style = getComputedStyle(element);
      const { backgroundColor, backgroundImage, position, opacity, filter, mixBlendMode } = style;
      const ownGround = [
        backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor,
        backgroundImage === 'none' ? '' : backgroundImage,
        // Out of the flow it may lie over something else.
        /static|relative/.test(position) ? '' : `${position} ${element.localName} ${element.className}`,
      ].join('');
      const isOpaque = backgroundColor !== '' && !/rgba|\//.test(backgroundColor);
      const grounds = isOpaque ? ownGround : ground + ownGround;
      const veils = `${veil}${opacity === '1' ? '' : opacity}${filter === 'none' ? '' : filter}${mixBlendMode === 'normal' ? '' : mixBlendMode}`;
      const { color, fontSize, fontWeight, fontStyle, textShadow, textDecorationLine, borderBottomStyle } = style;
      // WCAG asks less of large text: 18 pt, or 14 pt in bold.
      const isLarge = parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 56 / 3 : 24);
      const look = [color, fontSize, fontWeight, fontStyle, textDecorationLine, borderBottomStyle].join(' ');
      const kind = [grounds, veils, color, isLarge, textShadow];
      if (element.closest('[disabled], [aria-disabled=true]')) kind.push('disabled');
      const isLink = element.matches(links);
      if (isLink) {
        if (!proseOf.has(block)) proseOf.set(block, hasProse(block));
        if (proseOf.get(block)) kind.push(look, around);
      }
      if (isLink || hasText(element)) (texts[kind.join('|')] ??= []).push(element);
      const isInline = style.display === 'inline';
      const place = {
        ground: grounds,
        veil: veils,
        block: isInline ? block : element,
        around: isInline ? `${around}/${look}` : look,
      };
      for (const child of element.children) visit(child, place);
    };
    visit(document.body, { ground: '', veil: '', block: document.body, around: '' });
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
    axe.configure({
      rules: [
        { id: 'color-contrast', selector: '[data-measured]' },
        { id: 'link-in-text-block', selector: 'a[data-measured], [role=link][data-measured]' },
      ],
    });
  }, fresh);
}

/** What a reader clicks or taps. */
const targets =
  'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"]), [role=button], [role=link], [role=tab], [role=option]';

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
