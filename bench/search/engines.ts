import { rmSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Charset, Document } from 'flexsearch';
import lunr from 'lunr';
import * as pagefind from 'pagefind';
import { makeSearchFiles, type SearchPage } from '../../engine/search/make-search-files.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import { findPages } from '../../engine/search/rank.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import { entriesOf, unique, type Engine } from './entries.ts';

const boosts = { title: 4, heading: 3, keywords: 2, questions: 2, text: 1 } as const;

/** The site's own search. */
export function ours(pages: readonly SearchPage[], synonyms: readonly string[]): Engine {
  const files = makeSearchFiles(pages, synonyms);
  const index = new SearchIndex(files.documents);
  for (const [, terms] of files.terms) index.addTerms(terms);
  return {
    name: 'this site',
    search: async (query) => findPages(index, parseQuery(query)).pages.map(({ page }) => index.pages[page]?.path ?? ''),
  };
}

/** lunr with its English pipeline and boosted fields. */
export function lunrSearch(pages: readonly SearchPage[]): Engine {
  const entries = entriesOf(pages);
  const index = lunr((builder) => {
    builder.ref('id');
    for (const [field, boost] of Object.entries(boosts)) builder.field(field, { boost });
    // It takes an asterisk for a wildcard, finds terms it does not have, and throws.
    for (const entry of entries) {
      const fields = Object.entries(entry).map(([name, value]) => [name, String(value).replaceAll('*', ' ')]);
      builder.add(Object.fromEntries(fields) as object);
    }
  });
  // Its query language would interpret signs in the query, so words are passed as they are: exact before prefix before typo.
  const search = async (query: string): Promise<string[]> => {
    const words = query.toLowerCase().match(/[\p{L}\p{N}_-]+/gu) ?? [];
    const hits = index.query((builder) => {
      for (const word of words) {
        builder.term(word, { boost: 10 });
        if (word.length > 1) builder.term(word, { boost: 3, wildcard: lunr.Query.wildcard.TRAILING });
        if (word.length > 3) builder.term(word, { editDistance: 1 });
      }
    });
    return unique(hits.map(({ ref }) => entries[Number(ref)]?.path ?? ''));
  };
  return { name: 'lunr', search };
}

/** FlexSearch's document index: forward tokens, its Latin encoder, fields in order of weight. */
export function flexSearch(pages: readonly SearchPage[]): Engine {
  const entries = entriesOf(pages);
  const index = new Document<Record<string, string | number>>({
    document: { id: 'id', index: ['title', 'heading', 'keywords', 'questions', 'text'] },
    tokenize: 'forward',
    encoder: Charset.LatinBalance,
  });
  for (const entry of entries) index.add({ ...entry });
  const search = async (query: string): Promise<string[]> => {
    const fields = (await index.searchAsync(query, { limit: 50, suggest: true })) as { result: (number | string)[] }[];
    return unique(fields.flatMap(({ result }) => result.map((id) => entries[Number(id)]?.path ?? '')));
  };
  return { name: 'FlexSearch', search };
}

/** Pagefind, with the same pages; it weighs headings itself. */
export async function pagefindSearch(pages: readonly SearchPage[]): Promise<Engine> {
  const { index } = await pagefind.createIndex();
  if (!index) throw new Error('Pagefind did not start.');
  const escape = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  for (const page of pages) {
    const sections = page.sections
      .map(({ id, title, text }) => `${id ? `<h2 id="${id}">${escape(title)}</h2>` : ''}<p>${escape(text)}</p>`)
      .join('');
    const keywords = [page.label ?? '', ...page.keywords, ...Object.values(page.questions ?? {}).flat()].join(', ');
    const hidden = `<p data-pagefind-weight="5">${escape(keywords)}</p>`;
    await index.addHTMLFile({
      url: page.path,
      content: `<html lang="en"><body><h1>${escape(page.title)}</h1><p>${escape(page.description)}</p>${hidden}${sections}</body></html>`,
    });
  }
  const folder = await mkdtemp(join(tmpdir(), 'pagefind-'));
  await index.writeFiles({ outputPath: folder });
  const client = (await import(pathToFileURL(join(folder, 'pagefind.js')).href)) as {
    options: (options: object) => Promise<void>;
    search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
  };
  // It fetches its parts, as in a browser.
  const server = createServer(
    (request, response) =>
      void readFile(join(folder, decodeURIComponent((request.url ?? '').replace(/\?.*/, '')))).then(
        (file) => response.end(file),
        () => response.writeHead(404).end(),
      ),
  );
  // A kept connection that the server closes while Pagefind uses it would fail the fetch.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // It may still be fetching when the last answer has arrived.
  server.unref();
  process.once('exit', () => rmSync(folder, { recursive: true }));
  await client.options({ basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` });
  return {
    name: 'Pagefind',
    search: async (query) => {
      const { results } = await client.search(query);
      return unique(await Promise.all(results.slice(0, 10).map(async (result) => (await result.data()).url)));
    },
    close: () => pagefind.close(),
  };
}
