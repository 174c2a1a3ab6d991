import { isOffered } from '../engine/model/availability.ts';
import { frontMatterSchema } from '../engine/model/front-matter-schema.ts';
import type { SourceFile } from '../engine/site/discover.ts';
import type { ProjectConfig } from '../engine/site/load-config.ts';
import { readFrontMatter } from '../engine/site/read-front-matter.ts';

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
  const values = Object.values(availability).flatMap((kind) => Object.values(kind.values));
  /** A page about several things stays as long as one of them is offered. */
  const isAboutMissing = ({ path }: SourceFile): boolean => {
    const subjects = values.filter(({ pages: about }) => about.some((one) => path.startsWith(one)));
    return subjects.length > 0 && !subjects.some(({ offered }) => offered);
  };
  const isLeftOut = (page: SourceFile): boolean =>
    isAboutMissing(page) ||
    !isOffered(readFrontMatter(page, page.displayFile, schemas).meta.available ?? {}, availability);
  const withheld = new Set(pages.filter(isLeftOut).map(({ path }) => path));
  return { pages: pages.filter(({ path }) => !withheld.has(path)), withheld };
}

/** The nearest page above one that is left out. */
export function pageAbove(path: string, pages: { has: (path: string) => boolean }): string {
  const above = path.replace(/[^/]+\/$/, '');
  return pages.has(above) || above === '/' ? above : pageAbove(above, pages);
}
