import type { PageFindings } from '../checks/site-check.ts';
import type { PageContent } from '../output/page-outputs.ts';
import type { PageTerms } from '../search/page-terms.ts';

/** What the rest of the site needs of a compiled page. */
export type Findings = PageFindings & { readonly terms: PageTerms };

/** A compiled page: now, or by an earlier run that read the same. */
export type Compiled = {
  /** Inputs that were read while it was compiled, and the key they gave; see `Inputs`. */
  readonly reads: readonly string[];
  readonly key: string;
  readonly findings: Findings;
  /** Body, contents and Markdown. */
  readonly content: () => Promise<PageContent>;
};
/** Compiled pages of earlier runs by path. One counts only when its inputs give the same key again. */
export type CompiledMemory = { get(path: string): Compiled | undefined };
