import { applyBrand } from '../model/brand-tokens.ts';
import { jobPage } from '../model/job.ts';
import { endsWithNextSteps, type PageData, type PageLink, type Updated } from '../model/page.ts';
import { styleSheetOf, type StyleSheet } from '../model/style-sheet.ts';
import type { CompiledPage } from '../compile/compile.ts';
import type { PageNeeds } from '../model/page-needs.ts';
import { breadcrumbsOf, foreignLanguage, guideOf, neighboursOf, pageLink, type SiteModel } from '../site/site-model.ts';
import { localeOf } from '../model/site-info.ts';
import type { SourceFile } from '../site/discover.ts';
import type { SitePage } from '../site/site-pages.ts';

/** What the frame shows around a page's body, all known before the body is compiled. */
export type PageFrame = Omit<PageData, 'body' | 'marks' | 'toc' | 'style' | 'scripts' | 'hero' | 'origins'>;

/** Breadcrumbs, neighbors, last update and the rest of the frame. */
export function pageFrame(page: SitePage, model: SiteModel, updated: Updated | undefined, build: string): PageFrame {
  const { path } = page.source;
  const { meta } = page;
  const sidebar = guideOf(model, path);
  const editUrl = model.config.site.editUrl?.replace('{path}', page.displayFile);
  return {
    path,
    type: meta.type,
    title: meta.title,
    description: meta.description,
    ...languagesOf(page.source, model),
    breadcrumbs: breadcrumbsOf(model, path),
    ...(sidebar ? { sidebar: sidebar.id } : {}),
    ...neighboursOf(model, path),
    related: relatedTo(page, model),
    ...(updated ? { updated } : {}),
    ...(editUrl ? { editUrl } : {}),
    build,
  };
}

function languagesOf(source: SourceFile, { config, translated }: SiteModel) {
  const { lang, path } = source;
  const { code } = localeOf(config.site);
  const others = [...translated].filter(([, paths]) => paths.has(path)).map(([other]) => other);
  const translations = [...(others.length ? [config.site.locales[0]?.code ?? code] : []), ...others];
  return {
    ...foreignLanguage(source, config.site),
    ...(translations.length ? { translations: translations.filter((other) => other !== lang) } : {}),
  };
}

/** The pages that an author chose and the jobs that the page is a step of, two of them before the last pages. */
function relatedTo({ source: { path }, meta }: SitePage, model: SiteModel): PageLink[] {
  const { jobs, site, tokens } = model.config;
  const pages = meta.related.flatMap((route) => pageLink(model, applyBrand(route, tokens)) ?? []);
  const jobLinks = jobs
    .filter(({ steps }) => steps.some(({ page }) => page === path))
    .flatMap((job) => {
      const page = pageLink(model, jobPage(job, site.jobs?.pages) ?? '');
      return page ? [{ ...page, path: `${page.path}#${job.id}`, title: job.title, description: '' }] : [];
    });
  return [...pages.slice(0, 3), ...jobLinks.slice(0, 2), ...pages.slice(3), ...jobLinks.slice(2)];
}

/** How many links are at the end of a page: under “Next steps”, and of related pages. */
const linksAtEnd = 5;

function linksIn(body: PageData['body'], toc: PageData['toc']): number {
  if (!endsWithNextSteps(toc)) return 0;
  const html = JSON.stringify(body);
  return html.slice(html.lastIndexOf('#next-steps')).match(/<a href/g)?.length ?? 0;
}

/**
 * The page as the frame renders it.
 * @param styles URLs of the site's style sheets, base path included
 */
export function pageData(
  frame: PageFrame,
  { body, marks, toc, needs }: Pick<CompiledPage, 'body' | 'marks' | 'toc' | 'needs'>,
  styles: Readonly<Record<StyleSheet, string>>,
): PageData {
  return {
    ...frame,
    ...(marks ? { marks } : {}),
    related: frame.related.slice(0, Math.max(0, linksAtEnd - linksIn(body, toc))),
    body,
    toc,
    style: styles[styleSheetOf(needs)],
    ...clientNeeds(needs),
  };
}

function clientNeeds({
  scripts,
  hero,
  frames = [],
  media = [],
}: PageNeeds): Pick<PageData, 'scripts' | 'hero' | 'origins'> {
  const origins = [...frames, ...media];
  return {
    ...(scripts ? { scripts } : {}),
    ...(hero ? { hero } : {}),
    ...(origins.length ? { origins } : {}),
  };
}
