import { decodeUrl } from '../model/url.ts';

/** The fragment of a link within the folder: `](page.md#fragment`, `]: #fragment`, `href="#fragment`. */
const fragment = /(?:\]\(|\]:[ \t]|href=["'])<?(?![a-z][a-z+.-]{1,20}:|\/\/)[^\s"'<>#]{0,300}#([^\s"'<>#()]{1,200})/gi;

/**
 * Every system makes its own ids from headings: `build.target` is `buildtarget` for one and `build-target` for another. So a heading
 * gets the id that the folder's own links use.
 * @param texts of all pages
 * @returns for the id of a heading: another id of the same letters and digits that links use, if no link uses the heading's own
 */
export function writtenAnchors(texts: readonly string[]): (id: string) => string | undefined {
  const written = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, found = ''] of text.matchAll(fragment)) {
      const id = decodeUrl(found).normalize('NFC');
      const known = written.get(lettersOf(id));
      if (known) known.add(id);
      else written.set(lettersOf(id), new Set([id]));
    }
  return (id) => {
    const found = written.get(lettersOf(id));
    return !found || found.has(id) || !lettersOf(id) ? undefined : [...found][0];
  };
}

/** The letters and digits of an id, without accents. */
const lettersOf = (id: string): string =>
  id
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
