import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { Accessibility } from './accessibility.ts';
import { expect, test } from './site.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Shows a page with this text beside a frame. */
async function show(page: Page, text: string, frame = '<a href="/">All pages</a>'): Promise<void> {
  await page.setContent(`<!doctype html><html lang="en"><title>Page</title><style>
    html { color: #222; background: #fff } [data-theme=dark] { color: #eee; background: #111 }
    nav { background: #eee } [data-theme=dark] nav { background: #333 } a { color: inherit }</style>
    <nav>${frame}</nav><main><h1>Page</h1>${text}</main></html>`);
  await page.evaluate(axeSource);
  await page.evaluate('window.opener = { axeOf: () => axe }');
}

/** The rules that a page breaks, by color mode. */
async function broken(page: Page, accessibility: Accessibility): Promise<string[]> {
  const light = await accessibility.violations(page, 'light', true);
  const dark = await accessibility.violations(page, 'dark', false);
  const rules = [...light.map((line) => `light ${line}`), ...dark.map((line) => `dark ${line}`)];
  return [...new Set(rules.map((line) => line.split(' ', 2).join(' ')))];
}

type Fault = { readonly text?: string; readonly frame?: string; readonly broken: readonly string[] };

const faults: Readonly<Record<string, Fault>> = {
  'words in the text hardly contrast': { text: '<p style="color: #999">Words</p>', broken: ['light color-contrast'] },
  'words in the frame hardly contrast': {
    frame: '<a href="/" style="color: #555">All pages</a>',
    broken: ['dark color-contrast'],
  },
  'a ground hardly contrasts': {
    text: '<div style="background: #555"><p><b>Words</b></p></div>',
    broken: ['light color-contrast'],
  },
  'a link looks like the words around it': {
    text: '<p>Some more words <a href="/x" style="text-decoration: none; color: #666">and a link</a></p>',
    broken: ['light link-in-text-block', 'dark color-contrast'],
  },
  'small buttons are side by side': {
    text: '<p><button style="padding: 0; border: 0; width: 9px">a</button><button style="width: 9px">b</button></p>',
    broken: ['light target-size', 'dark target-size'],
  },
  'a button covers most of another one': {
    text: '<p><button style="width: 60px">a</button><button style="width: 90px; margin-left: -50px">b</button></p>',
    broken: ['light target-size', 'dark target-size'],
  },
  'only a mouse scrolls a box': {
    text: '<ul style="overflow: auto; height: 60px"><li style="padding-top: 300px">Words</li></ul>',
    broken: ['light scrollable-region-focusable', 'dark scrollable-region-focusable'],
  },
  'a picture says nothing': { text: '<img src="data:," width="30" height="30">', broken: ['light image-alt'] },
};

test('axe finds each kind of fault, also after pages that had none, and again on the next page', async ({ page }) => {
  const accessibility = new Accessibility();
  const sound = '<p>Some more words <a href="/x">and a link</a> <button style="height: 30px">Press</button></p>';
  await show(page, sound);
  expect(await broken(page, accessibility)).toEqual([]);
  for (const [name, { text = sound, frame, broken: rules }] of Object.entries(faults))
    for (const time of ['first', 'second']) {
      await show(page, text, frame);
      expect.soft(await broken(page, accessibility), `${name}, the ${time} time`).toEqual(rules);
    }
});

test('what has passed is not looked at again', async ({ page }) => {
  const accessibility = new Accessibility();
  const marked = async (text: string): Promise<number> => {
    await show(page, text);
    await page.evaluate(() => {
      const { axe } = window as unknown as { axe: { run: (options: object) => Promise<object> } };
      const { run } = axe;
      axe.run = (options) => {
        Object.assign(window, { looked: document.querySelectorAll('[data-color-contrast]').length });
        return run(options);
      };
    });
    await accessibility.violations(page, 'light', true);
    return page.evaluate(() => (window as unknown as { looked: number }).looked);
  };
  expect(await marked('<p>Words</p>')).toBe(3);
  expect(await marked('<p>Other words</p>')).toBe(0);
  expect(await marked('<p>Words and <code style="color: #333">code</code></p>')).toBe(1);
});
