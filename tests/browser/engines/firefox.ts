import { launch, type KeyInput, type Page } from 'puppeteer-core';
import { findProgram } from '../../../scripts/find-program.mjs';
import type { Engine, EngineKind } from './engine.ts';

const program = (): string | undefined => findProgram('firefox-esr') ?? findProgram('firefox');

/** @param withNavigation false: the page finds no Navigation API, as in Firefox before 147 */
export const firefox = (withNavigation: boolean): EngineKind => ({
  name: withNavigation ? 'Firefox' : 'Firefox without the Navigation API',
  missing: () => (program() ? undefined : 'Firefox is not installed: apt-get install firefox-esr'),
  start: () => startFirefox(withNavigation),
});

/** Firefox by WebDriver BiDi. */
async function startFirefox(withNavigation: boolean): Promise<Engine> {
  const browser = await launch({ browser: 'firefox', executablePath: program() as string, headless: true });
  const page = await browser.newPage();
  if (!withNavigation)
    await page.evaluateOnNewDocument(() => Object.defineProperty(window, 'navigation', { value: undefined }));
  return {
    goto: (url) => open(page, url),
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    click: (selector) => page.click(selector),
    press: async (key) => {
      const keys = key.split('+') as KeyInput[];
      for (const modifier of keys.slice(0, -1)) await page.keyboard.down(modifier);
      await page.keyboard.press(keys.at(-1) as KeyInput);
      for (const modifier of keys.slice(0, -1)) await page.keyboard.up(modifier);
    },
    type: (text) => page.keyboard.type(text),
    // Not by Puppeteer: right after a navigation, its command sometimes has no effect.
    back: () => page.evaluate('void setTimeout(() => history.back())') as Promise<void>,
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}

/** Opens a URL. Puppeteer misses the load event of a navigation after one from the page cache, so the page itself is asked too. */
async function open(page: Page, url: string): Promise<void> {
  const ready = page.waitForFunction(
    (href) => location.href === href && document.readyState === 'complete',
    { polling: 50 },
    url,
  );
  await Promise.any([page.goto(url, { waitUntil: 'load' }), ready]);
}
