import type { Page } from '@playwright/test';

/**
 * What a finger can't press with certainty: rows and icons lower than 44 px, and icons narrower than that, on a screen that is touched. Not
 * what stands in a text, a heading, a table, the name of a property or the title of a card, which is read; not drawn screens; and not
 * dialogs, checkboxes and radio buttons, whose rows take the tap.
 */
export async function tooSmallToTouch(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
  await touch(true);
  const small = await page.evaluate(() => {
    if (!matchMedia('(pointer: coarse)').matches) return ['the screen is not one that is touched'];
    const isInline = (node: Node): boolean =>
      node.nodeType === Node.TEXT_NODE ||
      (node instanceof Element && getComputedStyle(node).display.startsWith('inline') && !node.matches('br'));
    /** Whether there are words beside a link, so that it is a part of what they say. */
    const isInText = (link: Element): boolean => {
      if (getComputedStyle(link).display !== 'inline') return false;
      const siblings = [...(link.parentElement?.childNodes ?? [])].filter((node) => node !== link && isInline(node));
      return siblings.some((node) => node.textContent?.trim());
    };
    const read = 'table, h1, h2, h3, h4, .property-name, .card-title, .screen, dialog, .visually-hidden';
    const pressed = 'a[href], button, summary, select, input:not([type=checkbox], [type=radio]), textarea, [role=tab]';
    return [...document.querySelectorAll(`:is(${pressed}):not(:is(${read}), :is(${read}) *)`)].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isIcon = element.matches('button, a') && !element.textContent?.trim();
      if (!element.checkVisibility({ visibilityProperty: true }) || height < 2 || isInText(element)) return [];
      if (height >= 43.5 && (!isIcon || width >= 43.5)) return [];
      const name = `${element.localName}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 30)}”`;
      return `too small to touch: ${name}, ${Math.round(width)} by ${Math.round(height)} px`;
    });
  });
  await touch(false);
  await session.detach();
  return [...new Set(small)];
}
