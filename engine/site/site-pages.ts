import { frontMatterSchema } from '../model/front-matter-schema.ts';
import type { PageTypes } from '../model/page-type.ts';
import type { Problem } from '../model/problem.ts';
import { addressesOf } from './addresses.ts';
import type { Discovered, SourceFile } from './discover.ts';
import { directionOf, translationFolders } from './page-language.ts';
import { readSummary, type SummaryItem } from './summary.ts';
import type { FrontMatterResult, FrontMatter } from './front-matter.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** A page before its body is compiled. */
export type SitePage = {
  readonly source: SourceFile;
  /** Relative to the project's root, for messages. */
  readonly displayFile: string;
  readonly meta: FrontMatter;
  /** How many lines of the file the front matter takes. */
  readonly bodyLine: number;
  /** Another name for the page, which links of its folder may use. */
  readonly id?: string;
};

export type SitePages = {
  readonly pages: ReadonlyMap<string, SitePage>;
  /** The chapters of a book's `SUMMARY.md`. */
  readonly summary: readonly SummaryItem[];
  readonly problems: readonly Problem[];
};

/** The site's own pages: a path that another page already has is an error. */
export function ownPages(found: Discovered, displayDir: string, types: PageTypes): SitePages {
  const schemas = new Map(Object.entries(types).map(([name, type]) => [name, frontMatterSchema(type)]));
  const problems: Problem[] = [];
  const pages = new Map<string, SitePage>();
  for (const source of found.pages) {
    const displayFile = `${displayDir}/${source.file}`;
    const {
      meta,
      problems: own,
      bodyLine,
    } = readFrontMatter(source, displayFile, source.generated ? undefined : schemas);
    problems.push(...own);
    const other = pages.get(source.path);
    if (other)
      problems.push({
        check: 'routes',
        severity: 'error',
        file: displayFile,
        message: `The URL ${source.path} belongs to ${other.displayFile} already.`,
        hint: 'Rename or remove one of the two files.',
      });
    else
      pages.set(source.path, {
        source,
        displayFile,
        meta: source.generated ? { ...meta, type: 'api' } : meta,
        bodyLine,
      });
  }
  return { pages, summary: [], problems };
}

/** Pages of a folder that was not written for this engine: each gets a path, whatever its file is called. Drafts are left out. */
export function foreignPages(found: Discovered, displayDir: string): SitePages {
  const problems: Problem[] = [];
  const warn = (file: string, check: string, message: string, hint?: string): void =>
    void problems.push({ check, severity: 'warning', file, message, ...(hint ? { hint } : {}) });
  const contents = found.pages.find(({ file }) => file === 'SUMMARY.md');
  const summary = contents ? readSummary(contents) : [];
  const written = summary.length ? found.pages.filter((source) => source !== contents) : found.pages;
  const read = written.flatMap((source): { source: SourceFile; result: FrontMatterResult }[] => {
    const displayFile = `${displayDir}/${source.file}`;
    const result = readFrontMatter(source, displayFile);
    problems.push(...result.problems);
    for (const { name, line } of source.missing ?? [])
      problems.push({
        check: 'files',
        severity: 'warning',
        file: displayFile,
        line,
        message: `The file ${name} can't be included: it is not in the folder, or too long.`,
      });
    if (!result.draft) return [{ source, result }];
    warn(displayFile, 'drafts', 'The page is a draft and is left out.', 'Remove `draft: true` to publish it.');
    return [];
  });
  const addresses = addressesOf(
    read.map(({ source, result }) => ({ file: source.file, slug: result.slug })),
    found.assets,
  );
  const translations = translationFolders(written.map(({ file }) => file));
  const pages = new Map<string, SitePage>();
  for (const [index, { source, result }] of read.entries()) {
    const displayFile = `${displayDir}/${source.file}`;
    const { path = source.path, why } = addresses[index] ?? {};
    if (why) warn(displayFile, 'routes', `${why} The page is at ${path}.`);
    pages.set(path, {
      source: { ...source, path },
      displayFile,
      meta: inLanguage(result.meta, translations.get(source.file.split('/')[0] ?? '')),
      bodyLine: result.bodyLine,
      ...(result.id === undefined ? {} : { id: result.id }),
    });
  }
  return { pages, summary, problems };
}

/** The language that the page sets, otherwise that of its folder; the direction follows from it. */
function inLanguage(meta: FrontMatter, folder: string | undefined): FrontMatter {
  const lang = meta.lang ?? folder;
  return lang ? { ...meta, lang, dir: meta.dir ?? directionOf(lang) } : meta;
}
