import { fitOf } from './call.ts';
import { expandQuery, type Slot } from './expand-query.ts';
import type { Query } from './parse-query.ts';
import { fillerWords } from './stop-words.ts';
import type { IndexedPage, IndexedSection, Occurrence, SearchIndex } from './search-index.ts';

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

/** Weights of matches by where they are; a heading is worth several mentions. Chosen by judgment, before measuring. */
const weights = {
  heading: 2.4,
  page: 1.6,
  text: 1,
  leadOfPage: 1,
  restOfPage: 0.35,
  leadFirst: 1.1,
  filler: 0.35,
  symptom: [0.75, 0.6],
  wholePage: 0.25,
  coverage: 1.6,
  operation: 0.45,
  jobs: 0.85,
  call: 100,
} as const;
const maxPages = 10;
const maxSections = 3;
/** BM25's k1 (how fast repeated words stop counting) and b (how much long texts are penalized). */
const [saturation, lengthPenalty] = [1.2, 0.6];

/** Scores for one word of the query, by the index of section or page. */
type SlotScores = {
  readonly idf: number;
  readonly sections: Float32Array;
  readonly pages: Float32Array;
  readonly exact: Uint8Array;
};

/**
 * The pages that match a query, best first.
 * @param guide index of the guide to search in; undefined: all
 */
export function findPages(index: SearchIndex, query: Query, guide?: number): Ranked {
  return rank(index, query, expandQuery(query, index.dictionary, index.synonyms), guide);
}

/**
 * Scores every section for every word of the query, and pages by their best section. A section with all words ranks
 * above one that repeats some of them.
 */
function rank(index: SearchIndex, query: Query, slots: readonly Slot[], guide: number | undefined): Ranked {
  const long = slots.length > 2;
  const scored = slots.map((slot, number) => {
    const scores = scoreSlot(index, slot);
    return long && fillerWords.has(query.words[number]?.whole ?? '')
      ? { ...scores, idf: scores.idf * weights.filler }
      : scores;
  });
  const total = scored.reduce((sum, { idf }) => sum + idf, 0);
  const pages: RankedPage[] = [];
  if (total > 0 || query.call) {
    index.pages.forEach((page, at) => {
      if (guide !== undefined && page.guide !== guide) return;
      const ranked = rankPage(index, at, scored, total, query);
      if (ranked) pages.push(ranked);
    });
  }
  pages.sort((a, b) => b.score - a.score || a.page - b.page);
  return { pages: pages.slice(0, maxPages), slots };
}

function rankPage(
  index: SearchIndex,
  at: number,
  scored: readonly SlotScores[],
  total: number,
  query: Query,
): RankedPage | undefined {
  const page = index.pages[at] as IndexedPage;
  const sections: RankedSection[] = [];
  let top = 0;
  const best = scored.map(() => 0);
  for (let section = page.first; section < page.first + page.sections; section++) {
    const lead = section === page.first;
    const all = new Sum();
    const own = new Sum();
    scored.forEach((slot, number) => {
      const mine = slot.sections[section] as number;
      const score = mine + (slot.pages[at] as number) * (lead ? weights.leadOfPage : weights.restOfPage);
      all.add(slot.idf, score);
      own.add(slot.idf, mine);
      best[number] = Math.max(best[number] as number, score);
    });
    if (!own.score && !(lead && all.score)) continue;
    const { terms, symptom } = index.sections[section] as IndexedSection;
    const factor =
      (1 + titleBonus(scored, section, terms.length)) * (symptom ? symptomFactor(scored, section, terms.length) : 1);
    top = Math.max(top, all.of(total) * factor);
    // Keywords help to find the page, but its sections are ranked only by their own text.
    sections.push({ section, score: own.of(total) * factor * (lead ? weights.leadFirst : 1) });
  }
  const asked = weights.call * operationFit(page, query);
  if (!top && !asked) return undefined;
  if (!sections.length) sections.push({ section: page.first, score: asked });
  sections.sort((a, b) => b.score - a.score);
  const whole = new Sum();
  scored.forEach(({ idf }, number) => whole.add(idf, best[number] as number));
  const relevant = sections.filter(({ score }) => score >= (sections[0]?.score ?? 0) * 0.4 || query.phrases.length > 0);
  return {
    page: at,
    score: asked + (top + weights.wholePage * whole.of(total)) * kindFactor(page.path, query),
    sections: relevant.slice(0, query.phrases.length ? 20 : maxSections),
  };
}

/** How likely a page describes the operation that a query names by its call or its name, from 0 to 1. */
function operationFit({ operation }: IndexedPage, { call, identifier, open }: Query): number {
  if (!operation) return 0;
  if (identifier === operation.name) return 1;
  return call ? fitOf(call, operation, open) : 0;
}

/**
 * Ranks pages of the API reference below guides unless the query is technical, and lists of jobs below the pages they
 * link to.
 */
function kindFactor(path: string, { call, identifier, words }: Query): number {
  const isTechnical = call || identifier || words.some(({ whole }) => /^(api|endpoint|curl)$/.test(whole));
  if (path.startsWith('/api-reference/')) return isTechnical ? 1 : weights.operation;
  return path.includes('/jobs/') ? weights.jobs : 1;
}

/** Sums the scores of a query's words. The more words have no score, the more the sum is reduced. */
class Sum {
  score = 0;
  #covered = 0;

  add(idf: number, score: number): void {
    if (!score) return;
    this.score += idf * score;
    this.#covered += idf;
  }

  of(total: number): number {
    return this.score && this.score * (this.#covered / total) ** weights.coverage;
  }
}

/**
 * A symptom is a whole sentence: matching one of its words means little, matching most of them means this is the
 * problem.
 */
function symptomFactor(scored: readonly SlotScores[], section: number, length: number): number {
  const [least, more] = weights.symptom;
  return least + more * Math.min(1, scored.filter(({ exact }) => exact[section]).length / Math.max(1, length));
}

/** A bonus for titles that contain the whole query and little else. */
function titleBonus(scored: readonly SlotScores[], section: number, length: number): number {
  if (!length || !scored.every(({ exact }) => exact[section])) return 0;
  return 0.8 * Math.min(1, scored.length / length) ** 1.5;
}

function scoreSlot(index: SearchIndex, slot: Slot): SlotScores {
  const sections = new Float32Array(index.sections.length);
  const pages = new Float32Array(index.pages.length);
  const exact = new Uint8Array(index.sections.length);
  let rarity = 0;
  let known = false;
  slot.forEach(({ terms, quality }, number) => {
    const titles = allOf(terms.map((term) => index.inTitles(term)));
    const texts = allOf(terms.map((term) => index.inTexts(term)));
    const inPages = allOf(terms.map((term) => index.inPages(term)));
    const count = Math.max(titles.length, texts.length, inPages.length);
    // The rarity is the word's own if the pages contain it, else that of its first alternative with a match.
    if (count && (!known || number === 0)) {
      rarity = idf(index.sections.length, count);
      known = true;
    }
    const own = new Map<number, number>();
    for (const { at, weight } of titles) {
      own.set(at, weights.heading * weight);
      if (quality > 0.5) exact[at] = 1;
    }
    for (const { at, weight } of texts) {
      const length = (index.sections[at]?.length ?? 0) / index.averageLength;
      own.set(
        at,
        (own.get(at) ?? 0) +
          (weights.text * weight * (saturation + 1)) /
            (weight + saturation * (1 - lengthPenalty + lengthPenalty * length)),
      );
    }
    for (const [at, score] of own) sections[at] = Math.max(sections[at] as number, quality * score);
    for (const { at, weight } of inPages) pages[at] = Math.max(pages[at] as number, quality * weights.page * weight);
  });
  return { idf: rarity, sections, pages, exact };
}

const idf = (all: number, having: number): number => Math.log(1 + (all - having + 0.5) / (having + 0.5));

/** The places that contain every term, with the lowest of their weights. */
function allOf(lists: readonly (readonly Occurrence[])[]): readonly Occurrence[] {
  const [first = [], ...others] = lists;
  if (!others.length) return first;
  const maps = others.map((list) => new Map(list.map(({ at, weight }) => [at, weight])));
  return first.flatMap(({ at, weight }) => {
    const found = maps.map((map) => map.get(at));
    return found.every((other) => other !== undefined) ? [{ at, weight: Math.min(weight, ...found) }] : [];
  });
}
