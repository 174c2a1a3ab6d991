import type { PageData } from '../model/page.ts';
import type { Sidebar } from '../model/sidebar.ts';
import { liveNames, staticHtml } from '../model/tree.ts';
import type { EnhancementLoader } from './enhancements/enhancement-loader.ts';
import type { NavigationState } from '../ui/app/app-props.ts';
import type { LiveLoader } from './live-loader.ts';
import { LoadError } from './load-error.ts';
import { NotRenderable, type PageStore } from './page-store.ts';
import type { SidebarStore } from './sidebar-store.ts';

/** What is on screen. `sidebar` is whole; a rejected promise when it did not come with the document. */
export type View = { readonly page: PageData; readonly sidebar?: Sidebar | Promise<Sidebar> | undefined };
/** How far the next page is. */
export type Progress = Pick<NavigationState, 'pending' | 'error'>;

/** What the router renders on; the React root in the browser. */
export type Screen = {
  /** Renders a view; the promise is settled when it is in the document. */
  readonly show: (view: View) => Promise<void>;
  readonly progress: (progress: Progress) => void;
};

export type RouterParts = {
  readonly pages: PageStore;
  readonly sidebars: SidebarStore;
  readonly live: Pick<LiveLoader, 'preload'>;
  readonly enhancements: Pick<EnhancementLoader, 'preload'>;
  /** Brings a page's style sheet into the document. */
  readonly style: (address: string) => Promise<unknown> | undefined;
  readonly screen: Screen;
  /** Loads the document of a path whose payload did not come, once; false: it has been tried, or there is no network. */
  readonly reload: (path: string) => boolean;
};

/**
 * How opening a page ended. `leave`: the browser has to load the address itself; `reloading`: it does already, because a payload did not come;
 * `failed`: the error is on screen.
 */
export type Outcome = 'shown' | 'failed' | 'superseded' | 'leave' | 'reloading';

export type Router = {
  /**
   * Brings a page on screen. A later call supersedes an earlier one, whose signal the caller aborts.
   * @param retry what the Retry button does when it fails
   */
  readonly open: (path: string, signal: AbortSignal, retry: () => void) => Promise<Outcome>;
  /** Everything a view needs, fetched; nothing is rendered. */
  readonly collect: (page: PageData) => Promise<View>;
};

export function createRouter({ pages, sidebars, live, enhancements, style, screen, reload }: RouterParts): Router {
  let latest = 0;

  const collect = async (page: PageData): Promise<View> => {
    const [sidebar] = await Promise.all([
      page.sidebar === undefined ? undefined : sidebars.get(page.sidebar),
      live.preload(liveNames(page.body)),
      enhancements.preload(staticHtml(page.body)),
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
        const view = await collect(await pages.get(path, signal));
        if (signal.aborted) throw signal.reason;
        await screen.show(view);
        return 'shown';
      } catch (error) {
        if (signal.aborted) {
          // Stopped by the reader, not by another navigation: nobody else will take the progress bar away.
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
