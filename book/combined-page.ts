import { readFileSync } from 'node:fs';
import { DomUtils } from 'htmlparser2';
import { escapeHtml } from '../engine/model/escape-html.ts';
import type { SidebarItem } from '../engine/model/sidebar.ts';
import { sectionsOf, type BuiltGuide } from './built-guide.ts';
import { copyOf, findElements, hasClass, type Element } from './elements.ts';
import { linkResolver } from './links.ts';

/** Id of a chapter in the combined page, and name of its destination in the PDF. */
export const chapterId = (index: number): string => `chapter-${index + 1}`;

/** Attributes that name other elements by their ids. On paper they say nothing. */
const references = new Set([
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'for',
  'popovertarget',
  'list',
  'form',
]);

/** Id of an element of a chapter in the combined page, and name of its destination in the PDF. */
export const inChapter = (index: number, id: string): string => `${chapterId(index)}-${id}`;

/**
 * One document with a cover, contents and all pages of a guide, for printing.
 * @param pageNumbers page of each chapter; undefined when they aren't known yet
 */
export function combinedPage(guide: BuiltGuide, pageNumbers?: readonly number[]): string {
  const resolve = linkResolver(guide);
  const chapters = guide.chapters.map(({ article }) => copyOf(article));
  const ids = chapters.map(
    (chapter) => new Set(findElements(chapter).flatMap(({ attribs }) => (attribs.id === undefined ? [] : attribs.id))),
  );
  for (const [index, chapter] of chapters.entries())
    forPaper(chapter, index, (href) => {
      const target = resolve(index, href);
      if (target === undefined || 'url' in target) return { href: target?.url };
      const { chapter: number, id } = target;
      const inside = id !== undefined && ids[number]?.has(id) ? inChapter(number, id) : chapterId(number);
      return { href: `#${inside}`, page: number === index ? undefined : String(pageNumbers?.[number] ?? '000') };
    });
  const styles = guide.styles.map((style) => `<link rel="stylesheet" href="${escapeHtml(style)}">`).join('');
  const printStyles = readFileSync(new URL('print.css', import.meta.url), 'utf8');
  const body = chapters.map(
    (chapter, index) => `<section class="chapter" id="${chapterId(index)}">${DomUtils.getOuterHTML(chapter)}</section>`,
  );
  const title = escapeHtml(`${guide.siteTitle}: ${guide.label}`);
  return `<!doctype html><html lang="${escapeHtml(guide.language)}" dir="${escapeHtml(guide.direction)}" data-theme="light"><head><meta charset="utf-8"><title>${title}</title>${styles}<style>${printStyles}</style></head><body>${cover(guide)}${contents(guide, pageNumbers)}${sectionLinks(guide)}<main>${body.join('\n')}</main></body></html>`;
}

/** Where a link leads, and the page that the other chapter begins on. */
type Address = { readonly href?: string | undefined; readonly page?: string | undefined };

/** Ids get the chapter's name in front, so that no two chapters have the same. */
function forPaper(chapter: Element, index: number, address: (href: string) => Address): void {
  for (const element of findElements(chapter)) {
    const { attribs } = element;
    for (const name of Object.keys(attribs)) if (references.has(name.toLowerCase())) delete attribs[name];
    for (const [name, value] of Object.entries(attribs))
      if (value.includes('url(#')) attribs[name] = value.replaceAll('url(#', `url(#${chapterId(index)}-`);
    if (attribs.id !== undefined) attribs.id = inChapter(index, attribs.id);
    delete attribs.loading;
    if (element.name !== 'a' || attribs.href === undefined) continue;
    // A heading that links to itself.
    const { href, page }: Address = hasClass(element, 'anchor') ? {} : address(attribs.href);
    if (href === undefined) delete attribs.href;
    else attribs.href = href;
    if (page !== undefined) attribs['data-page'] = page;
  }
}

/** What the cover says below the title: release and date. */
export function edition({ release, date, language }: Pick<BuiltGuide, 'release' | 'date' | 'language'>): string[] {
  const printedDate = date && new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' });
  return [release && `Release ${release}`, printedDate].filter((line) => line !== undefined);
}

function cover(guide: BuiltGuide): string {
  const logo = guide.logo === undefined ? '' : `<img src="${escapeHtml(guide.logo)}" alt="" width="72" height="72">`;
  const lines = [...edition(guide), guide.url].filter((line) => line !== undefined);
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return `<section class="book-cover">${logo}<p class="book-site">${escapeHtml(guide.siteTitle)}</p><p class="book-title">${escapeHtml(guide.label)}</p><div class="book-edition">${paragraphs}</div></section>`;
}

/** Links that nobody sees: Chromium gives the PDF a destination only for what a link leads to, and the outline needs all sections. */
function sectionLinks({ chapters }: BuiltGuide): string {
  const links = chapters.flatMap((chapter, index) =>
    sectionsOf(chapter).map(({ id }) => `<a href="#${escapeHtml(inChapter(index, id))}"></a>`),
  );
  return `<div hidden>${links.join('')}</div>`;
}

function contents({ items, chapters }: BuiltGuide, pageNumbers?: readonly number[]): string {
  const list = (entries: readonly SidebarItem[]): string =>
    `<ol>${entries
      .map((item) => {
        if (item.type === 'category')
          return `<li class="book-part"><span>${escapeHtml(item.label)}</span>${list(item.items ?? [])}</li>`;
        const index = chapters.findIndex(({ path }) => path === item.path);
        const title = escapeHtml(chapters[index]?.title ?? item.label);
        return `<li><a href="#${chapterId(index)}"><span>${title}</span><span class="book-page">${pageNumbers?.[index] ?? ''}</span></a></li>`;
      })
      .join('')}</ol>`;
  return `<nav class="book-contents" id="contents"><h1>Contents</h1>${list(items)}</nav>`;
}
