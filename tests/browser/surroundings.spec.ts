import type { Page } from '@playwright/test';
import { field, find, openSearch, options } from './search-page.ts';
import { expect, follow, hydrate, shows, test } from './site.ts';

/** The surroundings of a page in a browser: full storage, missing interfaces, extensions, another tab. */

const withTabs = 'api-reference/contacts/contact-create/';

test('with full storage, choices are only forgotten', async ({ page, log, paths }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(withTabs);
  // Before the client has loaded, and after.
  const toggle = page.locator('header .color-toggle');
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Dismiss announcement' }).click();
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeHidden();
  await hydrate(page);
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const tab = page.getByRole('tab', { selected: false }).first();
  const label = await tab.innerText();
  await tab.click();
  await expect(page.getByRole('tab', { name: label, selected: true }).first()).toBeVisible();
  await follow(page, paths[1] as string);
  await shows(page, paths[1] as string);
  await openSearch(page);
  await find(page, 'labels');
  await expect(options(page).first()).toBeVisible();
  expect(log.documents).toBe(1);
  expect(log.errors).toEqual([]);
});

/** Interfaces that the client uses when they exist. Those that are removed together have nothing to do with each other. */
const interfaces = [
  ['Worker', 'ResizeObserver', 'Navigator.prototype.clipboard'],
  ['navigation', 'requestIdleCallback'],
  ['Highlight', 'IntersectionObserver'],
  ['PerformanceObserver', 'Document.prototype.startViewTransition'],
  ['Navigator.prototype.connection', 'Element.prototype.checkVisibility'],
  ['Element.prototype.scrollIntoViewIfNeeded', 'HTMLScriptElement.supports'],
];

for (const names of interfaces)
  test(`without ${names.join(' and ')} pages are read, followed and searched`, async ({ page, log, paths }) => {
    await page.addInitScript((list) => {
      for (const path of list) {
        const keys = path.split('.');
        const last = keys.pop() as string;
        const owner = keys.reduce((value, key) => (value as Record<string, object>)[key] as object, window as object);
        Object.defineProperty(owner, last, { value: undefined, configurable: true });
        // `in` doesn't find it either, where the browser permits that.
        Reflect.deleteProperty(owner, last);
        if (owner === window) Reflect.deleteProperty(Window.prototype, last);
      }
    }, names);
    await page.goto(paths[0] as string);
    await hydrate(page);
    await follow(page, paths[1] as string);
    await shows(page, paths[1] as string);
    await openSearch(page);
    await field(page).fill('labels');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.locator('header .color-toggle').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(log.errors).toEqual([]);
  });

test('extensions that change the document before the client takes over lose nothing and break nothing', async ({
  page,
  log,
  paths,
}) => {
  await page.addInitScript(() => {
    // Traces that extensions for dark pages, grammar, passwords and downloads leave in a page.
    const change = (): void => {
      const root = document.documentElement;
      root.setAttribute('data-darkreader-mode', 'dynamic');
      root.setAttribute('data-darkreader-scheme', 'dark');
      document.body.setAttribute('data-gr-ext-installed', '');
      document.body.setAttribute('cz-shortcut-listen', 'true');
      for (const element of document.querySelectorAll<HTMLElement>('#app h1, #app p, #app a, #app input')) {
        element.setAttribute('data-darkreader-inline-color', '');
        element.style.setProperty('--darkreader-inline-color', '#eee');
      }
      // The policy doesn't apply to style elements of extensions; it would refuse the test's own.
      document.adoptedStyleSheets.push(new CSSStyleSheet());
      const meta = document.createElement('meta');
      meta.name = 'darkreader';
      document.head.prepend(meta);
      const box = document.createElement('an-extension');
      box.attachShadow({ mode: 'open' });
      document.body.append(box);
      root.append(document.createElement('another-extension'));
    };
    addEventListener('DOMContentLoaded', change);
  });
  await page.goto(withTabs);
  // The bar of contents says where the reader is once it follows.
  const prose = page.locator('main .prose');
  const text = await prose.innerText();
  await hydrate(page);
  // The request builder's button needs the client.
  const words = (value: string): string => value.replace('Build this request', '').replace(/\s+/g, ' ').slice(0, 400);
  expect(words(await prose.innerText())).toBe(words(text));
  await follow(page, paths[1] as string);
  await shows(page, paths[1] as string);
  await openSearch(page);
  await find(page, 'labels');
  await expect(options(page).first()).toBeVisible();
  await expect(page.locator('an-extension')).toHaveCount(1);
  expect(log.documents).toBe(1);
  expect(log.errors).toEqual([]);
});

test('values that one tab sets are in the samples of the other, and the color mode is that of the storage after the page cache', async ({
  page,
  context,
}) => {
  const samples = async (): Promise<string> => (await page.getByRole('main').locator('pre').allInnerTexts()).join();
  const store = (tab: Page, host: string): Promise<void> =>
    tab.evaluate(
      (name) => localStorage.setItem('values', JSON.stringify({ APP_URL: `https://${name}.example.org` })),
      host,
    );
  await page.goto(withTabs);
  await store(page, 'one');
  await page.reload();
  await expect.poll(samples).toContain('https://one.example.org');
  const other = await context.newPage();
  await other.goto(withTabs);
  await store(other, 'two');
  await expect.poll(samples).toContain('https://two.example.org');
  // A page that the Back or Forward button restores from the cache has missed what others stored meanwhile.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
