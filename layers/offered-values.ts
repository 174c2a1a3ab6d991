import { availableSchema, isOffered } from '../engine/model/availability.ts';
import type { FactTable } from '../engine/model/table.ts';
import { normalizePath } from '../engine/model/url.ts';
import type { ProjectConfig } from '../engine/site/load-config.ts';
import { missingThings } from './missing-things.ts';

export type SiteOffer = {
  readonly config: Pick<ProjectConfig, 'availability'>;
  readonly withheld: ReadonlySet<string>;
};

/** The end of a sentence, and what is before the next one. */
const betweenSentences = /(?<=[.!?:][)*”"]*)(?=\s+[\p{Lu}\p{Lo}\d“"`*[<])/u;

/**
 * A text of data without its sentences about what isn't offered, in the words that suit the platform; empty if its first sentence is about
 * that, or one says that it is for that only. Pages of writers have conditions instead.
 */
export function offeredText(text: string, { config }: Pick<SiteOffer, 'config'>): string {
  const { isAny, isAbout, keysIn, reword } = missingThings(config);
  if (!isAny) return text;
  // A list of values keeps those that are offered.
  if (/^(?:`[^`]+`(?:, | or | and |$)){2,}$/.test(text)) {
    const values = [...text.matchAll(/`([^`]+)`(, | or | and |$)/g)];
    const left = values.flatMap(([words, code = '']) => (keysIn(code).length ? [] : words)).join('');
    return left.replace(/(?:, | or | and )$/, '').replace(/, (`[^`]+`)$/, / or /.test(text) ? ' or $1' : ', $1');
  }
  const sentences = reword(text).split(betweenSentences);
  const isAboutMissing = (sentence: string): boolean =>
    isAbout(sentence.replace(/`[^`]*`|\]\([^)]*\)/g, '')) ||
    [...sentence.matchAll(/`([^`]*)`/g)].some(([, code = '']) => keysIn(code).length > 0);
  const isForThatOnly = (sentence: string, index: number): boolean =>
    isAboutMissing(sentence) && (index === 0 || /^\s*only\b|\bonly\.?$/i.test(sentence));
  if (sentences.some(isForThatOnly)) return '';
  return sentences
    .filter((sentence) => !isAboutMissing(sentence))
    .join('')
    .trimStart();
}

/** Whether a text of data is about nothing else than what isn't offered, or is or begins with a link to a page that is left out. */
function isGone(text: string, site: SiteOffer): boolean {
  const path = /^(?:\[[^\]]*\]\()?(\/[^)#?\s]*)/.exec(text)?.[1];
  if (path !== undefined && site.withheld.has(normalizePath(path))) return true;
  return text !== '' && (missingThings(site.config).isKey(text) || offeredText(text, site) === '');
}

/** A table without columns about what the platform doesn't offer, and without rows with a cell about it. */
export function offeredTable(table: FactTable, site: SiteOffer): FactTable {
  if (!missingThings(site.config).isAny) return table;
  const columns = table.columns.filter(({ label }) => !isGone(label, site));
  const rows = table.rows.filter(
    ({ cells, group }) =>
      ![group ?? '', ...columns.map(({ key }) => cells[key] ?? '')].some((text) => isGone(text, site)),
  );
  return { columns, rows };
}

/** Properties that say what an object is or means: without one of them, nothing is left of it. */
const telling = new Set([
  'name',
  'label',
  'title',
  'meaning',
  'description',
  'text',
  'repository',
  'route',
  'page',
  'href',
  'when',
  '$ref',
]);

/**
 * Data without what the platform doesn't offer: entries, properties and sentences about it, and objects whose `available` names it, which is
 * written as in front matter.
 */
export function offeredValue<Value>(value: Value, site: SiteOffer): Value {
  return missingThings(site.config).isAny ? (without(value, site) as Value) : value;
}

/** The props of a component without the entries of lists that lead to pages that are left out. */
export function offeredEntries<Value>(value: Value, withheld: SiteOffer['withheld']): Value {
  const leadsNowhere = (one: unknown): boolean => {
    const { href } = Object(one) as { href?: unknown };
    return typeof href === 'string' && withheld.has(normalizePath(href.replace(/[?#].*/s, '')));
  };
  const visit = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.filter((entry) => !leadsNowhere(entry)).map(visit);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, visit(inner)]));
  };
  return withheld.size ? (visit(value) as Value) : value;
}

const isOfferedHere = (available: unknown, { config: { availability } }: SiteOffer): boolean => {
  const { data } = availableSchema(availability).safeParse(available);
  return !data || isOffered(data, availability);
};

function without(value: unknown, site: SiteOffer): unknown {
  if (typeof value === 'string') return isGone(value, site) ? undefined : offeredText(value, site);
  if (Array.isArray(value)) return value.map((item) => without(item, site)).filter((item) => item !== undefined);
  if (typeof value !== 'object' || value === null) return value;
  if ('available' in value && !isOfferedHere(value.available, site)) return undefined;
  const { isKey, reword } = missingThings(site.config);
  const entries = Object.entries(value).map(
    ([key, inner]) => [reword(key), inner, isKey(key) ? undefined : without(inner, site)] as const,
  );
  if (entries.some(([key, text, left]) => left === undefined && typeof text === 'string' && telling.has(key)))
    return undefined;
  const kept = Object.fromEntries(entries.flatMap(([key, , left]) => (left === undefined ? [] : [[key, left]])));
  // Nothing is left of an object that had nothing else.
  if (!Object.keys(kept).length && entries.length) return undefined;
  const { required, properties } = kept as { required?: unknown; properties?: object };
  // A schema requires only properties that it still has.
  return Array.isArray(required) && properties
    ? { ...kept, required: required.filter((name) => Object.hasOwn(properties, String(name))) }
    : kept;
}
