/**
 * The inline script of every page. It runs in `<head>` before the style sheet, so every byte counts (at most 1.8 kB). It contains only what
 * is needed for first paint, for opening search, and for deciding when to load the client. Compiled and hashed by
 * `engine/build/bundle-scripts.ts`.
 */
import { mayPrefetch } from '../../model/connection.ts';
import { reloadOnce } from '../reload-once.ts';
import type { BootState } from './boot-state.ts';
import { colorModeOf } from './color-mode-of.ts';

const root = document.documentElement;
const facts = root.dataset;
const { pathname } = location;
const boot: BootState = (window.__boot = {});

root.className = 'js';
if (/mac|ip/i.test(navigator.platform)) facts.platform = 'mac';

/** Uses the storage, which may be blocked or full. */
const tryStorage = (use: () => void): void => {
  try {
    use();
  } catch (error) {
    console.warn('storage', error);
  }
};
tryStorage(() => (boot.storage = localStorage));
const stored = (key: string): string | null | undefined => boot.storage?.getItem(key);
const store = (key: string, value: string): void => tryStorage(() => boot.storage?.setItem(key, value));
/** @param types separated by spaces */
const listen = (types: string, listener: (event: never) => void): void => {
  for (const type of types.split(' ')) addEventListener(type, listener as EventListener, true);
};
const closest = (event: Event, selector: string): HTMLElement | null | undefined =>
  (event.target as Element).closest?.(selector);

// Color mode.
const system = __COLOR__.respectSystem && matchMedia('(prefers-color-scheme:dark)');
const showMode = (mode: string): void => {
  facts.theme = mode;
  for (const toggle of document.querySelectorAll('.color-toggle')) toggle.ariaPressed = `${mode === 'dark'}`;
};
const followMode = (): void =>
  showMode(colorModeOf(stored('theme'), system ? (system.matches ? 'dark' : 'light') : __COLOR__.default));
followMode();
// The reader may choose in another tab, even while this page is in the back/forward cache.
listen('storage pageshow DOMContentLoaded', followMode);
if (system) system.onchange = followMode;

// An address of the default language says nothing about a language, so it leads to the one that the reader has chosen.
const chosen = __LANGUAGES__ && stored('language');
if (__LANGUAGES__?.includes(chosen as string) && facts.base === __ROOT__ && facts.route !== '/404/')
  // Keeps query and anchor, and replaces the entry of the history, because the page is still loading.
  location.pathname = facts.base + chosen + facts.route;

// The announcement bar.
if (__ANNOUNCEMENT__ && stored('announcement.dismissed') === __ANNOUNCEMENT__) facts.dismissed = 'true';

// Loading, and what happens on failure.
let banner: HTMLElement | undefined;
/** A style sheet didn't load: the base path is wrong, or a newer deployment has replaced the files. */
const failStyles = (): void => {
  const base = facts.base as string;
  // The base path that the site is served under; empty if the path doesn't end with the route.
  const likely = pathname.slice(0, pathname.lastIndexOf(facts.route as string) + 1);
  const wrong = likely && likely !== base;
  if (!wrong && reloadOnce(__CLIENT__)) return;
  banner = document.createElement('p');
  banner.role = 'alert';
  // Fixed, so that it is visible wherever the page is scrolled; there may be no body yet.
  banner.style.cssText = 'position:fixed;inset:0 0 auto;padding:1em;background:#fff;color:#900';
  banner.textContent = `This site did not load properly.${wrong ? ` In site.config.ts, set base to ${likely}, not ${base}.` : ''}`;
  root.prepend(banner);
};
// Loading errors don't bubble, so this listens in the capture phase. Style sheets that are added later don't count. (In development, Vite
// reports errors in style sheets.)
if (!__DEV__)
  listen(
    'error',
    ({ target }: { target: HTMLLinkElement }) =>
      target.rel === 'stylesheet' && document.readyState !== 'complete' && failStyles(),
  );

/** Makes a function that imports a module, or two, once; after a failure, it can be called again. */
const loader = (address: string, onFailure?: () => void, another?: string): (() => void) => {
  let loading = false;
  return () => {
    if (loading) return;
    loading = true;
    Promise.all([import(/* @vite-ignore */ address), another && import(/* @vite-ignore */ another)]).catch(
      (error: unknown) => {
        console.warn(error);
        // Delayed, because WebKit rejects pending imports before it reports that the reader leaves.
        setTimeout(() => {
          loading = false;
          onFailure?.();
        }, 300);
      },
    );
  };
};
/** Whether the reader has done something that needs the client; before that, a failure to load it is ignored. */
let wanted = false;
const load = (boot.load = loader(
  __CLIENT__,
  () => wanted && !banner && reloadOnce(__CLIENT__),
  (boot.integrity = __INTEGRITY__),
));
const loadWanted = (): void => {
  wanted = true;
  load();
};

// Search: its field is in the document and takes keys immediately, while its script loads.
const searchBox = (): HTMLElement | null => document.getElementById('search');
const loadSearch = loader(__SEARCH__, () => {
  const box = searchBox() as HTMLElement;
  if (!reloadOnce(__SEARCH__, `?search=${encodeURIComponent((box.querySelector('input') as HTMLInputElement).value)}`))
    box.classList.add('failed');
});
/**
 * Opens search. Its field gets the focus, which loads the script.
 * @returns the dialog; undefined if there is none or the browser has no popovers
 */
const openSearch = (): HTMLElement | undefined => {
  const box = searchBox();
  if (!box?.togglePopover) return;
  // `true` keeps it open if it is already open.
  box.togglePopover(true);
  return box;
};

// The reader's first intent.
const intent = (event: Event): void => {
  // A touch starts with `pointerover`. This script handles the buttons that need script: color toggle and announcement.
  const control: Partial<HTMLAnchorElement> | null | undefined = closest(
    event,
    'a,button:not(.needs-script),summary,input,[tabindex="0"]',
  );
  if (closest(event, '#search,[popovertarget=search]')) loadSearch();
  // A link works without the client, so a reader who saves data doesn't need it there.
  else if (control && (!control.href || mayPrefetch(navigator))) loadWanted();
};
listen('pointerover focusin', intent);
listen('click', (event: Event) => {
  // Browsers may remember that a module failed until the page reloads, so Retry permits another reload.
  if (closest(event, '.search-failure')) window.name = '';
  intent(event);
  if (closest(event, '.color-toggle')) {
    showMode(facts.theme === 'dark' ? 'light' : 'dark');
    store('theme', facts.theme as string);
  }
  if (__ANNOUNCEMENT__ && closest(event, '.dismiss')) {
    facts.dismissed = 'true';
    store('announcement.dismissed', __ANNOUNCEMENT__);
  }
  const link = __LANGUAGES__ && (closest(event, '[hreflang]') as HTMLAnchorElement | null);
  if (link) {
    store('language', link.hreflang);
    // Anchors are the same in all languages.
    link.search = location.search;
    link.hash = location.hash;
  }
  // Not those handled above, and not those with a command or popover, which work natively: a second click would undo the first.
  if (!boot.hydrating)
    boot.pressed = closest(event, 'button:not(.needs-script,[commandfor],[popovertarget])') ?? boot.pressed;
});
// The reader scrolls or selects text. Not `scroll`, which browsers also fire when they bring an anchor or the sidebar's current entry into
// view. (These listeners are passive by default on the window.)
listen('wheel touchmove selectstart', loadWanted);
listen('keydown', (event: KeyboardEvent) => {
  const { key } = event;
  // Without search, the browser keeps these keys. No single key opens the search: that would break WCAG 2.1.4.
  if (key === 'k' && (event.ctrlKey || event.metaKey) && openSearch()) event.preventDefault();
  else if (closest(event, '#search')) {
    boot.key = key;
    loadSearch();
  }
  // A modifier key starts a shortcut, which may be that of search.
  else if (!/^(Con|Me|Sh|Alt)/.test(key)) loadWanted();
});

// After a reload, history entries made by the client still belong to this document, so going back would only change the URL.
listen('popstate', () => boot.hydrating || location.pathname === pathname || location.reload());
listen('beforeunload pagehide', () => (boot.leftAt = Date.now()));
const parameters = new URLSearchParams(location.search);
listen('DOMContentLoaded', () => {
  // Browsers with `scroll-initial-target` have already scrolled the sidebar to the current entry.
  const entry = document.querySelector<HTMLElement>('.sidebar [aria-current=page]');
  const sidebar = entry?.offsetParent;
  if (sidebar && !CSS.supports('scroll-initial-target:nearest'))
    sidebar.scrollTop = entry.offsetTop - sidebar.clientHeight / 2;
  // A URL that searches: `?search=x`.
  const query = parameters.get('search');
  const field = query !== null && openSearch()?.querySelector('input');
  if (field) field.value = query;
});
// A page opened from a search result highlights the matches.
if (parameters.has('q')) loader(__MATCHES__)();
if (__DEV__) load();
if (__ANALYTICS__) listen('load', () => setTimeout(load));
