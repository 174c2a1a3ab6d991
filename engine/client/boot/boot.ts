/**
 * The inline script of every page. Runs in `<head>` before the stylesheet, so every byte counts (1.5 kB) and nothing is imported
 * that is not needed for the first paint or for deciding when the client comes. Compiled and hashed by `engine/build/bundle-client.ts`.
 */
import { restoreTabs } from '../behaviours/restore-tabs.ts';
import { colorModeOf } from '../../ui/color-mode/color-mode-of.ts';
import { reloadOnce } from '../reload-once.ts';
import { likelyBase } from './likely-base.ts';
import type { Wake } from './wake.ts';

const root = document.documentElement;
const facts = root.dataset;
const wake: Wake = (window.__wake = {});

root.classList.add('js');
facts.platform = /mac|ip/i.test(navigator.platform) ? 'mac' : 'other';

const system = __COLOR__.respectSystem && matchMedia('(prefers-color-scheme:dark)');
/** What is stored; a blocked storage is said once and holds nothing. */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (!wake.warned) console.warn('Browser storage is blocked.', error);
    wake.warned = true;
    return null;
  }
};
const paint = (): void =>
  void (facts.theme = colorModeOf(stored('theme'), system && system.matches, {
    default: __COLOR__.default,
    respectSystem: __COLOR__.respectSystem,
  }));
paint();
// Another tab may choose, also while this one rests in the history.
addEventListener('storage', paint);
addEventListener('pageshow', paint);
if (system) system.addEventListener('change', paint);

if (__ANNOUNCEMENT__) {
  try {
    if (stored('announcement.id') !== __ANNOUNCEMENT__) {
      localStorage.removeItem('announcement.dismissed');
      localStorage.setItem('announcement.id', __ANNOUNCEMENT__);
    }
    if (stored('announcement.dismissed')) facts.announcement = 'dismissed';
  } catch {}
}

let said = false;
/** Styles or client did not come: the base path is wrong, or the files belong to a deploy that is gone. */
const fail = (styles: boolean): void => {
  const base = facts.base as string;
  const likely = likelyBase(location.pathname, facts.route as string);
  const wrong = likely && likely !== base;
  if ((!wrong && reloadOnce(__CLIENT__)) || !styles || said) return;
  said = true;
  const banner = document.createElement('p');
  banner.role = 'alert';
  banner.style.cssText = 'padding:1em;background:#fff;color:#900;font:1rem sans-serif';
  banner.textContent = `This site did not load properly. It is built for the base URL ${base}${wrong ? ` and served from ${likely}. Set base in site.config.ts` : ''}.`;
  // Styles may fail before there is a body; then this is the last place of the document, and the body comes after it.
  root.insertBefore(banner, document.body);
};
// Loading errors do not bubble: they are seen on their way down. (In development Vite shows what is wrong with a stylesheet.)
if (!__DEV__)
  addEventListener('error', (event) => (event.target as HTMLLinkElement).rel === 'stylesheet' && fail(true), true);

let loading = false;
const load = (): void => {
  if (loading) return;
  loading = true;
  import(/* @vite-ignore */ __CLIENT__).catch((error: unknown) => {
    console.warn('The client did not load.', error);
    fail(false);
  });
};

const closest = (event: Event, selector: string): HTMLElement | null | undefined =>
  (event.target as Element).closest?.(selector);
const listen = (type: string, listener: (event: never) => void): void =>
  addEventListener(type, listener as EventListener, true);

// A touch begins with a pointer over what it touches.
const intent = (event: Event): void => {
  if (closest(event, 'a,button,summary,input,select,textarea,label,[tabindex],[data-live]')) load();
};
listen('pointerover', intent);
listen('focusin', intent);
listen('click', (event: Event) => {
  intent(event);
  if (wake.taken) return;
  // Buttons with a command or a popover work natively; pressing them again would undo what they did.
  wake.button = closest(event, 'button[type=button]:not([commandfor],[popovertarget])') ?? wake.button;
  wake.leaving = !!closest(event, 'a[href]');
});
listen('scroll', load);
listen('keydown', (event: KeyboardEvent) => {
  load();
  // The search button names its shortcuts; without one, the keys stay the browser's.
  const search = document.querySelector<HTMLElement>('[aria-keyshortcuts]');
  if (
    search &&
    (event.key === '/'
      ? !closest(event, 'input,select,textarea')
      : event.key === 'k' && (event.ctrlKey || event.metaKey))
  ) {
    event.preventDefault();
    if (wake.taken) search.click();
    else wake.button = search;
  }
});
// After a reload the entries made by the client are still this document's, so going back would only change the address.
const { pathname } = location;
addEventListener('popstate', () => wake.taken || location.pathname === pathname || location.reload());
addEventListener('DOMContentLoaded', () => {
  // One further down the page comes into view by scrolling, which brings the client anyway.
  for (const element of document.querySelectorAll('[data-live]'))
    new IntersectionObserver(([entry]) => entry?.isIntersecting && load()).observe(element);
  restoreTabs(document, stored);
});
// A shared search result shows what was looked for.
if (__DEV__ || /[?&](q|search)=/.test(location.search)) load();
if (__ANALYTICS__) addEventListener('load', () => setTimeout(load));
