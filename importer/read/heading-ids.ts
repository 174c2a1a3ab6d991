import type { Element } from 'hast';
import { slug } from 'github-slugger';
import { textOf, walk, type Node } from '../../engine/markdown/nodes.ts';
import { frameIds, UniqueIds } from '../../engine/model/unique-ids.ts';
import { slugify } from '../../engine/model/url.ts';

/** The ids of a page's headings by the letters and digits of the ids that another system gives them. */
export type HeadingIds = {
  /** The id for a heading; empty for the page's title, which is the top of the page. */
  readonly find: (id: string) => string | undefined;
};

/**
 * Reads the ids that the headings of a page will have. Every system makes its own from a heading's words: `build.target` is
 * `buildtarget` for one and `build-target` for another. An id that an author wrote stays, if it can be an id here.
 * @param title the heading that is the page's title
 */
export function idsOfHeadings(nodes: readonly Node[], title?: Node): HeadingIds {
  const ids = new UniqueIds();
  const byLetters = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const node of walk(nodes)) {
    if (node.type !== 'element' || !/^h[1-6]$/.test(node.tagName)) continue;
    const words = textOf(node).trim();
    const wanted = writtenId(node);
    const id = ids.take(wanted ?? slugify(words));
    if (wanted === id && id !== slugify(words)) node.properties['id'] = id;
    else delete node.properties['id'];
    const github = slug(words);
    const count = counts.get(github) ?? 0;
    counts.set(github, count + 1);
    for (const name of [id, wanted ?? '', count ? `${github}-${count}` : github]) {
      const letters = lettersOf(name);
      if (letters && !byLetters.has(letters)) byLetters.set(letters, id);
    }
  }
  if (title?.type === 'element')
    for (const name of [slug(textOf(title).trim()), writtenId(title) ?? ''])
      if (lettersOf(name) && !byLetters.has(lettersOf(name))) byLetters.set(lettersOf(name), '');
  return { find: (id) => byLetters.get(lettersOf(id)) };
}

function writtenId({ properties }: Element): string | undefined {
  const { id } = properties;
  return typeof id === 'string' && /^[\p{L}\p{N}_-]+$/u.test(id) && !frameIds.has(id) ? id : undefined;
}

/** The letters and digits of an id, without accents. */
const lettersOf = (id: string): string =>
  id
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
