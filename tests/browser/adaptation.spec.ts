import type { Page } from '@playwright/test';
import { clipped } from './clipped.ts';
import { pageTypes } from './page-types.ts';
import { expect, hydrate, test } from './site.ts';
import { tooWide } from './too-wide.ts';

/** Readers who adapt pages: narrow or enlarged windows, more space in text, fewer colors, less motion. */

/** The text spacing that WCAG 1.4.12 requires pages to tolerate. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;
const applyStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Every page is checked on a phone and on a desk (`every-page.spec.ts`). */
for (const [type, path] of pageTypes)
  test(`on a tablet, at 320 px, with wider text spacing and with text of twice the size, nothing is lost: ${type}`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrate(page);
    const found: Record<string, string[]> = {};
    // 320 px is also the width of a 1280 px window at 400 %.
    const browser = await page.context().newCDPSession(page);
    for (const [name, width, css, size] of [
      ['768 px', 768, '', 16],
      ['320 px', 320, '', 16],
      ['320 px, spacing', 320, spacing, 16],
      ['1280 px, spacing', 1280, spacing, 16],
      ['1280 px, text of twice the size', 1280, '', 32],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      // The text size that a reader sets in the browser, which breakpoints follow.
      await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await expect
        .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
        .toBe(`${size}px`);
      await applyStyles(page, css);
      const lost = [...(await clipped(page)), ...(await tooWide(page))];
      if (lost.length) found[name] = lost;
    }
    expect(found).toEqual({});
  });

test('with reduced motion, nothing moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['product/channels/live-chat/sdk/setup/', 'product/channels/supported-features/']) {
    await page.goto(path);
    await hydrate(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const moves =
            parseFloat(style.transitionDuration) > 0 ||
            (style.animationName !== 'none' && parseFloat(style.animationDuration) > 0.001);
          return moves ? [`${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`] : [];
        }),
      ),
    );
    expect([...new Set(moving)], path).toEqual([]);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
  }
});

test('in forced colors, the focus, the selection and every control stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const path of ['product/channels/live-chat/sdk/setup/', 'product/channels/supported-features/']) {
    await page.goto(path);
    await hydrate(page);
    const faults = await page.evaluate(() => {
      const paper = getComputedStyle(document.body).backgroundColor;
      const name = (element: Element): string => element.outerHTML.slice(0, 120);
      const seen = (element: Element): boolean => element.checkVisibility({ opacityProperty: true });
      const bordered = (element: Element): boolean => {
        const {
          borderBlockEndStyle: line,
          borderBlockEndWidth: width,
          borderBlockEndColor: color,
        } = getComputedStyle(element);
        return line !== 'none' && parseFloat(width) > 0 && color !== paper;
      };
      const drawn = (element: Element): boolean =>
        [...element.querySelectorAll('svg, svg *')].some((part) => {
          const { stroke, fill } = getComputedStyle(part);
          return [stroke, fill].some((color) => color !== 'none' && color !== paper);
        });
      const controls = [...document.querySelectorAll<HTMLElement>('button, select, textarea, input, summary')];
      const unseen = controls
        .filter(seen)
        .filter(
          (element) =>
            !element.innerText?.trim() &&
            !bordered(element) &&
            !drawn(element) &&
            !element.matches('[type=radio], [type=checkbox]'),
        )
        .map((element) => `cannot be seen: ${name(element)}`);
      // A selected item differs by a line, which no system theme removes, or by a system color.
      const look = (element: Element): string => {
        const { borderBlock, borderInline, outline, color, backgroundColor, fontWeight } = getComputedStyle(element);
        const { borderBlock: after, content } = getComputedStyle(element, '::after');
        return [borderBlock, borderInline, outline, color, backgroundColor, fontWeight, after, content].join('|');
      };
      const same = (chosen: string, other: string): string[] => {
        const [one, two] = [document.querySelector(chosen), document.querySelector(other)];
        return one && two && look(one) === look(two) ? [`looks like the others: ${name(one)}`] : [];
      };
      return [
        ...unseen,
        ...same('[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'),
        ...same('.sidebar a[aria-current=page]', '.sidebar li a:not([aria-current])'),
        ...same('.toc a[aria-current]', '.toc a:not([aria-current])'),
      ];
    });
    expect(faults, path).toEqual([]);
    await page.getByRole('main').getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
      return { outlineStyle, outlineWidth, distinct: outlineColor !== getComputedStyle(document.body).backgroundColor };
    });
    expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '2px', distinct: true });
  }
});

test('borders of fields and the focus ring have a contrast of 3 to 1', async ({ page }) => {
  await page.goto('product/channels/live-chat/create-website-channel/');
  await hydrate(page);
  for (const theme of ['light', 'dark']) {
    const weak = await page.evaluate(async (mode) => {
      document.documentElement.dataset['theme'] = mode;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      for (const animation of document.getAnimations()) animation.finish();
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
      const luminance = (color: string): number => {
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const behind = (element: Element | null): string => {
        const color = element ? getComputedStyle(element).backgroundColor : 'white';
        return /^rgba\(0, 0, 0, 0\)|transparent/.test(color) ? behind(element?.parentElement ?? null) : color;
      };
      const contrast = (one: string, two: string): number => {
        const [high = 0, low = 0] = [luminance(one), luminance(two)].toSorted((a, b) => b - a);
        return (high + 0.05) / (low + 0.05);
      };
      const fields = document.querySelectorAll<HTMLElement>(
        '[data-live] :is(input:not([type=radio], [type=checkbox], [type=color]), select, textarea)',
      );
      const found: string[] = fields.length ? [] : ['no fields'];
      for (const field of fields) {
        const around = behind(field.parentElement);
        const line = contrast(getComputedStyle(field).borderBlockEndColor, around);
        field.focus({ focusVisible: true } as FocusOptions);
        const ring = contrast(getComputedStyle(field).outlineColor, around);
        if (line < 3) found.push(`border ${line.toFixed(2)}: ${field.id}`);
        if (ring < 3) found.push(`ring ${ring.toFixed(2)}: ${field.id}`);
      }
      return found;
    }, theme);
    expect(weak, theme).toEqual([]);
  }
});
