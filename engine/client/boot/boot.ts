/**
 * The inline script of every page. Runs in `<head>` before the style sheet, so every byte counts (1.8 kB) and nothing is imported
 * that is not needed for the first paint, for opening the search or for deciding when the client comes.
 * Compiled and hashed by `engine/build/bundle-client.ts`.
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

try {
  boot.storage = localStorage;
} catch (error) {
  console.warn('Storage is blocked; choices last until the page is closed.', error);
}
const stored = (key: string): string | null | undefined => boot.storage?.getItem(key);
const store = (key: string, value: string): void => boot.storage?.setItem(key, value);
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
// Another tab may choose, also while this one rests in the history.
listen('storage', followMode);
listen('pageshow', followMode);
if (system) system.addEventListener('change', followMode);

// The announcement bar.
if (__ANNOUNCEMENT__ && stored('announcement.id') === __ANNOUNCEMENT__ && stored('announcement.dismissed'))
  facts.announcement = 'dismissed';

// What has to be loaded, and when it does not come.
let banner: HTMLElement | undefined;
/** A style sheet did not come: the base path is wrong, or the files belong to a deployment that is gone. */
const failStyles = (): void => {
  const { base, route } = facts as { base: string; route: string };
  const likely = likelyBase(location.pathname, route);
  const wrong = likely && likely !== base;
  if (banner || (!wrong && reloadOnce(__CLIENT__))) return;
  banner = document.createElement('p');
  banner.role = 'alert';
  // Over the page, wherever the page is scrolled to: what it says is the first thing to know.
  banner.style.cssText = 'position:fixed;inset:0 0 auto;z-index:9;padding:1em;background:#fff;color:#900';
  banner.textContent = `This site did not load properly. It is built for the base URL ${base}${wrong ? ` and served from ${likely}. Set base in site.config.ts` : ''}.`;
  // Styles may fail before there is a body; then this is the last place of the document, and the body comes after it.
  root.insertBefore(banner, document.body);
};
// Loading errors do not bubble: they are seen on their way down. Those of style sheets that come later are no reason to say so.
// (In development Vite shows what is wrong with a style sheet.)
if (!__DEV__)
  listen(
    'error',
    ({ target }: { target: HTMLLinkElement }) =>
      target.rel === 'stylesheet' && document.readyState !== 'complete' && failStyles(),
  );

/** Makes a function that imports a module once, and again some time after a failure. */
const loader = (address: string, onFailure?: () => void): (() => void) => {
  let loading = false;
  return () => {
    if (loading) return;
    loading = true;
    import(/* @vite-ignore */ address).catch((error: unknown) => {
      console.warn('A script did not load.', error);
      // Not at once: WebKit rejects what is on its way before it says that the reader leaves.
      setTimeout(() => {
        loading = false;
        onFailure?.();
      }, 300);
    });
  };
};
/** Whether the reader has done something that the client answers; before that, its absence is no reason to disturb them. */
let wanted = false;
const load = (boot.load = loader(__CLIENT__, () => wanted && !banner && reloadOnce(__CLIENT__)));
const loadWanted = (): void => {
  wanted = true;
  load();
};

// The search: its field is in the document and takes keys at once, its program comes meanwhile.
const searchBox = (): HTMLElement | null => document.getElementById('search');
const loadSearch = loader(__SEARCH__, () => {
  const box = searchBox() as HTMLElement;
  if (!reloadOnce(__SEARCH__, `?search=${encodeURIComponent((box.querySelector('input') as HTMLInputElement).value)}`))
    box.classList.add('failed');
});
/** Opens the search; the field that gets the focus is the intent that loads its program. @returns undefined where there is none, or no way to open it */
const openSearch = (): HTMLElement | undefined => {
  const box = searchBox();
  if (!box?.togglePopover) return;
  // With `true` it stays open when it is open.
  box.togglePopover(true);
  return box;
};

// The reader's first intent.
const intent = (event: Event): void => {
  if (closest(event, '#search,[popovertarget=search]')) loadSearch();
  // A touch begins with a pointer over what it touches. The color mode and the announcement are answered here.
  else if (closest(event, 'a,button:not(.color-toggle,.dismiss),summary,input,[tabindex],[data-live]')) loadWanted();
};
listen('pointerover', intent);
listen('focusin', intent);
listen('click', (event: Event) => {
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
  // Those have been answered, and buttons with a command or a popover work natively: pressing them again would undo what they did.
  if (!boot.hydrating)
    boot.pressed =
      closest(event, 'button[type=button]:not([commandfor],[popovertarget],.color-toggle,.dismiss)') ?? boot.pressed;
});
// The reader scrolls. Not `scroll`, which the browser also fires when it brings an anchor or the current entry of the sidebar into view.
// (On the window they are passive by default.)
for (const type of ['wheel', 'touchmove']) listen(type, loadWanted);
listen('keydown', (event: KeyboardEvent) => {
  const { key } = event;
  // Without a search the keys stay the browser's.
  if (
    (key === '/' ? !closest(event, 'input,select,textarea') : key === 'k' && (event.ctrlKey || event.metaKey)) &&
    openSearch()
  )
    event.preventDefault();
  else if (closest(event, '#search')) loadSearch();
  // A modifier is the beginning of a shortcut, which may be the search's.
  else if (!/^(Con|Me|Sh|Alt)/.test(key)) loadWanted();
});

// After a reload the entries made by the client are still this document's, so going back would only change the address.
const { pathname } = location;
listen('popstate', () => boot.hydrating || location.pathname === pathname || location.reload());
for (const type of ['beforeunload', 'pagehide']) listen(type, () => (boot.leftAt = Date.now()));
const parameters = new URLSearchParams(location.search);
listen('DOMContentLoaded', () => {
  followMode();
  // Browsers that know `scroll-initial-target` have brought the current entry of the sidebar into view by themselves.
  const entry = document.querySelector<HTMLElement>('.sidebar [aria-current=page]');
  const sidebar = entry?.offsetParent;
  if (sidebar && !CSS.supports('scroll-initial-target:nearest'))
    sidebar.scrollTop = entry.offsetTop - sidebar.clientHeight / 2;
  // An address that searches: `?search=x`.
  const query = parameters.get('search');
  const field = query !== null && openSearch()?.querySelector('input');
  if (field) field.value = query;
});
// A result of the search shows what was looked for.
if (parameters.has('q')) loader(__MATCHES__)();
if (__DEV__) load();
if (__ANALYTICS__) listen('load', () => setTimeout(load));
