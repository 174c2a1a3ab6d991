import type { Page } from '@playwright/test';
import type { AxeResults, Result } from 'axe-core';

type Axe = { configure: (spec: object) => void; run: (options: object) => Promise<AxeResults> };

/** Rules about what is painted where. They take longer than all others together. */
const painted = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/** Marks of elements that these rules have to look at. */
const marked = painted.map((id) => ({ id, selector: `[data-${id}]` }));

const inSelectors = new RegExp(marked.map(({ selector }) => `\\[${selector.slice(1, -1)}=""\\]`).join('|'), 'g');

/** The other rules read the markup, which is the same in all sizes and color modes. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Marks what the rules about painting have to look at. Whether words contrast follows from their color and size and from what is
 * painted behind them: of elements that are equal in that, one is looked at. Controls in a line of text or apart from others, and boxes
 * that don't scroll or have a control in them, need no look. Runs in the browser.
 * @param passed what equal elements have passed already
 * @returns by rule, what the marked elements prove when axe finds nothing wrong with them
 */
function markUnproven([mode, passed]: readonly [mode: string, passed: readonly string[]]): Record<string, string[]> {
  document.documentElement.dataset['theme'] = mode;
  const proven = new Set(passed);
  const marks: Record<string, string[]> = {};
  const mark = (element: Element, rule: string, key?: string): void => {
    if (key !== undefined && proven.has(key)) return;
    element.setAttribute(`data-${rule}`, '');
    const keys = (marks[rule] ??= []);
    if (key === undefined) return;
    keys.push(key);
    proven.add(key);
  };

  const roles = ['button', 'checkbox', 'combobox', 'link', 'menuitem', 'option', 'radio', 'slider', 'switch', 'tab'];
  const controls = `a[href], area, button, input, select, textarea, summary, ${roles.map((role) => `[role=${role}]`)}`;
  const isInline = (element: Element): boolean => getComputedStyle(element).display.startsWith('inline');
  /** The block whose lines an element is in. */
  const blockOf = ({ parentElement: parent }: Element): Element =>
    parent && isInline(parent) ? blockOf(parent) : (parent ?? document.body);
  /** Whether a control stands in a line of text, which sets its height. */
  const isInLine = (element: Element): boolean => {
    if (!isInline(element)) return false;
    const words = document.createTreeWalker(blockOf(element), NodeFilter.SHOW_TEXT);
    while (words.nextNode())
      if (words.currentNode.nodeValue?.trim() && !words.currentNode.parentElement?.closest(controls)) return true;
    return false;
  };
  const textOf = ({ color, fontSize, fontWeight, textShadow }: CSSStyleDeclaration): string =>
    `${color} ${fontSize} ${fontWeight} ${textShadow}`;

  type Target = Record<'left' | 'right' | 'top' | 'bottom', number> & { element: Element; scroller?: Element };
  const targets: Target[] = [];
  const addTarget = (element: Element, scroller?: Element): void => {
    if (!element.checkVisibility({ visibilityProperty: true }) || getComputedStyle(element).clipPath !== 'none') return;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (!width || !height) return;
    const [right, down] = [Math.max(0, 24 - width) / 2, Math.max(0, 24 - height) / 2];
    const box = { left: x - right, right: x + width + right, top: y - down, bottom: y + height + down };
    targets.push({ element, ...(scroller ? { scroller } : {}), ...box });
  };

  const scrollers: Element[] = [];
  /** Classes of code are colors. */
  const colors = new Set<string>();
  /** @param behind what is painted behind an element: the backgrounds of all elements around it */
  const visit = (element: Element, behind: string, around?: Element): void => {
    if (element.localName === 'svg' && !element.textContent?.trim()) return;
    if (element.localName === 'span' && element.parentElement?.localName === 'code') {
      const color = `${behind} ${element.className}`;
      if (colors.has(color)) return;
      colors.add(color);
    }
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const { backgroundColor, backgroundImage, opacity, position } = style;
    let ground = behind;
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') ground += `|${backgroundColor}`;
    if (backgroundImage !== 'none') ground += `|${backgroundImage}`;
    if (opacity !== '1') ground += `|${opacity}`;
    // What is placed by coordinates may be over something else than the elements around it.
    if (position !== 'static' && position !== 'relative')
      ground += `|${element.localName}.${element.getAttribute('class') ?? ''}`;

    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const isLarger = scrollWidth > clientWidth || scrollHeight > clientHeight;
    const scrolls = isLarger && element.matches('body *') && /auto|scroll/.test(style.overflow);
    if (scrolls) scrollers.push(element);

    const hasText = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
    if (hasText || /^(input|select|textarea)$/.test(element.localName))
      mark(element, 'color-contrast', `${textOf(style)}${ground}`);
    if (opacity !== '0' && element.matches(controls)) addTarget(element, around);
    if (element.matches('a[href]')) {
      const block = blockOf(element);
      const line = `${style.textDecorationLine} ${style.borderBlockEnd} ${style.fontStyle}`;
      if (block.textContent?.trim() !== element.textContent?.trim())
        mark(element, 'link-in-text-block', `${line} ${textOf(style)} in ${textOf(getComputedStyle(block))}${ground}`);
    }
    const isClosed = element instanceof HTMLDetailsElement && !element.open;
    for (const child of element.children)
      if (!isClosed || child.localName === 'summary') visit(child, ground, scrolls ? element : around);
  };
  visit(document.documentElement, '');

  for (const target of targets) {
    const isApart = targets.every(
      (other) =>
        // What a box cuts off is not over what is outside of the box.
        other.scroller !== target.scroller ||
        other.element.contains(target.element) ||
        target.element.contains(other.element) ||
        other.left >= target.right ||
        other.right <= target.left ||
        other.top >= target.bottom ||
        other.bottom <= target.top,
    );
    if (!isApart && !isInLine(target.element)) mark(target.element, 'target-size');
  }
  for (const box of scrollers)
    if (
      (box as HTMLElement).tabIndex < 0 &&
      ![...box.querySelectorAll(controls)].some((control) => control.checkVisibility())
    )
      mark(box, 'scrollable-region-focusable');
  return marks;
}

/** Looks at the marked elements, and removes the marks. Runs in the browser. */
async function runAxe([rules, runOnly]: readonly [rules: readonly object[], runOnly: object]): Promise<Result[]> {
  const axe = (opener as { axeOf: (window: Window) => Axe }).axeOf(window);
  axe.configure({ rules });
  const { violations } = await axe.run({ runOnly, resultTypes: ['violations'] });
  for (const { id } of rules as { id: string }[])
    for (const element of document.querySelectorAll(`[data-${id}]`)) element.removeAttribute(`data-${id}`);
  return violations;
}

/**
 * What axe finds wrong with pages, which were opened by a page with axe (`tabs.ts`). It remembers what it has found nothing wrong with,
 * because pages share their frame and their components.
 */
export class Accessibility {
  readonly #passed = new Set<string>();

  /**
   * What is wrong with a page in a color mode, one line each: rule, element, what is wrong. Leaves the page in that mode.
   * @param withMarkup whether to look at the markup, too, which is the same in each color mode and size
   */
  async violations(page: Page, mode: 'light' | 'dark', withMarkup: boolean): Promise<string[]> {
    const marks = await page.evaluate(markUnproven, [mode, [...this.#passed]] as const);
    if (!withMarkup && !Object.keys(marks).length) return [];
    const runOnly = withMarkup ? standards : { type: 'rule', values: painted };
    const violations = await page.evaluate(runAxe, [marked, runOnly] as const);
    for (const [rule, keys] of Object.entries(marks))
      if (!violations.some(({ id }) => id === rule)) for (const key of keys) this.#passed.add(key);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id} ${target.join(' ').replace(inSelectors, '')}: ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`,
      ),
    );
  }
}
