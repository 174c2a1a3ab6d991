import { loadConfig } from '../../engine/site/load-config.ts';
import {
  manifestPath,
  type DocumentsFile,
  type SearchManifest,
  type TermsFile,
} from '../../engine/search/file-formats.ts';
import { parseQuery } from '../../engine/search/parse-query.ts';
import { findPages } from '../../engine/search/rank.ts';
import { SearchIndex } from '../../engine/search/search-index.ts';
import type { BuiltSite } from '../../tests/budgets/built-site.ts';
import { goldenQueries, type GoldenQuery } from './golden.ts';
import { measure, type Measures } from './measures.ts';

/** The search of a built site with all parts of its index, and the graded queries. */
export class BuiltSearch {
  readonly manifest: SearchManifest;
  readonly index: SearchIndex;

  constructor(site: BuiltSite) {
    const json = <Value>(file: string): Value => JSON.parse(site.read(file)) as Value;
    this.manifest = json<SearchManifest>(manifestPath);
    this.index = new SearchIndex(json<DocumentsFile>(this.manifest.documents));
    for (const [, file] of this.manifest.terms) this.index.addTerms(json<TermsFile>(file));
  }

  /** Paths of the pages found for a query, the best first. */
  find(query: string): string[] {
    return findPages(this.index, parseQuery(query)).pages.map(({ page }) => this.index.pages[page]?.path ?? '');
  }

  /** The graded queries in four parts; see `goldenQueries` for its errors. */
  async queries(): Promise<Record<GoldenQuery['half'], GoldenQuery[]>> {
    return goldenQueries(new Set(this.index.pages.map(({ path }) => path)), (await loadConfig('.')).tokens);
  }

  /** How good the answers to some queries are. */
  measure(queries: readonly GoldenQuery[]): Measures {
    return measure(queries.map(({ query, pages }) => ({ found: this.find(query), grades: pages })));
  }
}
