import { expect, type Page } from '@playwright/test';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { test } from './calm.ts';

/** The text area of a page of A4 paper. */
const paper = { width: 703, height: 1032 };
const paths = [
  '/',
  '/product/channels/supported-features/',
  '/product/channels/live-chat/create-website-channel/',
  '/user-guide/features/automations/',
  '/product/others/webhook-events/',
  '/contributing-guide/environment-variables/',
  '/api-reference/conversations/new-conversation/',
];

/** Text that is outside of the block it belongs to, so that it is printed over the next one. */
const overprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('.prose, .prose .chunk')].flatMap((parent) => [...parent.children]);
    return blocks.flatMap((block) => {
      const { bottom, height } = block.getBoundingClientRect();
      if (!height || block.matches('.chunk, svg') || !block.checkVisibility()) return [];
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNode(texts.currentNode);
        const isSeen = texts.currentNode.parentElement?.checkVisibility();
        const isHidden = texts.currentNode.parentElement?.closest('.visually-hidden, [hidden]');
        // What a long example has beyond its first lines is cut, not printed.
        const example = texts.currentNode.parentElement?.closest('pre');
        const isCut = example && getComputedStyle(example).overflowY === 'clip';
        if (isSeen && !isHidden && !isCut && range.getBoundingClientRect().bottom > bottom + 3)
          return [`${block.tagName}.${block.className}: “${texts.currentNode.nodeValue?.trim().slice(0, 40)}”`];
      }
      return [];
    });
  });

for (const path of paths) {
  test(`${path} is whole on paper`, async ({ page }) => {
    await page.setViewportSize(paper);
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    expect(await overprinted(page)).toEqual([]);
    // Links to headings, which are not printed, may reach a few pixels beyond.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width + 6);
    for (const control of ['button', '.table-filter', '.navbar', '.page-meta a'])
      expect(await page.locator(control).filter({ visible: true }).count(), control).toBe(0);
  });
}

/** Gives each label of code, its first line and its fifth one an ID, so that the PDF says which page it is on. */
const nameLines = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const links = document.createElement('div');
    links.hidden = true;
    const name = (id: string, range: Range): void => {
      range.insertNode(Object.assign(document.createElement('a'), { id }));
      links.append(Object.assign(document.createElement('a'), { href: `#${id}` }));
    };
    const blocks = [...document.querySelectorAll('.prose pre code')].filter((block) => block.checkVisibility());
    for (const [index, block] of blocks.entries()) {
      const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      let line = 1;
      for (let text = texts.nextNode(); text && line < 5; text = texts.nextNode())
        for (const [offset, character] of [...(text.nodeValue ?? '')].entries())
          if (character === '\n' && ++line === 5) range.setStart(text, offset + 1);
      if (line < 5) range.selectNodeContents(block);
      range.collapse(line === 5);
      name(`fifth-${index}`, range);
      range.setStart(block, 0);
      range.collapse(true);
      name(`first-${index}`, range);
      const label = block.closest('figure')?.querySelector('figcaption');
      range.setStart(label?.checkVisibility() ? label : block, 0);
      range.collapse(true);
      name(`label-${index}`, range);
    }
    const end = new Range();
    end.selectNodeContents(document.querySelector('.article') as Element);
    end.collapse();
    name('end', end);
    document.body.append(links);
    return blocks.length;
  });

for (const path of ['/api-reference/contacts/contact-create/', '/product/channels/live-chat/sdk/setup/'])
  test(`${path} has the beginning of each code block on one page`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Only Chromium prints to a PDF.');
    await page.emulateMedia({ media: 'print' });
    await page.goto(path);
    const count = await nameLines(page);
    expect(count).toBeGreaterThan(1);
    const pdf = await PDFDocument.load(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    const sheets = pdf.getPages().map(({ ref }) => ref.toString());
    const destinations = pdf.catalog.lookup(PDFName.of('Dests'), PDFDict);
    const sheetOf = (id: string): number => {
      const sheet = destinations.lookup(PDFName.of(id), PDFArray).get(0);
      return sheet instanceof PDFRef ? sheets.indexOf(sheet.toString()) : -1;
    };
    for (let index = 0; index < count; index++) {
      const [label, first, fifth] = ['label', 'first', 'fifth'].map((name) => sheetOf(`${name}-${index}`));
      expect([first, fifth], `code block ${index + 1}`).toEqual([label, label]);
      expect(label).toBeGreaterThanOrEqual(0);
    }
    expect(sheetOf('end'), 'an empty sheet at the end').toBe(sheets.length - 1);
    // Text, 40 lines of the response, and what is between them.
    if (path.startsWith('/api-reference/')) expect(sheets.length).toBeLessThanOrEqual(5);
  });

test('links say where they lead, and an operation shows the language that the reader chose', async ({ page }) => {
  await page.goto('/api-reference/contacts/contact-create/');
  await page.getByRole('tab', { name: 'Python' }).click();
  await page.emulateMedia({ media: 'print' });
  const panels = page.locator('.of-code > [role=tabpanel]').filter({ visible: true });
  await expect(panels).toHaveCount(1);
  await expect(panels).toContainText('import requests');
  const addresses = await page
    .locator('.prose a[href]:not(.anchor)')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content] as const),
    );
  const [inside, elsewhere] = [true, false].map((is) => addresses.filter(([href]) => href?.startsWith('#') === is));
  expect(inside?.map(([, text]) => text)).toEqual(inside?.map(() => 'none'));
  expect(elsewhere?.map(([, text]) => text)).toEqual(elsewhere?.map(([href]) => `" (${href})"`));
  expect(elsewhere?.length).toBeGreaterThan(3);
});
