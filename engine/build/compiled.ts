import type { PageFindings } from '../checks/site-check.ts';
import type { PageContent } from '../output/page-outputs.ts';
import type { PageTerms } from '../search/page-terms.ts';

/** What other parts of the site need from a compiled page: its problems, links and searchable text, but not its body. */
export type Findings = PageFindings & { readonly terms: PageTerms };

/** A compiled page: compiled now, or by an earlier run from the same inputs. */
export type Compiled = {
  /** Inputs that were read during compilation, and the resulting key; see `Inputs`. */
  readonly reads: readonly string[];
  readonly key: string;
  readonly findings: Findings;
  /** Body, table of contents and Markdown. */
  readonly content: () => Promise<PageContent>;
};
/** Pages compiled by earlier runs, by path. One is valid only while its inputs give the same key. */
export type CompiledMemory = { get(path: string): Compiled | undefined };
