import type { CheckedFile } from '../model/checked-file.ts';
import type { Section, SectionRow } from '../model/section.ts';
import { slugify, symptomId } from '../model/url.ts';

/** Formats of the search's files, which the build writes and the browser reads. All but the manifest have hashed names. */

/**
 * A page. `name` is its title, and after a tab character its label, if it has one. `place` is an index of `places`, `mark` one of
 * `marks`, `weight` one of `weights`, or -1. `sections` has a line for each section after the first, in the form
 * `{depth}{title}`, or `!{title}` for a symptom; then, each after a tab character, its id if that isn't
 * `usualId(title, isSymptom)`, and its tab's label.
 */
export type PageEntry = readonly [
  path: string,
  name: string,
  place: number,
  keywords: string,
  sections: string,
  mark: number,
  weight: number,
];
/** How much a page counts, where others count 1: for a query in plain words, and for one that is code, such as an identifier. Then its language, if it isn't the site's. */
export type PageWeight = readonly [weight: number, weightForCode: number, lang?: string];
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
  /** How many words each question has, section by section (see `encodeQuestions`). In the index, questions follow the sections. */
  readonly questions: string;
  /** Weights of pages, each once. */
  readonly weights: readonly PageWeight[];
};
/** The text of a section; if tables in it have rows with anchors, then also each row as `{name}\t{id}`. */
export type SectionText = string | readonly [text: string, ...rows: string[]];
/** The texts of a page's sections in order. */
export type TextsFile = readonly SectionText[];
/** A part of the index: the terms of the full text in an alphabetical range, and the synonyms of words in that range (see `readSynonyms`). */
export type TermsFile = { readonly terms: string; readonly postings: string; readonly synonyms: readonly string[] };

export type SearchManifest = {
  readonly guides: readonly { readonly id: string; readonly label: string }[];
  /** The module with stems and stop words of the pages' language. Default: those of English. */
  readonly language?: CheckedFile;
  /** Pages that are suggested before anything is typed. */
  readonly common: readonly (readonly [path: string, title: string])[];
  /** Path of the `DocumentsFile`. This and the other paths are relative to the whole site's base path. */
  readonly documents: string;
  /** Path of each page's `TextsFile`. */
  readonly texts: readonly string[];
  /** Parts of the index in alphabetical order, each with its first term. */
  readonly terms: readonly (readonly [first: string, file: string])[];
};

export const sectionText = ({ text, rows }: Section): SectionText =>
  rows ? [text, ...rows.map(({ name, id }) => `${name}\t${id}`)] : text;
export const textOf = (text: SectionText | undefined): string => (typeof text === 'string' ? text : (text?.[0] ?? ''));
export const rowsOf = (text: SectionText | undefined): SectionRow[] =>
  text === undefined || typeof text === 'string'
    ? []
    : text.slice(1).map((row) => {
        const [name = '', id = ''] = row.split('\t');
        return { name, id };
      });

/** Path of the manifest, relative to the base path. */
export const manifestPath = 'search/manifest.json';

/** Encodes a number of words as one character, on a logarithmic scale. */
export const lengthCode = (words: number): string =>
  String.fromCharCode(48 + Math.min(40, Math.round(3 * Math.log2(words + 1))));
/** Decodes `lengthCode`, approximately. */
export const lengthOf = (code: string | undefined): number => 2 ** (((code?.charCodeAt(0) ?? 48) - 48) / 3) - 1;

/** Index of the section of a question, and the question's number of words. */
export type QuestionEntry = readonly [section: number, length: number];
/**
 * Encodes questions, sorted by section: for each section with questions, how many sections it is after the previous one (a number
 * with the digits a to z), then a digit for the length of each question.
 */
export function encodeQuestions(questions: readonly QuestionEntry[]): string {
  let last = 0;
  let text = '';
  for (const [section, length] of questions) {
    if (!text || section > last)
      text += (section - last).toString(26).replace(/./g, (digit) => String.fromCharCode(97 + parseInt(digit, 26)));
    text += Math.min(9, length);
    last = section;
  }
  return text;
}

export function decodeQuestions(text: string): QuestionEntry[] {
  let section = 0;
  return [...text.matchAll(/([a-z]+)(\d+)/g)].flatMap(([, letters = '', lengths = '']) => {
    section += [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 97, 0);
    return [...lengths].map((length): QuestionEntry => [section, Number(length)]);
  });
}

/** The id that a heading or a symptom usually has. Only other ids are stored. */
export const usualId = (title: string, isSymptom: boolean): string => (isSymptom ? symptomId(title) : slugify(title));
