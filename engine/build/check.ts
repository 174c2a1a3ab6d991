import { join, resolve } from 'node:path';
import { loadRules, pageChecker } from '../checks/rules.ts';
import type { Problem } from '../model/problem.ts';
import type { SiteSource } from '../site/read-site.ts';
import { ofLanguage, problemsOf } from './build.ts';
import { engineBundle } from './bundle-engine.mjs';
import { Reporter } from './report.ts';
import { Site } from './site.ts';
import { WorkThread } from './work-thread.ts';

/**
 * Finds everything that is wrong with the pages, including violations of the writing rules. Writes only to the cache.
 * @throws ConfigError when the configuration can't be used
 */
export async function check(source: SiteSource, report: Reporter = new Reporter()): Promise<readonly Problem[]> {
  const thread = new WorkThread(await engineBundle(), join(resolve(source.root), '.cache/objects'));
  try {
    const rules = await loadRules(source);
    const site = await report.step(
      'files read',
      () => Site.open({ ...source, tools: { ...thread.tools, checkPage: pageChecker(rules) } }),
      ({ model }) => model.pages.size,
    );
    const findings = await report.step('pages', (progress) => site.findings(progress));
    const problems: Problem[] = [
      ...(await report.step('links and wording', async () => [
        ...problemsOf(site, findings),
        ...(await Promise.all(rules.project.map((rule) => rule(site.model, findings, site.root)))).flat(),
      ])),
    ];
    for (const language of await site.languages()) {
      const { label } = language.info.locale;
      const pages = await report.step(
        label,
        (progress) => language.findings(progress),
        ({ size }) => size,
      );
      problems.push(...ofLanguage(language, problemsOf(language, pages)));
    }
    report.finish(problems, {
      pages: findings.size,
      waiting: [...findings.values()].flatMap(({ waiting }) => waiting),
      planned: site.model.planned.size,
      out: undefined,
    });
    return problems;
  } finally {
    await thread.close();
  }
}
