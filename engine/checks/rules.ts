import type { PageFacts } from '../compile/compile.ts';
import type { Problem } from '../model/problem.ts';
import { importFile, readConfigFile } from '../site/config-files.ts';
import type { SiteSource } from '../site/read-site.ts';
import type { SiteModel } from '../site/site-model.ts';
import type { PageFindings } from './site-check.ts';

/** What a rule finds on a page. */
export type Finding = {
  readonly message: string;
  readonly hint?: string;
  readonly line?: number | undefined;
  /** Default: an error. */
  readonly severity?: 'error' | 'warning';
  /** Default: the page's file. */
  readonly file?: string;
};
/** A rule for single pages. */
export type PageRule = (facts: PageFacts) => readonly Finding[] | Promise<readonly Finding[]>;
/** A rule for all pages together, or for other files of the project in the folder `root`. */
export type ProjectRule = (
  model: SiteModel,
  results: ReadonlyMap<string, PageFindings>,
  root: string,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** The writing rules of a project, which `config/rules.ts` exports. Checks and the dev server run them; builds don't. */
export type Rules = {
  /** Rules by the name that their problems have. */
  readonly page: Readonly<Record<string, PageRule>>;
  readonly project: readonly ProjectRule[];
};

/**
 * The project's writing rules: none without `config/rules.ts`, and for a folder of pages outside the project.
 * @throws ConfigError when the module can't be used
 */
export async function loadRules({ root, content, importModule = importFile }: SiteSource): Promise<Rules> {
  const module =
    content === undefined ? await readConfigFile(root, 'config/rules.ts', 'rules', importModule) : undefined;
  return (module?.value as Rules | undefined) ?? { page: {}, project: [] };
}

/** A function that applies the rules to a page. */
export const pageChecker =
  ({ page }: Rules) =>
  async (facts: PageFacts, file: string): Promise<Problem[]> => {
    const findings = Object.entries(page).map(async ([check, rule]) =>
      (await rule(facts)).map(({ line, severity = 'error', ...finding }): Problem => ({
        check,
        severity,
        file,
        ...finding,
        line,
      })),
    );
    return (await Promise.all(findings)).flat();
  };
