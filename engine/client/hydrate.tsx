import { hydrateRoot } from 'react-dom/client';
import { liveComponents } from 'virtual:live-components';
import { build, site } from 'virtual:site';
import type { Sidebar } from '../model/sidebar.ts';
import { behaviours as entries } from './behaviours/all.ts';
import { createBehaviourLoader } from './behaviours/behaviour-loader.ts';
import { updateDocumentHead } from './document-head.ts';
import { watchContent } from './hot-content.ts';
import { createLiveLoader } from './live-loader.ts';
import { loadStyle } from './load-style.ts';
import { startNavigation } from './navigation.ts';
import { createPageStore } from './page-store.ts';
import { readPageState } from './page-state.ts';
import { pageViews } from './page-views.ts';
import { browserConnection, createPrefetch, watchLinks } from './prefetch.ts';
import { reveal } from './reveal.ts';
import { createRouter, type Screen, type View } from './router.ts';
import { Root } from './Root.tsx';
import { markMatches, openSearchNow, rememberPage, watchSearch } from './search.ts';
import { createSidebarStore } from './sidebar-store.ts';

const place = { origin: location.origin, base: site.base };

/**
 * Takes the document over: one React root on `#app`, everything it needs fetched before, so that no part of it is ever replaced.
 * @throws Error when the document is not one that this client can draw
 */
export async function hydrate(): Promise<void> {
  const container = document.getElementById('app');
  if (!container) throw new Error('The document has no #app.');
  openSearchNow();
  // Starting the client is one task, taking the page over another: together they would keep a slow device busy for too long.
  await new Promise((next) => setTimeout(next));
  const live = createLiveLoader(liveComponents, build);
  const behaviours = createBehaviourLoader(entries);
  const pages = createPageStore(site.base, build);
  const sidebars = createSidebarStore(site.base, build);
  const prefetch = createPrefetch(pages, browserConnection);

  let screen: Screen;
  const router = createRouter({
    pages,
    sidebars,
    live,
    behaviours,
    style: loadStyle,
    screen: { show: (view) => screen.show(view), progress: (progress) => screen.progress(progress) },
  });
  const page = readPageState(document);
  pages.put(page);
  // The frame keeps the document's own links when their data does not come.
  const first: View = await router.collect(page).catch((error: unknown) => {
    const sidebar = Promise.reject<Sidebar>(error);
    // Handled where it is drawn, which is later than the browser waits before it reports.
    sidebar.catch(() => {});
    return { page, sidebar };
  });

  const countView = pageViews(site);
  const onView = (view: View): (() => void) => {
    if (view !== first) updateDocumentHead(site, view.page);
    countView(view.page);
    rememberPage(view.page);
    markMatches();
    const article = container.querySelector('article');
    return article ? behaviours.mount(article) : () => {};
  };
  const onReady = (ready: Screen): void => {
    screen = ready;
    startNavigation(router, place);
    if (window.navigation) watchLinks(place, prefetch);
    if (site.search.enabled) watchSearch();
    watchContent(pages, router, screen);
    addEventListener('hashchange', () => reveal(location.hash));
    reveal(location.hash)?.scrollIntoView();
    answerWake();
  };

  hydrateRoot(
    container,
    <Root site={site} live={live.live} first={first} prefetch={prefetch} onReady={onReady} onView={onView} />,
    {
      // React wraps what a component threw and reports a mismatch as it is.
      onRecoverableError: (error, { componentStack }) =>
        console.error(
          error instanceof Error && error.cause ? 'A part of the page was drawn again:' : 'Hydration did not match:',
          error,
          componentStack,
        ),
    },
  );
}

/** Presses again the button that was pressed while the client was on its way. */
function answerWake(): void {
  document.documentElement.dataset.hydrated = '';
  const wake = window.__wake;
  if (!wake) return;
  wake.taken = true;
  if (wake.button?.isConnected) wake.button.click();
}
