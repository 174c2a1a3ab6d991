/**
 * The inline script of every page. It runs in `<head>` before the style sheet, so every byte counts (at most 1.8 kB).
 * It contains only what is needed for first paint, for opening search, and for deciding when to load the client.
 * Compiled and hashed by `engine/build/bundle-scripts.ts`.
 */
import { reloadOnce } from '../reload-once.ts';
import type { BootState } from './boot-state.ts';
import { colorModeOf } from './color-mode-of.ts';
import { likelyBase } from './likely-base.ts';

const root = document.documentElement;
const facts = root.dataset;
const boot: BootState = (window.__boot = {});

root.classList.add('js');
facts.platform = /mac|ip/i.test(navigator.platform) ? 'mac' : 'other';

/** Uses the storage, which may be blocked or full. */
const tryStorage = (use: () => void): void => {
  try {
    use();
  } catch (error) {
    console.warn('Storage is blocked or full.', error);
  }
};
tryStorage(() => (boot.storage = localStorage));
const stored = (key: string): string | null | undefined => boot.storage?.getItem(key);
const store = (key: string, value: string): void => tryStorage(() => boot.storage?.setItem(key, value));
const listen = (type: string, listener: (event: never) => void): void =>
  addEventListener(type, listener as EventListener, true);
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
listen('storage', followMode);
listen('pageshow', followMode);
if (system) system.addEventListener('change', followMode);

// The announcement bar.
if (__ANNOUNCEMENT__ && stored('announcement.id') === __ANNOUNCEMENT__ && stored('announcement.dismissed'))
  facts.announcement = 'dismissed';

// Loading, and what happens on failure.
let banner: HTMLElement | undefined;
/** A style sheet didn't load: the base path is wrong, or a newer deployment has replaced the files. */
const failStyles = (): void => {
  const { base, route } = facts as { base: string; route: string };
  const likely = likelyBase(location.pathname, route);
  const wrong = likely && likely !== base;
  if (banner || (!wrong && reloadOnce(__CLIENT__))) return;
  banner = document.createElement('p');
  banner.role = 'alert';
  // Fixed, so that it is visible wherever the page is scrolled.
  banner.style.cssText = 'position:fixed;inset:0 0 auto;z-index:9;padding:1em;background:#fff;color:#900';
  banner.textContent = `This site did not load properly. It is built for the base URL ${base}${wrong ? ` and served from ${likely}. Set base in site.config.ts` : ''}.`;
  // Style sheets may fail before there is a body.
  root.prepend(banner);
};
// Loading errors don't bubble, so this listens in the capture phase. Style sheets that are added later don't count.
// (In development, Vite reports errors in style sheets.)
if (!__DEV__)
  listen(
    'error',
    ({ target }: { target: HTMLLinkElement }) =>
      target.rel === 'stylesheet' && document.readyState !== 'complete' && failStyles(),
  );

/** Makes a function that imports modules once; after a failure, it can be called again. */
const loader = (addresses: readonly string[], onFailure?: () => void): (() => void) => {
  let loading = false;
  return () => {
    if (loading) return;
    loading = true;
    Promise.all(addresses.map((address) => import(/* @vite-ignore */ address))).catch((error: unknown) => {
      console.warn('A script did not load.', error);
      // Delayed, because WebKit rejects pending imports before it reports that the reader leaves.
      setTimeout(() => {
        loading = false;
        onFailure?.();
      }, 300);
    });
  };
};
/** Whether the reader has done something that needs the client; before that, a failure to load it is ignored. */
let wanted = false;
const load = (boot.load = loader(
  [__CLIENT__, (boot.integrity = __INTEGRITY__)],
  () => wanted && !banner && reloadOnce(__CLIENT__),
));
const loadWanted = (): void => {
  wanted = true;
  load();
};

// Search: its field is in the document and takes keys immediately, while its script loads.
const searchBox = (): HTMLElement | null => document.getElementById('search');
const loadSearch = loader([__SEARCH__], () => {
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
  if (closest(event, '#search,[popovertarget=search]')) loadSearch();
  // A touch starts with `pointerover`. Clicks on the color toggle and the announcement need no client.
  else if (closest(event, 'a,button:not(.color-toggle,.dismiss),summary,input,[tabindex],[data-live]')) loadWanted();
};
listen('pointerover', intent);
listen('focusin', intent);
listen('click', (event: Event) => {
  // Browsers may remember that a module failed until the page reloads, so Retry permits another reload.
  if (closest(event, '.search-failure')) window.name = '';
  intent(event);
  if (closest(event, '.color-toggle')) {
    showMode(facts.theme === 'dark' ? 'light' : 'dark');
    store('theme', facts.theme as string);
  }
  if (__ANNOUNCEMENT__ && closest(event, '.dismiss')) {
    facts.announcement = 'dismissed';
    store('announcement.id', __ANNOUNCEMENT__);
    store('announcement.dismissed', 'true');
  }
  // Not those handled above, and not those with a command or popover, which work natively: a second click would undo
  // the first.
  if (!boot.hydrating)
    boot.pressed =
      closest(event, 'button[type=button]:not([commandfor],[popovertarget],.color-toggle,.dismiss)') ?? boot.pressed;
});
// The reader scrolls. Not `scroll`, which browsers also fire when they bring an anchor or the sidebar's current entry
// into view. (These listeners are passive by default on the window.)
for (const type of ['wheel', 'touchmove']) listen(type, loadWanted);
listen('keydown', (event: KeyboardEvent) => {
  const { key } = event;
  // Without search, the browser keeps these keys. No single key opens the search: that would break WCAG 2.1.4.
  if (key === 'k' && (event.ctrlKey || event.metaKey) && openSearch()) event.preventDefault();
  else if (closest(event, '#search')) loadSearch();
  // A modifier key starts a shortcut, which may be that of search.
  else if (!/^(Con|Me|Sh|Alt)/.test(key)) loadWanted();
});

// After a reload, history entries made by the client still belong to this document, so going back would only change the
// URL.
const { pathname } = location;
listen('popstate', () => boot.hydrating || location.pathname === pathname || location.reload());
for (const type of ['beforeunload', 'pagehide']) listen(type, () => (boot.leftAt = Date.now()));
const parameters = new URLSearchParams(location.search);
listen('DOMContentLoaded', () => {
  followMode();
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
if (parameters.has('q')) loader([__MATCHES__])();
if (__DEV__) load();
if (__ANALYTICS__) listen('load', () => setTimeout(load));
