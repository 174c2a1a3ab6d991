import { contentHash } from '../site/content-hash.ts';
import { makeSearchFiles, type SearchPage } from '../search/make-search-files.ts';
import { foreignLanguage, breadcrumbsOf, guideOf, type SiteModel } from '../site/site-model.ts';
import type { CheckedFile } from '../model/checked-file.ts';
import { localeOf } from '../model/site-info.ts';
import { searchLanguages } from '../search/languages/all.ts';
import { markOf } from '../model/page-type.ts';
import { manifestPath, type PageWeight, type SearchManifest } from '../search/file-formats.ts';
import { assetsFolder } from './headers.ts';

export type SearchFilesInput = {
  readonly results: ReadonlyMap<string, Pick<SearchPage, 'sections' | 'terms'>>;
  readonly model: SiteModel;
  /** The module with stems and stop words of the language. */
  readonly language?: CheckedFile | undefined;
};

/**
 * The documents and the index of the search, in parts with hashed names, and the manifest that lists them: path in the output, JSON. One
 * after the other, because those of a large site are large.
 */
export function* searchFiles(input: SearchFilesInput): Generator<readonly [file: string, text: string]> {
  const { config } = input.model;
  const { code, synonyms = [] } = localeOf(config.site);
  const searchData = makeSearchFiles(searchPages(input), [...synonyms, ...config.synonyms], searchLanguages[code]);
  function* add(kind: string, content: unknown): Generator<readonly [string, string], string> {
    const text = JSON.stringify(content);
    const name = `${assetsFolder}/search/${kind}-${contentHash(text, 9)}.json`;
    yield [name, text];
    return name;
  }
  const documents = yield* add('documents', searchData.documents);
  const texts: string[] = [];
  for (const page of searchData.texts) texts.push(yield* add('texts', page));
  const terms: [string, string][] = [];
  for (const [first, part] of searchData.terms) terms.push([first, yield* add('index', part)]);
  const manifest: SearchManifest = {
    guides: input.model.sidebars.map(({ id, label, short = label }) => ({ id, label: short })),
    ...(input.language ? { language: input.language } : {}),
    common: config.site.search.common.flatMap((path) => {
      const title = input.model.pages.get(path)?.meta.title;
      return title === undefined ? [] : [[path, title] as const];
    }),
    documents,
    texts,
    terms,
  };
  yield [manifestPath, JSON.stringify(manifest)];
}

/** Pages of an API reference count less than guides, unless the query is code. */
const referenceWeight = [0.6, 1] as const;

/** Pages that are not translated come after those that are, unless these only mention what is searched for. */
const inLanguageFirst = (weight: PageWeight | undefined, { lang }: { lang?: string }): PageWeight | undefined =>
  lang ? [(weight?.[0] ?? 1) / 8, (weight?.[1] ?? 1) / 8, lang] : weight;

/** Pages as the search index takes them, in site order. */
export function searchPages({ results, model }: SearchFilesInput): SearchPage[] {
  const paths = Object.entries(model.config.site.search.weights).toSorted(([a], [b]) => b.length - a.length);
  return [...model.pages].map(([path, { meta, source }]) => {
    const [, weight] = paths.find(([start]) => path.startsWith(start)) ?? [];
    const guide = model.sidebars.findIndex(({ id }) => id === guideOf(model, path)?.id);
    const trail = breadcrumbsOf(model, path)
      .slice(0, -1)
      .map((crumb) => crumb.title);
    return {
      ...(results.get(path) ?? { sections: [] }),
      path,
      title: meta.title,
      label: meta.label,
      description: meta.description,
      keywords: meta.keywords,
      questions: { '': meta.questions ?? [], ...meta.sectionQuestions },
      guide,
      weight: inLanguageFirst(
        weight ?? (source.generated ? referenceWeight : undefined),
        foreignLanguage(source, model.config.site),
      ),
      mark: markOf(meta, model.config.pageTypes, model.config.site.marks),
      // Most pages are in the first guide, so its name would only repeat in every result.
      place: guide === 0 && trail.length > 1 ? trail.slice(1) : trail,
    };
  });
}
