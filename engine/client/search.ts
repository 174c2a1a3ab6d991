import { build, site } from 'virtual:site';
import type { PageData } from '../model/page.ts';
import { reloadOnce } from './reload-once.ts';
import { readStorage, writeStorage } from './storage.ts';

/** All of the search that comes with the client: who asks for it, and where it is. The rest is a chunk of its own. */
const openSearch = (): void =>
  void import('../ui/search/open-search.tsx').then(
    (module) => module.openSearch(),
    () => reloadOnce(build) || (location.href = `${site.base}pages/`),
  );

/** Opens the search by its buttons, which the boot script presses for Ctrl+K, Cmd+K and `/`, and when the address asks for it (`?search=`). */
export function watchSearch(): void {
  addEventListener('click', ({ target }) => (target as Element).closest?.('[data-search]') && openSearch());
  if (/[?&]search=/.test(location.search)) openSearch();
}

/** The reader woke the client by asking for the search: it does not wait for the page to be taken over. */
export function openSearchNow(): void {
  const wake = window.__wake;
  if (!wake?.button?.matches('[data-search]')) return;
  wake.button = null;
  openSearch();
}

let matches: Promise<typeof import('../ui/search/show-matches.ts')> | undefined;

/** Shows in the page what was searched for (`?q=`), and takes the marks of the page before away. */
export function markMatches(): void {
  if (matches || /[?&]q=/.test(location.search))
    (matches ??= import('../ui/search/show-matches.ts')).then((module) => module.showMatches(), console.warn);
}

/** Keeps the last pages for the search to offer: a line for each, path and title. */
export function rememberPage({ path, title }: PageData): void {
  const line = `${path}\t${title}`;
  writeStorage(
    'recent',
    [line, ...(readStorage('recent') ?? '').split('\n').filter((other) => other !== line)].slice(0, 9).join('\n'),
  );
}
