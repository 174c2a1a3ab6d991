import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeSearchFiles, type SearchPage } from '../../engine/search/make-search-files.ts';
import { pageTerms } from '../../engine/search/page-terms.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import {
  decodePostings,
  decodeTerms,
  encodePostings,
  encodeTerms,
  type Posting,
} from '../../engine/search/postings.ts';
import { findPages } from '../../engine/search/rank.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import { fold, textTerms, wordsOf } from '../../engine/search/tokenize.ts';
import { properties } from './runs.ts';

/** Properties of the search that hold whatever the pages say. */

const words =
  'channel inbox message routing webhook signature agent report reply token größe naïve X-Hub-Signature conversation_status snake_case 2fa'.split(
    ' ',
  );
const text = fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((some) => some.join(' '));
const anything = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 40 }));

/** Pages whose titles are unique. */
const site = fc
  .array(fc.record({ body: text, headings: fc.array(text, { maxLength: 3 }) }), { minLength: 1, maxLength: 6 })
  .map((written) =>
    written.map(({ body, headings }, at): SearchPage => ({
      path: `/p${at}/`,
      title: `Title ${'abcdef'[at]}${'uvwxyz'[at]}${'mnopqr'[at]}ing ${words[at]}`,
      description: '',
      keywords: [],
      guide: 0,
      place: [],
      sections: [
        { id: '', title: '', trail: [], text: body },
        ...headings
          .filter(Boolean)
          .map((title, index) => ({ id: `h${index}`, title, trail: [], text: `${title} ${body}` })),
      ],
    })),
  );

function indexOf(pages: readonly SearchPage[], order: 'as made' | 'reversed' = 'as made'): SearchIndex {
  const made = makeSearchFiles(pages);
  const index = new SearchIndex(made.documents);
  for (const [, terms] of order === 'reversed' ? made.terms.toReversed() : made.terms) index.addTerms(terms);
  return index;
}
const find = (index: SearchIndex, query: string): [path: string, score: number][] =>
  findPages(index, parseQuery(query)).pages.map(({ page, score }) => [index.pages[page]?.path ?? '', score]);

test('words stand where the text has them, and their terms do not change when they are read again', () => {
  fc.assert(
    fc.property(anything, (some) => {
      const found = wordsOf(some);
      for (const word of found) expect(some.slice(word.start, word.end)).toBe(word.text);
      expect(found.every(({ start }, index) => index === 0 || start >= (found[index - 1]?.end ?? 0))).toBe(true);
      expect(fold(fold(some))).toBe(fold(some));
      expect(textTerms(some)).toEqual(textTerms(some));
      // Capitals and accents make no difference in a query.
      expect(textTerms(found.map((word) => word.text).join(' '))).toEqual(textTerms(some));
    }),
    properties,
  );
});

test('a page is found by its exact title, first', () => {
  fc.assert(
    fc.property(site, fc.nat(), (pages, pick) => {
      const page = pages[pick % pages.length] as SearchPage;
      expect(find(indexOf(pages), page.title)[0]?.[0]).toBe(page.path);
    }),
    properties,
  );
});

test('neither the order of pages nor that in which parts of the index arrive changes what is found', () => {
  fc.assert(
    fc.property(site, anything, (pages, query) => {
      const found = find(indexOf(pages), query);
      expect(find(indexOf(pages, 'reversed'), query)).toEqual(found);
      // Among pages with the same score, the first of the site comes first; only that order changes.
      const plain = (list: [string, number][]): [string, string][] =>
        list.map(([path, score]): [string, string] => [path, score.toFixed(4)]).toSorted();
      expect(plain(find(indexOf(pages.toReversed()), query))).toEqual(plain(found));
    }),
    properties,
  );
});

test('an index of terms that were made page by page is the index of the whole', () => {
  fc.assert(
    fc.property(site, (pages) => {
      expect(makeSearchFiles(pages.map((page) => ({ ...page, terms: pageTerms(page) })))).toEqual(
        makeSearchFiles(pages),
      );
    }),
    properties,
  );
});

test('what is written into the files is read from them', () => {
  const postings = fc
    .uniqueArray(fc.nat(100_000), { maxLength: 50 })
    .chain((sections) =>
      fc
        .array(fc.constantFrom<Posting['count'][]>(1, 2, 3), { minLength: sections.length, maxLength: sections.length })
        .map((counts) =>
          sections.toSorted((a, b) => a - b).map((section, index): Posting => ({ section, count: counts[index] ?? 1 })),
        ),
    );
  const terms = fc.uniqueArray(fc.string({ unit: 'binary', minLength: 1 }).map((some) => some.replace(/\s/g, 'x')));
  fc.assert(
    fc.property(postings, terms, (some, list) => {
      expect(decodePostings(encodePostings(some))).toEqual(some);
      expect(decodeTerms(encodeTerms(list.toSorted()))).toEqual(list.toSorted());
    }),
    properties,
  );
});

test('any text is a query', () => {
  const index = indexOf([
    {
      path: '/a/',
      title: 'A page',
      description: '',
      keywords: ['GET /api/v1/things/{id}, getThing'],
      guide: 0,
      place: [],
      sections: [{ id: '', title: '', trail: [], text: words.join(' ') }],
    },
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      for (const [, score] of find(index, query)) expect(Number.isFinite(score)).toBe(true);
    }),
    properties,
  );
});
