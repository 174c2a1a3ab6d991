import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { DomUtils } from 'htmlparser2';
import { lookup } from 'mrmime';
import { escapeHtml } from '../engine/model/escape-html.ts';
import type { SidebarItem } from '../engine/model/sidebar.ts';
import type { BuiltGuide } from './built-guide.ts';
import { edition } from './combined-page.ts';
import { findElements } from './elements.ts';
import { epubArticle } from './epub-chapter.ts';
import { asJpegs } from './jpegs.ts';
import { linkResolver } from './links.ts';

const chapterFile = (index: number): string => `chapter-${index + 1}.xhtml`;

/** Makes an EPUB 3 of a guide: a chapter for each page, in the order of the sidebar. */
export async function makeEpub(guide: BuiltGuide): Promise<Uint8Array> {
  const resolve = linkResolver(guide);
  const articles = guide.chapters.map(({ article }) => epubArticle(article));
  const ids = articles.map((article) => new Set(findElements(article).map(({ attribs }) => attribs.id)));
  /** URL path of a picture → its file in the book. */
  const pictures = new Map<string, string>();
  for (const [index, article] of articles.entries())
    for (const { name, attribs } of findElements(article)) {
      if (name === 'img' && attribs.src !== undefined) attribs.src = pictureFile(attribs.src, pictures);
      if (name !== 'a' || attribs.href === undefined) continue;
      const target = resolve(index, attribs.href);
      if (target === undefined) delete attribs.href;
      else if ('url' in target) attribs.href = target.url;
      else {
        const hasId = target.id !== undefined && ids[target.chapter]?.has(target.id);
        attribs.href = chapterFile(target.chapter) + (hasId ? `#${target.id}` : '');
      }
    }
  const logo = guide.logo === undefined ? undefined : pictureFile(guide.logo, pictures);
  const language = escapeHtml(guide.language);
  const page = (title: string, body: string): string =>
    `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
  xml:lang="${language}" lang="${language}" dir="${escapeHtml(guide.direction)}">
<head><title>${escapeHtml(title)}</title><link rel="stylesheet" type="text/css" href="book.css"/></head>
<body>${body}</body></html>`;
  const cover = [
    '<section epub:type="cover" class="cover">',
    logo === undefined ? '' : `<p><img src="${escapeHtml(logo)}" alt=""/></p>`,
    `<p>${escapeHtml(guide.siteTitle)}</p><h1>${escapeHtml(guide.label)}</h1>`,
    ...edition(guide).map((line) => `<p>${escapeHtml(line)}</p>`),
    '</section>',
  ].join('');
  const drawn = new Set(
    articles.flatMap((article, index) => (findElements(article).some(({ name }) => name === 'svg') ? [index] : [])),
  );
  const files: Zippable = {
    // First and not compressed: programs recognize the format by it.
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
<rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles></container>`,
    ),
    'book/package.opf': strToU8(packageFile(guide, drawn, [...pictures.values()], logo)),
    'book/nav.xhtml': strToU8(
      page('Contents', `<nav epub:type="toc"><h1>Contents</h1>${contents(guide.items, guide)}</nav>`),
    ),
    'book/cover.xhtml': strToU8(page(guide.label, cover)),
    'book/book.css': await readFile(new URL('epub.css', import.meta.url)),
  };
  for (const [index, article] of articles.entries())
    files[`book/${chapterFile(index)}`] = strToU8(
      page(guide.chapters[index]?.title ?? '', DomUtils.getOuterHTML(article, { xmlMode: true })),
    );
  const webps: [file: string, bytes: Uint8Array][] = [];
  for (const [path, file] of pictures) {
    const inSite = path.startsWith(guide.base) ? path.slice(guide.base.length) : path;
    const bytes = await readFile(join(guide.folder, decodeURI(inSite)));
    if (path.endsWith('.webp')) webps.push([`book/${file}`, bytes]);
    else files[`book/${file}`] = bytes;
  }
  // Not every program for books knows WebP.
  if (webps.length > 0) Object.assign(files, Object.fromEntries(await asJpegs(webps)));
  return zipSync(files, { mtime: guide.date === undefined ? '1980-01-02' : guide.date });
}

function pictureFile(src: string, pictures: Map<string, string>): string {
  const path = src.replace(/[?#].*$/, '');
  const file = pictures.get(path) ?? `picture-${pictures.size + 1}${extname(path).replace('.webp', '.jpg')}`;
  pictures.set(path, file);
  return file;
}

function contents(items: readonly SidebarItem[], guide: BuiltGuide): string {
  const entries = items.map((item) => {
    if (item.type === 'category')
      return `<li><span>${escapeHtml(item.label)}</span>${contents(item.items ?? [], guide)}</li>`;
    const index = guide.chapters.findIndex(({ path }) => path === item.path);
    return `<li><a href="${chapterFile(index)}">${escapeHtml(guide.chapters[index]?.title ?? item.label)}</a></li>`;
  });
  return `<ol>${entries.join('')}</ol>`;
}

function packageFile(
  guide: BuiltGuide,
  drawn: ReadonlySet<number>,
  pictures: readonly string[],
  logo?: string,
): string {
  const { label, siteTitle, language, date = '1980-01-02', release, url, id } = guide;
  const identifier = `${url ?? siteTitle}#${id}-${release ?? date}`;
  const chapters = guide.chapters.map((_, index) => index);
  const manifest = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="cover" href="cover.xhtml" media-type="application/xhtml+xml"/>',
    '<item id="css" href="book.css" media-type="text/css"/>',
    ...chapters.map((index) => {
      const properties = drawn.has(index) ? ' properties="svg"' : '';
      return `<item id="chapter-${index + 1}" href="${chapterFile(index)}" media-type="application/xhtml+xml"${properties}/>`;
    }),
    ...pictures.map((file, index) => {
      const type = lookup(file) ?? 'application/octet-stream';
      const properties = file === logo ? ' properties="cover-image"' : '';
      return `<item id="picture-${index + 1}" href="${escapeHtml(file)}" media-type="${type}"${properties}/>`;
    }),
  ];
  const spine = ['cover', 'nav', ...chapters.map((index) => `chapter-${index + 1}`)];
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${escapeHtml(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeHtml(identifier)}</dc:identifier>
<dc:title>${escapeHtml(`${siteTitle}: ${label}`)}</dc:title>
<dc:language>${escapeHtml(language)}</dc:language><dc:creator>${escapeHtml(siteTitle)}</dc:creator><dc:date>${date}</dc:date>
<meta property="dcterms:modified">${date}T00:00:00Z</meta></metadata>
<manifest>${manifest.join('\n')}</manifest>
<spine>${spine.map((name) => `<itemref idref="${name}"/>`).join('')}</spine></package>`;
}
