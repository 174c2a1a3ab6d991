import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hydrate } from '../site.ts';
import { siteTest } from './variant.ts';

/** Every text that readers meet in a translated site comes from its catalog: there, each is in marks, and pages are in Greek letters. */
const test = siteTest('another-language');
test.describe.configure({ mode: 'default' });

/** Names, and data that a page lists: code, events, and what a tool's data says of them. */
const notTexts =
  'code, pre, th, label, legend, script, style, svg, var, textarea, [translate=no], .drawing, .block-family, .event-list summary, .event-list a, option, select';
/** Names of fields and functions, of products and methods, and what readers enter. */
const names =
  /\b(?:Shell|Variant|Markdown|Ctrl|Esc|Enter|HTTPS?|URL|UTC|en|de|name|email|avatar_url|identifier|phone_number|identifier_hash|company_name|city|country_code|description|account webhooks|API channels|assistants|and)\b/g;

/** Texts of the document, those for screen readers included, that are neither marked nor Greek. */
const unmarked = (page: Page): Promise<string[]> =>
  page
    .evaluate(
      ([skipped, ignored]) => {
        const texts: string[] = [];
        const blocks = new Map<Element, string>();
        const walker = document.createTreeWalker(document, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const node = walker.currentNode;
          if (node instanceof Text) {
            const block = node.parentElement?.closest(
              'p, li, td, button, a, dt, dd, div, h1, h2, h3, summary, figcaption',
            );
            if (block && !node.parentElement?.closest(skipped))
              blocks.set(block, (blocks.get(block) ?? '') + node.data);
          } else if (!(node as Element).closest('.block-family'))
            for (const name of ['aria-label', 'placeholder', 'title', 'data-kind', 'alt'])
              texts.push((node as Element).getAttribute(name) ?? '');
        }
        texts.push(...blocks.values());
        return texts.map((text) => {
          let rest = text;
          while (/⟪[^⟪⟫]*⟫/.test(rest)) rest = rest.replace(/⟪[^⟪⟫]*⟫/g, '');
          return /[A-Za-z]{2}/.test(rest.replace(new RegExp(ignored, 'g'), '')) ? text.trim() : '';
        });
      },
      [notTexts, names.source] as const,
    )
    .then((texts) => [...new Set(texts.filter(Boolean))]);

/** Loads the client and waits until every tool is in its hands. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-live] :is(input, textarea, select)')].every((field) =>
      Object.keys(field).some((key) => key.startsWith('__reactProps')),
    ),
  );
}

/** Enters a text in every field of the tools, and chooses an option of every select and radio group. */
async function operate(page: Page, text: string, option: number): Promise<void> {
  await page.evaluate(
    async ([value, index]) => {
      const set = (field: Element, key: string, to: unknown): void =>
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), key)?.set?.call(field, to);
      const fields = '[data-live] :is(input, textarea, select)';
      for (let number = 0; number < document.querySelectorAll(fields).length; number++) {
        const field = document.querySelectorAll<HTMLInputElement>(fields)[number];
        if (!field) break;
        if (field.type === 'radio' || field.type === 'checkbox') field.click();
        else if (field.localName === 'select') {
          set(field, 'selectedIndex', Math.min(index, (field as unknown as HTMLSelectElement).length - 1));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        } else {
          set(field, 'value', value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    [text, option] as const,
  );
}

test('frame and components', async ({ page }) => {
  for (const path of ['de/', 'de/tools/', 'de/events/', 'de/pages/']) {
    await open(page, path);
    expect(await unmarked(page), path).toEqual([]);
  }
});

test('a page that is missing, and one that has moved', async ({ page }) => {
  await page.goto('de/nothing/');
  expect(await unmarked(page)).toEqual([]);
  const moved = await (await page.request.get('de/old/', { maxRedirects: 0 })).text();
  expect(moved.replace(/⟪[^⟫]*⟫/g, '')).not.toMatch(/moved/);
});

test('tools in use', async ({ page }) => {
  await open(page, 'de/tools/');
  for (const [text, option] of [
    ['#ffff00', 1],
    ['two', 0],
    ['https://example.com/a b', 2],
    ['{{ contact.first_name | reverse }} {% if %} {{ nothing }}', 1],
    ['{"content_type":"cards","content_attributes":{"items":[{"actions":[{"type":"x"}]}]}}', 3],
    ['', 2],
  ] as const) {
    await operate(page, text, option);
    // A tool may show what the reader has entered.
    expect(
      (await unmarked(page)).filter((shown) => shown !== text),
      text,
    ).toEqual([]);
  }
});

test('the search', async ({ page }) => {
  await open(page, 'de/');
  await page.getByRole('button', { name: '⟪Search⟫' }).first().click();
  await page.keyboard.type('qqqq');
  await expect(page.getByText('⟪Nothing found').first()).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
});

test('the panel for readers’ values', async ({ page }) => {
  await open(page, 'de/');
  await page.getByRole('button', { name: '⟪Your values⟫' }).first().click();
  const fields = page.getByRole('dialog').getByRole('textbox');
  for (const text of ['not digits', 'a "quoted" text', 'x'.repeat(600)]) {
    for (const field of await fields.all()) await field.fill(text);
    expect(await unmarked(page), text).toEqual([]);
  }
  await page.getByRole('button', { name: '⟪Copy link with values⟫' }).click();
  await page.getByRole('button', { name: '⟪Clear all⟫' }).click();
  expect(await unmarked(page)).toEqual([]);
});

async function choose(page: Page, language: string): Promise<void> {
  await page.locator('footer summary').click();
  await page.locator(`footer a[hreflang=${language}]`).click();
}

test('the chosen language is remembered, and the choice can be changed on every page', async ({ page, site }) => {
  await page.goto(`${site}events/`);
  await choose(page, 'de');
  await expect(page).toHaveURL(`${site}de/events/`);
  await page.goto(`${site}tools/?x=1#y`);
  await expect(page, 'query and anchor stay').toHaveURL(`${site}de/tools/?x=1#y`);
  await page.locator('pre[data-language]').first().click();
  await page.goBack();
  await expect(page, 'the redirect is no step of the history').toHaveURL(`${site}de/events/`);
  await page.goto(site);
  await expect(page, 'a click in code is no choice').toHaveURL(`${site}de/`);
  await choose(page, 'en');
  await expect(page).toHaveURL(site);
  await page.goto(`${site}tools/`);
  await expect(page).toHaveURL(`${site}tools/`);
});

test('the other language shows the same page at the same place, in both directions', async ({ page, site }) => {
  for (const path of ['', 'tools/', 'events/', 'pages/', '?search=x', 'tools/?x=1#y'])
    for (const [from, to, language] of [
      ['', 'de/', 'de'],
      ['de/', '', 'en'],
    ] as const) {
      await page.goto(site + from + path);
      await page.keyboard.press('Escape');
      await choose(page, language);
      await expect(page).toHaveURL(site + to + path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    }
  await page.goto(`${site}de/nothing/`);
  await choose(page, 'en');
  await expect(page, 'a missing page leads to the beginning').toHaveURL(site);
});

test('a page that the app has opened has the links to itself in other languages', async ({ page, site }) => {
  await open(page, 'de/');
  await page.locator('article a[href$="/tools/"]').first().click();
  await expect(page).toHaveURL(`${site}de/tools/`);
  await choose(page, 'en');
  await expect(page).toHaveURL(`${site}tools/`);
  await page.goBack();
  await expect(page).toHaveURL(`${site}de/tools/`);
});
