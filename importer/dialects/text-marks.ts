import type { Element } from 'hast';
import { slug } from 'github-slugger';
import { element, text, type Node } from '../../engine/markdown/nodes.ts';
import { withEmoji } from './emoji.ts';

/**
 * `![[file.png|200]]`, `[[page#Heading|label]]`, `==marked==`. No space is allowed at the ends, so that a shell's `[[ -f x ]]`
 * doesn't match.
 */
const mark =
  /(!?)\[\[([^\s[\]|#][^[\]|#\n]*|(?=#))?(?:#([^[\]|\n]+))?(?:\\?\|([^[\]\n]*))?\]\]|==(?=\S)([^=\n]*[^=\s])==/g;

/** Notations within text: links between notes, embedded files, highlighted words, names of emoji. Code and links are left alone. */
export function textMarks(value: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of value.matchAll(mark)) {
    const [whole, embed, page = '', heading, label, marked] = match;
    if (marked === undefined && !page && !heading) continue;
    nodes.push(...words(value.slice(from, match.index)));
    nodes.push(
      marked === undefined
        ? noteLink(page.trim(), heading?.trim(), label?.trim(), embed === '!', whole)
        : element('mark', [text(marked)]),
    );
    from = match.index + whole.length;
  }
  return from ? [...nodes, ...words(value.slice(from))] : [text(withEmoji(value))];
}

const words = (value: string): Node[] => (value ? [text(withEmoji(value))] : []);
const isImage = (page: string): boolean => /\.(png|jpe?g|gif|svg|webp|avif|bmp)$/i.test(page);

/** The scheme of links that are resolved by the page's name; see `resolveLink`. */
const noteScheme = 'note:';

function noteLink(
  page: string,
  heading: string | undefined,
  label: string | undefined,
  embed: boolean,
  match: string,
): Element {
  const address = `${noteScheme}${encodeURIComponent(page)}`;
  if (embed && isImage(page)) {
    const size = /^(\d+)(?:x(\d+))?$/.exec(label ?? '');
    return element('img', [], {
      src: address,
      alt: size || !label ? page.replace(/^.*\//, '') : label,
      ...(size ? { width: Number(size[1]) } : {}),
      ...(size?.[2] ? { height: Number(size[2]) } : {}),
    });
  }
  // `#^id` names a block of an Obsidian note; blocks have no ids here.
  const hash = heading && !heading.startsWith('^') ? `#${slug(heading.split('#').at(-1) ?? '')}` : '';
  const linkText = label || [page, heading].filter(Boolean).join(' > ');
  return element('a', [text(linkText)], { href: address + hash, dataNote: match });
}

/** A paragraph that requests a table of contents: every page has one beside it. */
export const isContentsMark = (node: Element): boolean => {
  const [only, ...others] = node.children;
  return (
    node.tagName === 'p' &&
    only?.type === 'text' &&
    !others.length &&
    /^\s*(\[\[_?toc_?\]\]|\[toc\]|\[\[table of contents\]\]|\{:toc\}|\$\{toc\})\s*$/i.test(only.value)
  );
};

/** `{ .class #id width=300 }` after an image, a link or at the end of a heading: the attribute lists of Python-Markdown and kramdown. */
export const attributeList =
  /^\{:?\s*(?:[.#][\w:.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+))(?:\s+(?:[.#][\w:.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)))*\s*\}/;
