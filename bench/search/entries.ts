import type { SearchPage } from '../../engine/search/make-search-files.ts';

/** A search over some pages: a query gives paths of pages, the best first. */
export type Engine = {
  readonly name: string;
  readonly search: (query: string) => Promise<readonly string[]>;
  /** Of the index as it would be sent, compressed with gzip; undefined where it comes in parts. */
  readonly bytes?: number;
  readonly close?: () => Promise<unknown>;
};

/** What every engine gets: one entry for each section, with the same fields. */
export type Entry = {
  readonly id: number;
  readonly path: string;
  readonly title: string;
  readonly heading: string;
  readonly keywords: string;
  readonly questions: string;
  readonly text: string;
};

export function entriesOf(pages: readonly SearchPage[]): Entry[] {
  return pages
    .flatMap((page) =>
      page.sections.map((section) => ({
        path: page.path,
        title: page.title,
        heading: section.id ? section.title : page.title,
        keywords: [page.label ?? '', ...page.keywords].join(' '),
        questions: (page.questions?.[section.id] ?? []).join(' '),
        text: section.id ? section.text : `${page.description} ${section.text}`,
      })),
    )
    .map((entry, id) => ({ id, ...entry }));
}

/** The pages of sections, each once, the best first. */
export const unique = (paths: Iterable<string>): string[] => [...new Set(paths)];
