import type { PageData } from '../model/page.ts';
import type { Sidebar } from '../model/sidebar.ts';
import { liveNames } from '../model/tree.ts';
import type { EnhancementLoader } from './enhancements/enhancement-loader.ts';
import type { NavigationState } from '../ui/app/app-props.ts';
import type { LiveLoader } from './live-loader.ts';
import { LoadError, NotRenderable, type PageStore } from './page-store.ts';
import type { SidebarStore } from './sidebar-store.ts';

/** A page with its complete sidebar: undefined for a page without one, a rejected promise if it didn't load. */
export type View = { readonly page: PageData; readonly sidebar?: Sidebar | Promise<Sidebar> | undefined };
export type Progress = Pick<NavigationState, 'pending' | 'error'>;

export type Screen = {
  /** Renders a view; resolves when it is in the document. */
  readonly show: (view: View) => Promise<void>;
  readonly progress: (progress: Progress) => void;
};

export type RouterParts = {
  readonly pages: PageStore;
  readonly sidebars: SidebarStore;
  readonly live: Pick<LiveLoader, 'preload'>;
  readonly enhancements: Pick<EnhancementLoader, 'preload'>;
  /** Other origins that the document's policy allows. A page that needs further ones is another document. */
  readonly origins: readonly string[];
  /** Adds a page's style sheet to the document. */
  readonly style: (address: string) => Promise<unknown> | undefined;
  readonly screen: Screen;
  /** Reloads the document once for a path whose payload didn't load; returns false if that was tried already or there is no network. */
  readonly reload: (path: string) => boolean;
};

/**
 * The result of opening a page.
 * - `leave`: the browser has to load the document
 * - `reloading`: the browser is already loading the document, because the payload didn't load
 * - `failed`: the error is on screen
 * - `superseded`: another navigation has replaced it, or the reader has stopped it
 */
export type NavigationOutcome = 'shown' | 'failed' | 'superseded' | 'leave' | 'reloading';

export type Router = {
  /**
   * Shows a page. A later call supersedes an earlier one, whose signal the caller aborts.
   * @param retry called by the Retry button after a failure
   */
  readonly open: (path: string, signal: AbortSignal, retry: () => void) => Promise<NavigationOutcome>;
  /** Loads everything that a view needs, without rendering it. */
  readonly collect: (page: PageData) => Promise<View>;
};

/** Creates the router of a document. Of several navigations, only the last one is shown. */
export function createRouter({
  pages,
  sidebars,
  live,
  enhancements,
  origins,
  style,
  screen,
  reload,
}: RouterParts): Router {
  let latest = 0;

  const collect = async (page: PageData): Promise<View> => {
    const [sidebar] = await Promise.all([
      page.sidebar === undefined ? undefined : sidebars.get(page.sidebar),
      live.preload(liveNames(page.body)),
      enhancements.preload(page.scripts ?? []),
      style(page.style),
    ]);
    return { page, sidebar };
  };

  return {
    collect,
    open: async (path, signal, retry) => {
      const turn = ++latest;
      if (!pages.has(path)) screen.progress({ pending: true });
      try {
        const page = await pages.get(path, signal);
        if (page.origins?.some((origin) => !origins.includes(origin))) return 'leave';
        const view = await collect(page);
        if (signal.aborted) throw signal.reason;
        await screen.show(view);
        return 'shown';
      } catch (error) {
        if (signal.aborted) {
          // Stopped by the reader. After another navigation, that one would hide the progress bar.
          if (turn === latest) screen.progress({ pending: false });
          return 'superseded';
        }
        if (error instanceof NotRenderable) return 'leave';
        console.warn(error);
        if (error instanceof LoadError && reload(path)) return 'reloading';
        screen.progress({
          pending: false,
          error: { message: error instanceof Error ? error.message : String(error), retry },
        });
        return 'failed';
      }
    },
  };
}
