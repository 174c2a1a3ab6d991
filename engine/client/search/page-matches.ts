import { Dictionary } from '../../search/dictionary.ts';
import { expandQuery, type Slot } from '../../search/expand-query.ts';
import { findMatches } from '../../search/matches.ts';
import { parseQuery } from '../../search/parse-query.ts';
import { readSynonyms } from '../../search/synonyms.ts';
import { textTerms } from '../../search/tokenize.ts';

/** A match in the text of an article, which is always within one text node. */
export type PageMatch = { readonly range: Range };

/** Maximum number of highlights. */
const maxMatches = 400;

/**
 * The words of an article that match a query. The article is the dictionary, so that typos and synonyms match as in
 * search.
 * @param synonyms lines of `config/synonyms.json`
 */
export function findPageMatches(article: Element, query: string, synonyms: readonly string[]): PageMatch[] {
  const nodes = textNodes(article);
  const slots = querySlots(nodes.map((node) => node.data).join('\n'), query, synonyms);
  const matches: PageMatch[] = [];
  // The texts are joined, because synonyms count only if the article doesn't contain the reader's own word.
  const offsets: number[] = [];
  let whole = '';
  for (const node of nodes) {
    offsets.push(whole.length);
    whole += `${node.data}\n`;
  }
  let index = 0;
  for (const { start, end } of findMatches(whole, slots)) {
    while ((offsets[index + 1] ?? Infinity) <= start) index++;
    const node = nodes[index];
    const offset = offsets[index];
    if (!node || offset === undefined || end - offset > node.length || matches.length >= maxMatches) continue;
    const range = document.createRange();
    range.setStart(node, start - offset);
    range.setEnd(node, end - offset);
    matches.push({ range });
  }
  return matches;
}

/** Expands a query with the words of a text. */
function querySlots(text: string, query: string, synonyms: readonly string[]): Slot[] {
  return expandQuery({ ...parseQuery(query), open: false }, new Dictionary(textTerms(text)), readSynonyms(synonyms));
}

function textNodes(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest('svg, script, style, .visually-hidden')
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  return nodes;
}
