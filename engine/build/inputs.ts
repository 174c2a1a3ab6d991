import { createHash } from 'node:crypto';
import { hashOf } from '../site/discover.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { SitePage } from '../site/site-pages.ts';
import { WatchedMap, WatchedSet, watchProperties, type OnRead } from './watch.ts';

/** Hashes of the code that makes pages, as opposed to content. */
export type SiteCode = {
  /** The engine and the packages it runs on. */
  readonly engine: string;
  /** The site's own components and the data they show. */
  readonly own: string;
};

/** Name of the input that is read when a page uses one of the site's own components. */
export const ownComponents = 'components';

/**
 * The inputs of a site by name, each with a hash of its current value. While a page is compiled, `watch` notes which of them are
 * read. Their names and one hash over all of them are the page's key, so no input can be forgotten. A name says what is read and
 * from where: `page /a/` (what other pages see of it), `page? /a/` (whether it exists), `snippet x`, `place page a.md` (where a
 * link leads), `config placeholders`, `model sidebars`.
 */
export class Inputs {
  readonly #model: SiteModel;
  readonly #code: SiteCode;
  readonly #known = new Map<string, string>();

  constructor(model: SiteModel, code: SiteCode) {
    this.#model = withoutTexts(model);
    this.#code = code;
  }

  /** The model for compiling one page. Whatever is read from it is noted. The texts of other pages can't be read. */
  watch(note: OnRead): SiteModel {
    const { config, pages, snippets, samples, planned, generated, endpoints, places } = this.#model;
    const inside = {
      config: watchProperties(config, (key) => note(`config ${key}`)),
      pages: new WatchedMap('page', pages, note),
      snippets: new WatchedMap('snippet', snippets, note),
      samples: new WatchedMap('sample', samples, note),
      planned: new WatchedSet('planned', planned, note),
      generated: new WatchedSet('generated', generated, note),
      endpoints: new WatchedMap('endpoint', endpoints, note),
      places: {
        get: (question: string) => {
          note(`place ${question}`);
          return places.get(question);
        },
      },
    };
    return watchProperties({ ...this.#model, ...inside }, (key) => {
      if (!(key in inside)) note(`model ${key}`);
    });
  }

  /** Key of what is made from a page's own text and the inputs that were read. */
  keyOf({ source, displayFile }: SitePage, reads: readonly string[]): string {
    const own = [source.path, displayFile, source.hash];
    return this.keyOfReads(reads, own);
  }

  /** Key of what is made from the inputs that were read and another value, which can be anything that JSON can express. */
  keyOfReads(reads: readonly string[], other: unknown): string {
    const hash = createHash('sha256').update(JSON.stringify([this.#code.engine, other]));
    for (const read of reads) hash.update(`\0${read}\0${this.#hashOf(read)}`);
    return hash.digest('base64url').slice(0, 22);
  }

  #hashOf(input: string): string {
    const known = this.#known.get(input);
    if (known !== undefined) return known;
    const hash =
      input === ownComponents ? this.#code.own : hashOf(JSON.stringify(valueOf(input, this.#model), withMaps) ?? '');
    this.#known.set(input, hash);
    return hash;
  }
}

/** `JSON.stringify` drops the contents of maps and sets. */
const withMaps = (_: string, value: unknown): unknown =>
  value instanceof Map || value instanceof Set ? [...(value as Iterable<unknown>)] : value;

/** The current value of an input. */
function valueOf(input: string, model: SiteModel): unknown {
  const [, kind = '', how, name = ''] = /^(\w+)([?*]?) ?(.*)$/s.exec(input) ?? [];
  if (kind === 'config') return model.config[name as keyof ProjectConfig];
  if (kind === 'model') return model[name as keyof SiteModel];
  if (kind === 'place') return model.places.get(name);
  const { pages, snippets, samples, planned, generated, endpoints } = model;
  const parts: Readonly<Record<string, ReadonlyMap<string, unknown> | ReadonlySet<string>>> = {
    page: pages,
    snippet: snippets,
    sample: samples,
    planned,
    generated,
    endpoint: endpoints,
  };
  const part = parts[kind];
  if (!part) throw new Error(`There is no input of kind \`${kind}\`.`);
  if (how === '?') return part.has(name);
  return how === '*' ? [...part] : (part as ReadonlyMap<string, unknown>).get(name);
}

/** What pages may know about each other: everything except their text. */
function withoutTexts(model: SiteModel): SiteModel {
  const pages = [...model.pages].map(([path, page]) => {
    const { file, format } = page.source;
    return [path, { ...page, source: { file, path, format, text: '', hash: '' } }] as const;
  });
  return { ...model, pages: new Map(pages) };
}
