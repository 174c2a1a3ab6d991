import type { PageFacts } from '../../compile/compile.ts';
import type { Problem } from '../../model/problem.ts';
import { callouts } from './callouts.ts';
import { codeSamples } from './code-samples.ts';
import { grammar } from './grammar.ts';
import { headings } from './headings.ts';
import { lengths } from './lengths.ts';
import { longSamples } from './long-samples.ts';
import type { PageCheck } from './page-check.ts';
import { pageShape } from './page-shape.ts';
import { placeholders } from './placeholders.ts';
import { vocabulary } from './vocabulary.ts';

/** Rules for how a page is written in English, one file each. */
const englishChecks: Readonly<Record<string, PageCheck>> = {
  'page-shape': pageShape,
  headings,
  grammar,
  lengths,
  vocabulary,
};

/** Rules for pages in any language. */
const checks: Readonly<Record<string, PageCheck>> = {
  callouts,
  'code-samples': codeSamples,
  'long-samples': longSamples,
  placeholders,
};

/** All problems of one page. */
export async function checkPage(facts: PageFacts, file: string): Promise<Problem[]> {
  const isEnglish = /^en\b/.test(facts.lang);
  const findings = Object.entries({ ...(isEnglish ? englishChecks : {}), ...checks }).map(async ([check, run]) =>
    (await run(facts)).map(({ line, severity = 'error', ...finding }): Problem => ({
      check,
      severity,
      file,
      ...finding,
      line,
    })),
  );
  return (await Promise.all(findings)).flat();
}
