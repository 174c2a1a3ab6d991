import { readFileSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  sidebarPages,
  wholeSidebarLimit,
  type Sidebar,
  type SidebarCategory,
  type SidebarItem,
} from '../model/sidebar.ts';
import { withBase } from '../model/url.ts';
import { NotFound } from '../ui/not-found/NotFound.tsx';
import { PageList } from '../ui/page-list/PageList.tsx';
import { pageLink, type SiteModel } from '../site/site-model.ts';
import type { PageData } from '../model/page.ts';
import { engineRoot, type Bundle } from '../build/bundle-client.ts';
import type { PageFrame } from './page-data.ts';
import { reuseFiles } from '../build/previous-build.ts';
import { writeFiles, type PageResult } from '../build/page-job.ts';
import { Registry } from '../components/registry.ts';
import { folderOf, renderDocument, type Shell } from './render-document.ts';
import { hostFiles } from './hosting/host-files.ts';
import { headerRules, headersFile, hstsHeader } from './headers.ts';
import { llmsTxt } from './llms-txt.ts';
import { manifest } from './manifest.ts';
import { redirectPage } from './redirect-page.ts';
import { redirectsFile } from './redirects.ts';
import { openSearch } from './open-search.ts';
import { robots } from './robots.ts';
import { searchFiles } from './search-files.ts';
import { sitemap } from './sitemap.ts';

export type SiteFilesInput = {
  readonly model: SiteModel;
  readonly shell: Shell;
  readonly bundle: Bundle;
  readonly frames: readonly PageFrame[];
  /** Pages as they were built, by path. */
  readonly results: ReadonlyMap<string, Pick<PageResult, 'sections' | 'terms'>>;
  readonly brotliQuality: number;
  /** The last output, for files that are the same again. */
  readonly previous: string;
  readonly out: string;
};

/** Everything in the output that is not a page's own: code, sidebars, lists, redirects, host files. */
export async function writeSiteFiles(input: SiteFilesInput): Promise<void> {
  const { model, shell, bundle, frames, results, out } = input;
  const { site } = shell;
  const { hosting } = model.config.site;
  const redirects = [...model.redirects].map(([from, to]) => ({ from, to }));
  const first = model.pages.has('/') ? undefined : frames[0]?.path;
  const rules = headerRules(
    { analytics: site.analytics, inlineScripts: [shell.boot, shell.contentScript], ...shell.videos },
    site.base,
    '/assets/',
  );
  const map = sitemap(
    frames.map(({ path, updated }) => ({ path, updated })),
    site,
  );
  await cp(join(engineRoot, 'public'), out, { recursive: true }).catch(() => undefined);
  const texts: Record<string, string> = {
    ...bundle.files,
    ...Object.fromEntries(model.sidebars.map((sidebar) => [`sidebars/${sidebar.id}.json`, JSON.stringify(sidebar)])),
    'routes.json': JSON.stringify(frames.map(({ path, title }) => [path, title])),
    ...(site.search.enabled ? { ...searchFiles({ frames, results, model }), 'opensearch.xml': openSearch(site) } : {}),
    'robots.txt': robots(site),
    ...(map === undefined ? {} : { 'sitemap.xml': map }),
    'llms.txt': llmsTxt({
      site,
      sidebars: model.sidebars,
      pages: frames.map(({ path }) => pageLink(model, path)).filter((link) => link !== undefined),
      markdownPath: (path) => `${path}index.md`,
    }),
    'site.webmanifest': manifest({ site, icons: await icons(), backgroundColor: '#faf8f4', themeColor: '#faf8f4' }),
    _redirects: redirectsFile(redirects, site.base),
    _headers: headersFile(rules),
    ...hostFiles({
      base: site.base,
      ...hosting,
      redirects,
      headers: { ...rules[0]?.headers, ...(hosting.hsts === undefined ? {} : hstsHeader(hosting.hsts)) },
      hashed: withBase(site.base, '/assets/'),
    }),
    '404.html': renderDocument(notFoundPage(input), model.sidebars[0], shell, new Registry()),
    ...Object.fromEntries(
      redirects.map((redirect) => [`${folderOf(redirect.from)}index.html`, redirectPage(redirect, site)]),
    ),
    // A folder of pages without one for `/` still has a door.
    ...(first === undefined ? {} : { 'index.html': redirectPage({ from: '/', to: first }, site) }),
  };
  for (const page of listPages(input)) {
    texts[`${folderOf(page.path)}index.html`] = renderDocument(
      page,
      model.sidebars.find(({ id }) => id === page.sidebar),
      shell,
      new Registry(),
    );
    texts[`${folderOf(page.path)}page.json`] = JSON.stringify(page);
  }
  await Promise.all(
    [...byFolder(texts)].map(async ([folder, files]) => {
      const [from, to] = [join(input.previous, folder), join(out, folder)];
      const same = Object.keys(files).filter((name) => isSame(join(from, name), files[name] as string));
      const taken = new Set(same.length && reuseFiles(from, to, same) ? same : []);
      await Promise.all(
        Object.entries(files).map(
          ([name, text]) =>
            taken.has(name) || writeFiles(to, { [name]: text }, qualityOf(join(folder, name), input.brotliQuality)),
        ),
      );
    }),
  );
}

/** Folder → name → text. */
function byFolder(texts: Readonly<Record<string, string>>): Map<string, Record<string, string>> {
  const folders = new Map<string, Record<string, string>>();
  for (const [path, text] of Object.entries(texts)) {
    const files = folders.get(dirname(path)) ?? {};
    files[basename(path)] = text;
    folders.set(dirname(path), files);
  }
  return folders;
}

/** Compressing takes far longer than looking whether it has been done. */
function isSame(file: string, text: string): boolean {
  try {
    return readFileSync(file, 'utf8') === text;
  } catch {
    return false;
  }
}

/** Hosts read their own files, readers never do; code is compressed once and sent for years. */
function qualityOf(name: string, usual: number): number | undefined {
  if (/^_|^\.htaccess$|^vercel\.json$/.test(name)) return undefined;
  return name.startsWith('assets/') && !name.startsWith('assets/search/') ? 11 : usual;
}

async function icons(): Promise<Parameters<typeof manifest>[0]['icons']> {
  const there = await readdir(join(engineRoot, 'public')).catch(() => []);
  return there
    .filter((name) => /^(favicon|icon).*\.svg$/.test(name))
    .map((name) => ({ src: `/${name}`, sizes: 'any', type: 'image/svg+xml' }));
}

function generatedPage(
  input: SiteFilesInput,
  page: Pick<PageData, 'path' | 'type' | 'title' | 'description' | 'body'> & Partial<PageData>,
): PageData {
  return { toc: [], style: input.shell.styles.site, breadcrumbs: [], related: [], build: input.bundle.build, ...page };
}

function notFoundPage(input: SiteFilesInput): PageData {
  const { site } = input.shell;
  const body = renderToStaticMarkup(
    createElement(NotFound, { guides: guides(input.model.sidebars, site.base), base: site.base }),
  );
  return generatedPage(input, {
    path: '/404/',
    type: 'not-found',
    title: 'Page not found',
    description: 'There is no page at this address.',
    body: [body],
    ...(input.model.sidebars[0] ? { sidebar: input.model.sidebars[0].id } : {}),
  });
}

/** First page of each sidebar. */
function guides(sidebars: readonly Sidebar[], base: string): { label: string; href: string }[] {
  return sidebars.flatMap(({ label, items }) => {
    const first = sidebarPages(items)[0];
    return first ? [{ label, href: withBase(base, first.path) }] : [];
  });
}

/** `/pages/`: every page by guide; and for a sidebar too large to stand whole in a document, one page for each of its categories. */
function listPages(input: SiteFilesInput): PageData[] {
  const { model, shell } = input;
  const list = (items: readonly SidebarItem[], headings: boolean): string =>
    renderToStaticMarkup(
      createElement(PageList, {
        items,
        base: shell.site.base,
        headings,
        describe: (path: string) => pageLink(model, path)?.description,
      }),
    );
  const all = model.sidebars
    .map((sidebar) => `<h2 id="${sidebar.id}">${sidebar.label}</h2>${list(sidebar.items, true)}`)
    .join('');
  const whole = generatedPage(input, {
    path: '/pages/',
    type: 'index',
    title: 'All pages',
    description: `Every page of ${shell.site.title}, guide by guide.`,
    body: [all],
    toc: model.sidebars.map(({ id, label }) => ({ id, title: label, level: 2 })),
  });
  const large = model.sidebars.filter((sidebar) => sidebarPages(sidebar.items).length > wholeSidebarLimit);
  return [
    whole,
    ...large.flatMap((sidebar) =>
      categories(sidebar.items).map((category) =>
        generatedPage(input, {
          path: category.path,
          type: 'index',
          title: category.label,
          description: category.description ?? `Pages about ${category.label} in ${shell.site.title}.`,
          sidebar: sidebar.id,
          body: [list(category.items ?? [], false)],
        }),
      ),
    ),
  ];
}

const categories = (items: readonly SidebarItem[]): SidebarCategory[] =>
  items.flatMap((item) => (item.type === 'category' ? [item, ...categories(item.items ?? [])] : []));
