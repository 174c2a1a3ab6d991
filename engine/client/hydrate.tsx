import { hydrateRoot } from 'react-dom/client';
import { analytics, site as defaultSite } from 'virtual:site';
import { mayPrefetch } from '../model/connection.ts';
import type { Sidebar } from '../model/sidebar.ts';
import type { LanguageFile } from '../model/site-info.ts';
import { stringsOf } from '../model/strings.ts';
import { trustedHtml } from '../model/trusted-types.ts';
import { updateDocumentHead } from './document-head.ts';
import { enhancements as entries } from './enhancements/all.ts';
import { createEnhancementLoader } from './enhancements/enhancement-loader.ts';
import { createLiveLoader } from './live-loader.ts';
import { loadStyle } from './load-style.ts';
import { markMatches } from './mark-matches.ts';
import { startNavigation } from './navigation.ts';
import { createPageStore, type PageStore } from './page-store.ts';
import { pageViews } from './page-views.ts';
import { createPrefetch, watchLinks } from './prefetch.ts';
import { prefetchLikely } from './prefetch-likely.ts';
import { rememberPage } from './recent-pages.ts';
import { reloadOnce } from './reload-once.ts';
import { reveal } from './reveal.ts';
import { createRouter, type Screen, type View, type Router } from './router.ts';
import { Root } from './Root.tsx';
import { createSidebarStore } from './sidebar-store.ts';
import type { PageData, PageState } from '../model/page.ts';
import { fillSkeleton } from '../model/tree.ts';

/**
 * Hydrates the document with one React root on `#app`. Everything the first page needs is loaded before that, so that no part of it is
 * replaced.
 * @throws Error when the document can't be hydrated
 */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app.');
  // A new task: together, starting the client and hydrating would block a slow device for too long.
  await new Promise((next) => setTimeout(next));
  const [{ sheets }, { site }] = await Promise.all([
    import(/* @vite-ignore */ window.__boot?.integrity as string) as Promise<typeof import('./integrity-list.ts')>,
    loadSite(),
  ]);
  // Below the base path of a language, there are none.
  const elsewhere = site.locales.slice(1).map(({ code }) => `${site.base}${code}/`);
  const siteLocation = { origin: location.origin, base: site.base, elsewhere };
  const page = readPageState(document);
  const { build } = page;
  const live = createLiveLoader(async () => (await import('virtual:live-components')).liveComponents, build);
  const enhancements = createEnhancementLoader(entries);
  const pages = createPageStore(site.base, build);
  const sidebars = createSidebarStore(site.base, build);
  const prefetch = createPrefetch(pages, () => mayPrefetch(navigator));

  let screen: Screen;
  const router = createRouter({
    pages,
    sidebars,
    live,
    enhancements,
    origins: page.origins ?? [],
    style: (href) => loadStyle({ href, integrity: sheets[href] }),
    screen: { show: (view) => screen.show(view), progress: (progress) => screen.progress(progress) },
    reload: (path) => reloadOnce(`${build}${path}`),
  });
  pages.put(page);
  // If the sidebar's data doesn't load, the frame keeps the links in the document.
  const first: View = await router.collect(page).catch((error: unknown) => {
    const sidebar = Promise.reject<Sidebar>(error);
    // React handles it when it renders the sidebar. By then the browser would have reported an unhandled rejection.
    sidebar.catch(() => {});
    return { page, sidebar };
  });

  const countView = analytics ? pageViews(site, analytics) : undefined;
  onPassage(() => {
    void import('../../passages/passages.ts').then(
      ({ startPassages }) => startPassages(stringsOf(site.locale)),
      console.warn,
    );
  });
  let currentView = first;
  let stopNavigation = (): void => {};
  const onView = (view: View): (() => void) => {
    currentView = view;
    if (view !== first) updateDocumentHead(site, view.page);
    countView?.(view.page);
    if (view.page.type !== 'not-found') rememberPage(view.page);
    markMatches();
    if (window.navigation) prefetchLikely(view.page, siteLocation, prefetch);
    const article = container.querySelector('article');
    return article ? enhancements.mount(article, stringsOf(site.locale)) : () => {};
  };
  const onReady = (ready: Screen): void => {
    screen = ready;
    stopNavigation = startNavigation(router, siteLocation);
    if (window.navigation) watchLinks(siteLocation, prefetch);
    watchContent(pages, router, screen);
    addEventListener('hashchange', () => reveal(location.hash));
    reveal(location.hash)?.scrollIntoView();
    replayPress();
  };

  const html = container.innerHTML;
  // From here on, React handles all events.
  if (window.__boot) window.__boot.hydrating = true;
  hydrateRoot(container, <Root site={site} live={live.live} first={first} onReady={onReady} onView={onView} />, {
    // React wraps errors thrown by components, so only they have a cause; a mismatch has none.
    onRecoverableError: (error, { componentStack }) =>
      console.error(
        error instanceof Error && error.cause ? 'A part of the page was rendered again:' : 'Hydration did not match:',
        error,
        componentStack,
      ),
    // The frame has crashed, and React has removed everything. Reloads, or restores the first page as plain HTML.
    onUncaughtError: (error) => {
      console.error(error);
      stopNavigation();
      if (currentView === first || !reloadOnce(`${build}${currentView.page.path}`))
        container.innerHTML = trustedHtml(html);
    },
  });
}

/** Repeats the click on the button that the reader clicked while the client was loading. */
function replayPress(): void {
  document.documentElement.dataset.hydrated = '';
  const pressed = window.__boot?.pressed;
  if (pressed?.isConnected) pressed.click();
}

/** In development, shows the new version of an edited page without losing the scroll position. */
function watchContent(pages: PageStore, router: Router, screen: Screen): void {
  import.meta.hot?.on('page:update', async (page: PageData) => {
    pages.put(page);
    if (document.documentElement.dataset.route === page.path) await screen.show(await router.collect(page));
  });
}

/** The page in the document: its inline state, with the static HTML read from the DOM, so that hydration always matches. */
function readPageState(document: Document): PageData {
  const state = JSON.parse(document.getElementById('page')?.textContent ?? '') as PageState;
  const chunks = [...document.querySelectorAll('#app .chunk, #app [data-chunk]')].map((chunk) => chunk.innerHTML);
  const { marks: marked, ...rest } = state;
  // The marks are above the body.
  const marks = marked && chunks.shift();
  return { ...rest, ...(marks ? { marks } : {}), body: fillSkeleton(state.body, chunks) };
}

/** Calls a function whenever something is selected, or the focus is in the form about the page: also if that has loaded the client. */
function onPassage(load: () => void): void {
  const check = (): void => {
    if (getSelection()?.type === 'Range' || document.querySelector('.feedback :focus')) load();
  };
  for (const type of ['selectionchange', 'focusin']) document.addEventListener(type, check);
  check();
}

/**
 * The site in the language of the document. The client is the same for all languages and contains the default one; each other language has
 * a file.
 * @throws Error when the file doesn't load
 */
async function loadSite(): Promise<Pick<LanguageFile, 'site'>> {
  const { base = defaultSite.base } = document.documentElement.dataset;
  return base === defaultSite.base
    ? { site: defaultSite }
    : ((await (await fetch(`${base}site.json`)).json()) as LanguageFile);
}
