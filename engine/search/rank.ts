import { fitOf } from './call.ts';
import { expandQuery, type Slot } from './expand-query.ts';
import type { Query } from './parse-query.ts';
import type { IndexedPage, IndexedSection, Occurrence, Phrase, SearchIndex } from './search-index.ts';
import { fillerWords } from './stop-words.ts';

export type RankedSection = { readonly section: number; readonly score: number };
export type RankedPage = {
  readonly page: number;
  readonly score: number;
  /** The page's best sections, best first. */
  readonly sections: readonly RankedSection[];
};
export type Ranked = {
  readonly pages: readonly RankedPage[];
  /** The expanded query, for marking matches in excerpts. */
  readonly slots: readonly Slot[];
};

/** What a word counts in a phrase of each kind, beside 1 for a word in the text. */
const inPhrase: Record<Phrase['kind'], number> = {
  title: 2.75,
  label: 3,
  keyword: 1,
  heading: 2.4,
  symptom: 2.4,
  question: 0.8,
};
/** What a phrase of each kind counts that is the whole query. */
const asPhrase: Record<Phrase['kind'], number> = {
  title: 6,
  label: 3,
  keyword: 2,
  heading: 2,
  symptom: 3,
  question: 2.73,
};
const weights = {
  /** What a word in the title counts for the sections below. */
  restOfPage: 0.35,
  leadFirst: 1.1,
  filler: 0.25,
  /** The second best question or keyword of a page. */
  second: 2,
  /** How much rare words count more than others. */
  rarity: 0.75,
  wholePage: 0.4,
  coverage: 1.92,
  ofQuery: 1.4,
  ofPhrase: 0.8,
  call: 100,
  /** An operation of an API, for a query in plain words: below the page of its group. */
  operation: 0.65,
};
const maxPages = 10;
const maxSections = 3;

/** Scores for one word of the query. */
type SlotScores = {
  /** How much the word counts: rare words count more. */
  readonly weight: number;
  /** What it counts in each section: in its text and its heading. */
  readonly sections: Float32Array;
  /** What it counts in the names and questions of each page. */
  readonly pages: Float32Array;
  /** How well it matches each phrase, up to 1, and how many terms of the phrase it is. */
  readonly phrases: ReadonlyMap<number, { readonly quality: number; readonly terms: number }>;
};

/**
 * The pages that match a query, best first.
 * @param guide index of the guide to search in; undefined: all
 */
export function findPages(index: SearchIndex, query: Query, guide?: number): Ranked {
  const slots = expandQuery(query, index.dictionary, index.synonyms);
  const scored = slots.map((slot) => scoreSlot(index, slot));
  const isFiller = slots.map(([own]) => isFillerTerm(index, own?.terms[0] ?? ''));
  const fillerWeight = isFiller.every(Boolean) ? 1 : weights.filler;
  const weighted = scored.map((one, slot) => (isFiller[slot] ? { ...one, weight: one.weight * fillerWeight } : one));
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  const phrases = scorePhrases(index, weighted, total);
  const pages: RankedPage[] = [];
  if (total > 0 || query.call)
    index.pages.forEach((page, number) => {
      if (guide !== undefined && page.guide !== guide) return;
      const ranked = rankPage(page, number, weighted, phrases, total, query);
      if (ranked) pages.push(ranked);
    });
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: pages.slice(0, maxPages), slots };
}

const isFillerTerm = (index: SearchIndex, term: string): boolean =>
  fillerWords.has(term) || (index.synonyms.get(term) ?? []).some(({ to }) => !to.length);

/** Scores a page by its best section and its best phrase. A section with all words of the query ranks above one that repeats some of them. */
function rankPage(
  page: IndexedPage,
  pageIndex: number,
  slots: readonly SlotScores[],
  phrases: Phrases,
  total: number,
  query: Query,
): RankedPage | undefined {
  const sections: RankedSection[] = [];
  let top = 0;
  let topPhrase = 0;
  const best = slots.map(() => 0);
  for (let section = page.first; section < page.first + page.sections; section++) {
    const isLead = section === page.first;
    const all = new Sum();
    const inText = new Sum();
    slots.forEach((slot, number) => {
      const inSection = slot.sections[section] as number;
      const score = inSection + (slot.pages[pageIndex] as number) * (isLead ? 1 : weights.restOfPage);
      all.add(slot.weight, score);
      inText.add(slot.weight, inSection);
      best[number] = Math.max(best[number] as number, score);
    });
    const phrase = phrases.best[section] as number;
    if (!inText.score && !phrase && !(isLead && all.score)) continue;
    top = Math.max(top, all.of(total));
    topPhrase = Math.max(topPhrase, phrase);
    // Names of the page help to find it, but its sections are ranked by their own text and phrases.
    sections.push({
      section,
      score: inText.of(total) * (isLead ? weights.leadFirst : 1) + phrase * (isLead ? weights.restOfPage : 1),
    });
  }
  const asked = weights.call * operationFit(page, query);
  if (!top && !topPhrase && !asked) return undefined;
  if (!sections.length) sections.push({ section: page.first, score: asked });
  sections.sort((a, b) => b.score - a.score);
  const whole = new Sum();
  slots.forEach(({ weight }, number) => whole.add(weight, best[number] as number));
  const relevant = sections.filter(({ score }) => score >= (sections[0]?.score ?? 0) * 0.4 || query.phrases.length > 0);
  return {
    page: pageIndex,
    score:
      asked +
      (top + topPhrase + (phrases.second[pageIndex] as number) + weights.wholePage * whole.of(total)) *
        (isCode(query) ? page.weightForCode : page.weight * (page.operation ? weights.operation : 1)),
    sections: relevant.slice(0, query.phrases.length ? 20 : maxSections),
  };
}

/** How likely a page describes the operation that a query names by its call or its name, from 0 to 1. */
function operationFit({ operation }: IndexedPage, { call, identifier, open }: Query): number {
  if (!operation) return 0;
  if (identifier === operation.name) return 1;
  return call ? fitOf(call, operation, open) : 0;
}

const isCode = ({ call, identifier, words }: Query): boolean =>
  Boolean(call ?? identifier) ||
  words.some(({ whole }) => /^(api|endpoint|curl)$/.test(whole) || (words.length < 3 && /^[45]\d\d$/.test(whole)));

/** Sums the scores of a query's words. The more words have no score, the more the sum is reduced. */
class Sum {
  score = 0;
  #covered = 0;

  add(weight: number, score: number): void {
    if (!score) return;
    this.score += weight * score;
    this.#covered += weight;
  }

  of(total: number): number {
    return this.score && (this.score / total) * (this.#covered / total) ** weights.coverage;
  }
}

/** Scores of phrases that have most of the query, and little else. */
type Phrases = {
  /** The best phrase of each section. */
  readonly best: Float32Array;
  /** The second best of each page's questions and keywords: what is asked in two ways is the page's subject. */
  readonly second: Float32Array;
};

function scorePhrases(index: SearchIndex, slots: readonly SlotScores[], total: number): Phrases {
  const best = new Float32Array(index.sections.length);
  const first = new Float32Array(index.pages.length);
  const second = new Float32Array(index.pages.length);
  const matches = new Map<number, { query: number; terms: number }>();
  for (const { weight, phrases } of slots)
    for (const [phrase, { quality, terms }] of phrases) {
      const match = matches.get(phrase) ?? { query: 0, terms: 0 };
      match.query += weight * quality;
      match.terms += terms;
      matches.set(phrase, match);
    }
  for (const [at, { query, terms }] of matches) {
    const { section, kind, length } = index.phrases[at] as Phrase;
    const fit = (query / total) ** weights.ofQuery * Math.min(1, terms / Math.max(1, length)) ** weights.ofPhrase;
    best[section] = Math.max(best[section] as number, asPhrase[kind] * fit);
    if (kind !== 'question' && kind !== 'keyword') continue;
    const { page } = index.sections[section] as IndexedSection;
    const score = weights.second * fit;
    second[page] = Math.max(second[page] as number, Math.min(first[page] as number, score));
    first[page] = Math.max(first[page] as number, score);
  }
  return { best, second };
}

function scoreSlot(index: SearchIndex, slot: Slot): SlotScores {
  const sections = new Float32Array(index.sections.length);
  const pages = new Float32Array(index.pages.length);
  const inPhrases = new Map<number, { quality: number; terms: number }>();
  let weight = 0;
  for (const { terms, quality } of slot) {
    const occurrences = terms.map((term) => index.find(term));
    const texts = allOf(occurrences.map((term) => term.texts));
    const phrases = allOf(occurrences.map((term) => term.phrases));
    const count = Math.max(texts.length, new Set(phrases.map(({ number }) => index.phrases[number]?.section)).size);
    // The rarity is the word's own if the pages contain it, else that of its first alternative with a match.
    if (count && !weight) weight = idf(index.sections.length, count) ** weights.rarity;
    const scores = new Map<number, number>();
    for (const { number } of phrases) {
      const { section, kind, length } = index.phrases[number] as Phrase;
      if (quality > (inPhrases.get(number)?.quality ?? 0)) inPhrases.set(number, { quality, terms: terms.length });
      // A word counts more in a short phrase than in a long one.
      const score = (quality * inPhrase[kind]) / (0.5 + 0.2 * length);
      if (kind === 'heading' || kind === 'symptom') scores.set(section, score);
      else {
        const page = index.sections[section]?.page ?? 0;
        pages[page] = Math.max(pages[page] as number, score);
        if (kind === 'title') scores.set(section, score * (inPhrase.heading / inPhrase.title));
      }
    }
    for (const { number, weight: inText } of texts) scores.set(number, (scores.get(number) ?? 0) + quality * inText);
    for (const [section, score] of scores) sections[section] = Math.max(sections[section] as number, score);
  }
  return { weight, sections, pages, phrases: inPhrases };
}

const idf = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The places that contain every term, with the lowest of their weights. */
function allOf(lists: readonly (readonly Occurrence[])[]): readonly Occurrence[] {
  const [first = [], ...others] = lists;
  if (!others.length) return first;
  const maps = others.map((list) => new Map(list.map(({ number, weight }) => [number, weight])));
  return first.flatMap(({ number, weight }) => {
    const weightsThere = maps.map((map) => map.get(number));
    return weightsThere.every((other) => other !== undefined)
      ? [{ number, weight: Math.min(weight, ...weightsThere) }]
      : [];
  });
}
