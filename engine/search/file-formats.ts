/**
 * Formats of the search's files, which the build writes and the browser reads. All but the manifest have hashed names.
 */

/**
 * A page. `place` is an index of `places`, `mark` one of `marks`, or -1. `sections` has a line for each section after the first, in the form
 * `{depth}{title}`, or `!{title}` for a symptom; then, each after a tab character, its id if that isn't
 * `idFromTitle(title)`, and its tab's label.
 */
export type PageEntry = readonly [
  path: string,
  title: string,
  place: number,
  keywords: string,
  sections: string,
  mark: number,
];
/** Where pages are in the sidebars: index of the guide, then the labels of the categories above them. */
export type PlaceEntry = readonly [guide: number, ...labels: string[]];

/** Titles, headings and keywords of all pages, from which the first answer is made. */
export type DocumentsFile = {
  readonly places: readonly PlaceEntry[];
  /** Outlines of the pages' marks, each once; see `engine/model/page-type.ts`. */
  readonly marks: readonly string[];
  readonly pages: readonly PageEntry[];
  /** The length of each section's text, as one character (see `lengthOf`). */
  readonly lengths: string;
  /** The site's synonyms; see `readSynonyms`. */
  readonly synonyms: readonly string[];
};
/** The texts of some pages: for each page, those of its sections in order. */
export type TextsFile = readonly (readonly string[])[];
/** A part of the index: the terms of the full text in an alphabetical range. */
export type TermsFile = { readonly terms: string; readonly postings: string };

export type SearchManifest = {
  readonly guides: readonly { readonly id: string; readonly label: string }[];
  /** Pages that are suggested before anything is typed. */
  readonly common: readonly (readonly [path: string, title: string])[];
  /** Path of the `DocumentsFile`. This and the other paths are relative to the base path. */
  readonly documents: string;
  /** Number of pages in each file of `texts`: the first file has pages 0 to `pagesInText` - 1. */
  readonly pagesInText: number;
  readonly texts: readonly string[];
  /** Parts of the index in alphabetical order, each with its first term. */
  readonly terms: readonly (readonly [first: string, file: string])[];
};

/** Path of the manifest, relative to the base path. */
export const manifestPath = 'search/manifest.json';

/** Encodes a number of words as one character, on a logarithmic scale. */
export const lengthCode = (words: number): string =>
  String.fromCharCode(48 + Math.min(40, Math.round(3 * Math.log2(words + 1))));
/** Decodes `lengthCode`, approximately. */
export const lengthOf = (code: string | undefined): number => 2 ** (((code?.charCodeAt(0) ?? 48) - 48) / 3) - 1;

/** The id that a heading usually has. Only other ids are stored. */
export function idFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
