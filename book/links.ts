import type { BuiltGuide } from './built-guide.ts';

/** Where a link of a chapter leads: into the book, or to a URL. */
export type Target =
  | { readonly chapter: number; readonly id: string | undefined }
  | { readonly url: string }
  | undefined;

/**
 * Resolves the links of a guide's pages: those to its own pages stay in the book, others get the site's URL.
 * @returns a function that takes the number of the chapter with the link, and its address; undefined: the link leads nowhere on paper
 */
export function linkResolver({
  chapters,
  base,
  url,
}: Pick<BuiltGuide, 'chapters' | 'base' | 'url'>): (from: number, href: string) => Target {
  const numbers = new Map(chapters.map(({ path }, index) => [path, index]));
  const origin = 'http://book.invalid';
  return (from, href) => {
    if (!URL.canParse(href, origin)) return undefined;
    const root = `${origin}${base.replace(/\/$/, '')}`;
    const target = new URL(href, `${root}${chapters[from]?.path ?? '/'}`);
    if (target.origin !== origin) return { url: target.href };
    const path = target.pathname.startsWith(`${new URL(root).pathname.replace(/\/$/, '')}/`)
      ? target.href.slice(root.length).replace(/[?#].*$/, '')
      : undefined;
    const chapter = path === undefined ? undefined : numbers.get(decodeURI(path));
    if (chapter !== undefined) return { chapter, id: decodeURIComponent(target.hash.slice(1)) || undefined };
    return url === undefined || path === undefined ? undefined : { url: url + target.href.slice(root.length) };
  };
}
