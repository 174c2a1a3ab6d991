import type { Page } from '@playwright/test';
import { useFonts, type Metrics } from './fonts.ts';
import { looksOf, type Look, type Pictured } from './subjects.ts';

/** Opens a subject as its pictures show it. */
export async function open(page: Page, site: string, subject: Pictured): Promise<Metrics> {
  const { path, act } = subject;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(new URL(path, site).href);
  const metrics = await useFonts(page);
  // The date of the last change says nothing about looks.
  await plant(page, '.page-meta { display: none }');
  if (act) {
    await show(page, looksOf(subject)[0] as Look);
    await act(page);
  }
  return metrics;
}

/** Shows the open page at this width and in these colors. */
export async function show(page: Page, { width, mode }: Look): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 2000 : 1600 });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: mode === 'forced' ? 'active' : 'none' });
  await page.evaluate(
    (theme) => {
      document.documentElement.dataset['theme'] = theme;
      scrollTo(0, 0);
    },
    mode === 'dark' ? 'dark' : 'light',
  );
}

export const shoot = (page: Page, scale: 'css' | 'device' = 'css'): Promise<Buffer> =>
  page.screenshot({ scale, animations: 'disabled', caret: 'hide' });

/** Adds rules after all others. Returns a function that removes them. */
export async function plant(page: Page, rules: string): Promise<() => Promise<void>> {
  const index = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return document.adoptedStyleSheets.push(sheet) - 1;
  }, rules);
  return () => page.evaluate((place) => void document.adoptedStyleSheets.splice(place, 1), index);
}
