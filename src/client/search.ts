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

/** Opens the search by its buttons, by Ctrl+K, Cmd+K and `/`, and when the address asks for it (`?search=`). */
export function watchSearch(): void {
  const at = ({ target }: Event, selector: string): unknown => (target as Element).closest?.(selector);
  addEventListener('click', (event) => at(event, '[data-search]') && openSearch());
  addEventListener('keydown', (event) => {
    if (event.key === '/' ? at(event, 'input,select,textarea,[contenteditable]') : event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    openSearch();
  });
  if (/[?&]search=/.test(location.search)) openSearch();
}

let matches: Promise<typeof import('../ui/search/show-matches.ts')> | undefined;

/** Shows in the page what was searched for (`?q=`), and takes the marks of the page before away. */
export function markMatches(): void {
  if (matches || /[?&]q=/.test(location.search)) (matches ??= import('../ui/search/show-matches.ts')).then((module) => module.showMatches(), console.warn);
}

/** Keeps the last pages for the search to offer: a line for each, path and title. */
export function rememberPage({ path, title }: PageData): void {
  const line = `${path}\t${title}`;
  writeStorage('recent', [line, ...(readStorage('recent') ?? '').split('\n').filter((other) => other !== line)].slice(0, 9).join('\n'));
}
