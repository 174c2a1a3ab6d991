import { frontMatterOf } from '../engine/markdown/front-matter-block.ts';
import { availableSchema, isOffered } from '../engine/model/availability.ts';
import { frontMatterSchema } from '../engine/model/front-matter-schema.ts';
import type { SourceFile } from '../engine/site/discover.ts';
import type { FrontMatter } from '../engine/site/front-matter.ts';
import type { ProjectConfig } from '../engine/site/load-config.ts';
import { readFrontMatter } from '../engine/site/read-front-matter.ts';
import { missingThings } from './missing-things.ts';
import { offeredValue } from './offered-values.ts';

/** The pages about what the platform offers, and the paths of the others. */
export type Offered = { readonly pages: readonly SourceFile[]; readonly withheld: ReadonlySet<string> };

/** Leaves out the pages that need or are about what the platform doesn't offer. */
export function withhold(
  pages: readonly SourceFile[],
  { availability, pageTypes }: Pick<ProjectConfig, 'availability' | 'pageTypes'>,
): Offered {
  const missing = Object.values(availability).flatMap(({ values }) =>
    Object.values(values).filter(({ offered }) => !offered),
  );
  if (!missing.length) return { pages, withheld: new Set() };
  const schemas = new Map(
    Object.entries(pageTypes).map(([name, type]) => [name, frontMatterSchema(type, availability)]),
  );
  /**
   * A page about several things of a kind stays as long as one of them is offered. The nearest page above says, for each kind, what a page is
   * about.
   */
  const isAboutMissing = ({ path }: SourceFile): boolean =>
    Object.values(availability).some((kind) => {
      const values = Object.values(kind.values);
      const above = values.flatMap(({ pages: about }) => about.filter((one) => path.startsWith(one)));
      const nearest = Math.max(...above.map(({ length }) => length));
      const subjects = values.filter(({ pages: about }) => about.includes(path.slice(0, nearest)));
      return subjects.length > 0 && !subjects.some(({ offered }) => offered);
    });
  const needsOf = (page: SourceFile): Parameters<typeof isOffered>[0] =>
    /\bavailable["']?\s*:/.test(frontMatterOf(page.text)?.text ?? '')
      ? (readFrontMatter(page, page.displayFile, schemas).meta.available ?? {})
      : {};
  const isLeftOut = (page: SourceFile): boolean => isAboutMissing(page) || !isOffered(needsOf(page), availability);
  const withheld = new Set(pages.filter(isLeftOut).map(({ path }) => path));
  return { pages: pages.filter(({ path }) => !withheld.has(path)), withheld };
}

/** Front matter in the words that suit the platform, without the keywords and questions that name what it doesn't offer. */
export function offeredMeta(meta: FrontMatter, availability: ProjectConfig['availability']): FrontMatter {
  const { isAny, hasName, reword } = missingThings({ availability });
  if (!isAny) return meta;
  const { title, label, description } = meta;
  const offered = (texts: readonly string[]): string[] => texts.filter((text) => !hasName(text));
  const { keywords, questions, sectionQuestions } = meta;
  return {
    ...meta,
    title: reword(title),
    ...(label === undefined ? {} : { label: reword(label) }),
    description: reword(description),
    keywords: offered(keywords),
    ...(questions ? { questions: offered(questions) } : {}),
    ...(sectionQuestions
      ? {
          sectionQuestions: Object.fromEntries(
            Object.entries(sectionQuestions).map(([anchor, texts]) => [anchor, offered(texts)]),
          ),
        }
      : {}),
  };
}

/** The jobs whose pages are all there, with the questions that fit what the platform offers. */
const offeredJobs = (
  { jobs, availability }: Pick<ProjectConfig, 'jobs' | 'availability'>,
  withheld: ReadonlySet<string>,
): ProjectConfig['jobs'] => {
  const { isAbout, hasName } = missingThings({ availability });
  const isHere = ({ available = {} }: { readonly available?: Record<string, unknown> | undefined }): boolean =>
    isOffered(availableSchema(availability).parse(available), availability);
  return jobs
    .filter(isHere)
    .map((job) => ({ ...job, steps: job.steps.filter(isHere) }))
    .filter(({ title, steps }) => !isAbout(title) && !steps.some(({ page }) => withheld.has(page)))
    .map((job) => ({ ...job, asks: job.asks.filter((ask) => !hasName(ask)) }));
};

/** The configuration without what the platform doesn't offer, and what sources of pages need to leave it out. */
export function offeredConfig(config: ProjectConfig, withheld: ReadonlySet<string>) {
  const offered = <Value>(value: Value): Value => offeredValue(value, { config, withheld });
  const { isAny, hasName, isName, reword } = missingThings(config);
  // A group that has the name of a channel has other pages left: it keeps the rest of the name.
  const labelOf = (label: string): string => (isName(label) ? label.replace(/ channels?$/, '') : reword(label));
  return {
    ...config,
    offered,
    sidebars: isAny ? relabeled(config.sidebars, labelOf) : config.sidebars,
    synonyms: config.synonyms.filter((synonym) => !hasName(synonym)),
    jobs: offeredJobs(config, withheld),
    placeholders: offered(config.placeholders),
    published: offered(config.published),
  };
}

/** A value with every `label` in it in other words. */
const relabeled = <Value>(value: Value, reword: (text: string) => string): Value =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    key === 'label' && typeof inner === 'string' ? reword(inner) : inner,
  ) as Value;

/** The nearest page above one that is left out. */
export function pageAbove(path: string, pages: { has: (path: string) => boolean }): string {
  const above = path.replace(/[^/]+\/$/, '');
  return pages.has(above) || above === '/' ? above : pageAbove(above, pages);
}
