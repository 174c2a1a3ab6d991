import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { DomUtils } from 'htmlparser2';
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readGuide, type BuiltGuide } from '../../book/built-guide.ts';
import { combinedPage } from '../../book/combined-page.ts';
import { findElement, findElements, parseHtml, type Element } from '../../book/elements.ts';
import { epubArticle } from '../../book/epub-chapter.ts';
import { chapterPages } from '../../book/print-pdf.ts';
import { makeEpub } from '../../book/make-epub.ts';
import { findProgram } from '../../scripts/find-program.mjs';
import { installedChromium } from '../../scripts/chromium.mjs';
import { runBuild } from '../budgets/run-build.ts';

/** `npm run book` prints a guide of a built site. */
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'book-'));
const dist = join(folder, 'dist');
const name = join(folder, 'almanac');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const book = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'book/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  });

const hasChromium = (await installedChromium()) !== undefined;
if (!hasChromium) console.warn('There is no Chromium: no book is printed.');

const checker = findProgram('epubcheck');
if (checker === undefined) console.warn('EPUBCheck is not on this machine: books for e-readers are not checked.');

let guide: BuiltGuide;
let pdf: PDFDocument;
beforeAll(async () => {
  await runBuild(join(root, 'tests/sites/orchard'), ['--out', dist]);
  guide = await readGuide(dist, 'almanac');
  if (!hasChromium) return;
  await book(['almanac', '--site', dist, '--out', `${name}.pdf`]);
  pdf = await PDFDocument.load(readFileSync(`${name}.pdf`));
});

test('each page of the sidebar is a chapter', () => {
  expect(guide.chapters.length).toBeGreaterThan(1);
  expect(combinedPage(guide).match(/<section class="chapter"/g)).toHaveLength(guide.chapters.length);
});

test('links between chapters stay in the book, and all others have a URL', () => {
  const html = combinedPage(guide);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const addresses = [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
  const [inside, outside] = [true, false].map((is) => addresses.filter((href) => href.startsWith('#') === is));
  expect(inside?.filter((href) => !ids.has(href.slice(1)))).toEqual([]);
  expect(outside?.filter((href) => !URL.canParse(href))).toEqual([]);
  expect(inside?.length).toBeGreaterThan(guide.chapters.length);
});

test.runIf(hasChromium)('chapters begin on pages of their own, in order, after cover and contents', () => {
  const pages = chapterPages(pdf, guide);
  expect(pages[0]).toBeGreaterThanOrEqual(3);
  expect(pages).toEqual([...new Set(pages)].sort((one, other) => one - other));
});

test.runIf(hasChromium)('every entry of the contents leads to the page whose number it has', async () => {
  const pages = chapterPages(pdf, guide);
  const html = combinedPage(guide, pages);
  for (const [index, number] of pages.entries())
    expect(html).toMatch(
      new RegExp(`href="#chapter-${index + 1}"><span>[^<]*</span><span class="book-page">${number}<`),
    );
  const targets = (page: PDFPage): string[] =>
    (page.node.Annots()?.asArray() ?? []).flatMap((ref) => {
      const destination = pdf.context.lookupMaybe(ref, PDFDict)?.lookup(PDFName.of('Dest'));
      return destination instanceof PDFName ? [destination.decodeText()] : [];
    });
  const contents = pdf.getPages().slice(1, (pages[0] as number) - 1);
  expect(new Set(contents.flatMap(targets))).toEqual(new Set(pages.map((_, index) => `chapter-${index + 1}`)));
});

test.runIf(hasChromium)('a link to another chapter says which page it begins on', () => {
  const pages = chapterPages(pdf, guide);
  const links = [...combinedPage(guide, pages).matchAll(/ href="#chapter-(\d+)[^"]*" data-page="(\d+)"/g)];
  expect(links.length).toBeGreaterThan(0);
  for (const [, chapter, number] of links) expect(Number(number)).toBe(pages[Number(chapter) - 1]);
});

test.runIf(hasChromium)('the outline has all chapters with their sections, and each leads to where it begins', () => {
  const destinations = pdf.catalog.lookup(PDFName.of('Dests'), PDFDict);
  const pages = new Map(pdf.getPages().map(({ ref }, index) => [ref.toString(), index + 1]));
  type Entry = { title: string; page: number; top: number; entries: Entry[] };
  const entriesOf = (parent: PDFDict): Entry[] => {
    const entries: Entry[] = [];
    let entry = parent.lookupMaybe(PDFName.of('First'), PDFDict);
    for (; entry; entry = entry.lookupMaybe(PDFName.of('Next'), PDFDict)) {
      const target = destinations.lookup(entry.lookup(PDFName.of('Dest'), PDFName), PDFArray);
      entries.push({
        title: entry.lookup(PDFName.of('Title'), PDFHexString).decodeText(),
        page: pages.get(target.get(0).toString()) ?? 0,
        top: target.lookup(3, PDFNumber).asNumber(),
        entries: entriesOf(entry),
      });
    }
    return entries;
  };
  const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.entries)]);
  const outline = flat(entriesOf(pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict)));
  const starts = [...chapterPages(pdf, guide), pdf.getPageCount() + 1];
  let count = 0;
  for (const [index, { title, article }] of guide.chapters.entries()) {
    const chapter = outline.find((entry) => entry.title === title && entry.page === starts[index]);
    const headings = findElements(article, (element) => element.name === 'h2');
    expect(chapter?.entries.map((entry) => entry.title)).toEqual(headings.map((h2) => DomUtils.textContent(h2).trim()));
    // Further down with every section, and within the pages of the chapter.
    let [page, top] = [starts[index] as number, Infinity];
    for (const section of chapter?.entries ?? []) {
      expect(section.page > page || (section.page === page && section.top < top)).toBe(true);
      expect(section.page).toBeLessThan(starts[index + 1] as number);
      ({ page, top } = section);
      count++;
    }
  }
  expect(count).toBeGreaterThan(guide.chapters.length);
});

test('an unknown guide gets a list of the guides, and a folder that isn’t a site the command that builds one', async () => {
  await expect(book(['tree', '--site', dist])).rejects.toThrow(/There is no guide “tree”\.[\s\S]*almanac/);
  await expect(book(['almanac', '--site', folder])).rejects.toThrow(/Run npm run build/);
});

test('a picture that has another one for narrow screens is one picture in the book for e-readers', () => {
  const picture =
    '<picture><source media="(width<40em)" srcset="/narrow.webp"><img src="/wide.webp" alt="A"></picture>';
  const article = findElement(parseHtml(`<article>${picture}</article>`), 'article') as Element;
  const kept = findElements(epubArticle(article)).map((element) => element.name);
  expect(kept).toContain('img');
  expect(kept).not.toContain('source');
});

test.runIf(checker !== undefined)('EPUBCheck finds no error in the book for e-readers', async () => {
  const file = join(folder, 'checked.epub');
  writeFileSync(file, await makeEpub(guide));
  // The program is a Java archive, which not every system starts by itself.
  const { stdout, stderr } = await promisify(execFile)('java', ['-jar', realpathSync(checker as string), file]);
  expect(stdout + stderr).toMatch(/0 fatals \/ 0 errors \/ 0 warnings/);
});
