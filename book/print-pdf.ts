import { readFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRef } from 'pdf-lib';
import { lookup } from 'mrmime';
import { CommandError } from '../engine/model/command-error.ts';
import { installedChromium } from '../scripts/chromium.mjs';
import type { BuiltGuide } from './built-guide.ts';
import { chapterId, combinedPage } from './combined-page.ts';
import { addOutline } from './outline.ts';

/** The combined page is opened here. No request for it leaves this machine. */
const origin = 'http://book.invalid';

/**
 * Prints a guide until its page numbers are right, at most four times: each print says which page each chapter begins on, and the next one has these numbers
 * in its contents and beside its links. They move a chapter only if a longer number makes a line too long.
 * @throws CommandError when there is no Chromium
 */
export async function printPdf(guide: BuiltGuide): Promise<Uint8Array> {
  const browser = await openChromium();
  try {
    let numbers: number[] | undefined;
    for (let round = 1; ; round++) {
      const pdf = await PDFDocument.load(await print(browser, guide, numbers));
      const pages = chapterPages(pdf, guide);
      if (round < 4 && String(pages) !== String(numbers)) {
        numbers = pages;
        continue;
      }
      addOutline(pdf, guide);
      pdf.setAuthor(guide.siteTitle);
      return await pdf.save();
    }
  } finally {
    await browser.close();
  }
}

/** @throws CommandError when there is none */
export async function openChromium(): Promise<Browser> {
  const executablePath = await installedChromium();
  if (executablePath === undefined)
    throw new CommandError(
      'There is no Chromium to print with.',
      'Install one: sudo apt-get install chromium-headless-shell, or npx playwright install --with-deps chromium. If you have one elsewhere, name it: CHROMIUM_PATH=/path/to/chromium.',
    );
  return chromium.launch({ executablePath });
}

async function print(browser: Browser, guide: BuiltGuide, pageNumbers?: readonly number[]): Promise<Uint8Array> {
  const page = await browser.newPage({ colorScheme: 'light' });
  await serve(page, guide, combinedPage(guide, pageNumbers));
  await page.goto(`${origin}/`, { timeout: 120_000 });
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  const pdf = await page.pdf({ tagged: true, preferCSSPageSize: true, printBackground: true });
  await page.close();
  return pdf;
}

/** Answers the page's requests with the files of the built site. */
async function serve(page: Page, { folder, base }: BuiltGuide, html: string): Promise<void> {
  const root = resolve(folder);
  await page.route('**', async (route) => {
    const { origin: host, pathname } = new URL(route.request().url());
    if (host !== origin) return route.abort();
    if (pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    const path = decodeURIComponent(pathname);
    const file = join(root, path.startsWith(base) ? path.slice(base.length) : path);
    if (!file.startsWith(root + sep)) return route.abort();
    const body = await readFile(file).catch(() => undefined);
    return body ? route.fulfill({ body, contentType: lookup(file) ?? 'application/octet-stream' }) : route.abort();
  });
}

/** Page that each chapter begins on, counted from 1, by the destinations of the links to it. */
export function chapterPages(pdf: PDFDocument, { chapters }: Pick<BuiltGuide, 'chapters'>): number[] {
  const numbers = new Map(pdf.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  const destinations = pdf.catalog.lookupMaybe(PDFName.of('Dests'), PDFDict);
  return chapters.map(({ path }, index) => {
    const target = destinations?.lookupMaybe(PDFName.of(chapterId(index)), PDFArray)?.get(0);
    const number = target instanceof PDFRef ? numbers.get(target.toString()) : undefined;
    if (number === undefined) throw new Error(`The PDF doesn't say where the chapter ${path} begins.`);
    return number;
  });
}
