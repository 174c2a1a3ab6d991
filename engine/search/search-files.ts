/** The files of the index as the build writes them and the browser reads them. All but the manifest have hashed names. */

/**
 * [path, title, index of its place in the sidebars, keywords, sections]. A line of `sections` is a section below the text above all headings:
 * `depth title`, `! title` for a symptom; then, after tabs, its id when it does not follow from the title, and its tab.
 */
export type PageEntry = readonly [path: string, title: string, place: number, keywords: string, sections: string];
/** Where pages stand: index of the guide, then the labels of the sidebar above them. */
export type PlaceEntry = readonly [guide: number, ...labels: string[]];

/** First part of the documents: what answers first. */
export type DocumentsFile = {
  readonly places: readonly PlaceEntry[];
  readonly pages: readonly PageEntry[];
  /** One character for each section: how long its text is (see `lengthOf`). */
  readonly lengths: string;
};
/** A part of the documents: texts of the sections of some pages, in order. */
export type TextsFile = readonly (readonly string[])[];
/** A part of the index: terms of the full text in an alphabetical range. */
export type TermsFile = { readonly terms: string; readonly postings: string };

export type SearchManifest = {
  readonly guides: readonly { readonly id: string; readonly label: string }[];
  /** Pages to offer before anything is typed: path and title. */
  readonly common: readonly (readonly [path: string, title: string])[];
  /** Address of the file from the base path, as are the others. */
  readonly documents: string;
  /** Pages in a file of `texts`: the first has pages 0 to `pagesInText` - 1. */
  readonly pagesInText: number;
  readonly texts: readonly string[];
  /** Parts of the index in alphabetical order, each with its first term. */
  readonly terms: readonly (readonly [first: string, file: string])[];
};

/** Where the manifest is, from the base path. The only file of the search without a hash in its name. */
export const manifestPath = 'search/manifest.json';

/** Number of words ↔ one character, on a scale of powers. */
export const lengthCode = (words: number): string =>
  String.fromCharCode(48 + Math.min(40, Math.round(3 * Math.log2(words + 1))));
export const lengthOf = (code: string | undefined): number => 2 ** (((code?.charCodeAt(0) ?? 48) - 48) / 3) - 1;

/** The id a heading gets from its title when nothing else is said; only ids that differ are stored. */
export function idFromTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}
