import { style, texts } from 'virtual:search';
import { loadStyle } from '../load-style.ts';
import { revealElement, targetOf } from '../reveal.ts';
import { findPageMatches, type PageMatch } from './page-matches.ts';

const name = 'search';
let bar: HTMLElement | undefined;

/**
 * Marks in the article what `?q=` looks for, opens what hides the first match, and scrolls it into view. Without `?q=`, takes all marks away.
 * @public The client calls it after each navigation.
 */
export async function showMatches(): Promise<void> {
  hideMatches();
  if (document.readyState === 'loading')
    await new Promise((ready) => addEventListener('DOMContentLoaded', ready, { once: true }));
  const query = new URLSearchParams(location.search).get('q');
  const article = document.querySelector('article');
  if (!query || !article) return;
  await loadStyle(style);
  // After the router's own scrolling, which belongs to the same navigation.
  await new Promise((resolve) => setTimeout(resolve));
  if (!article.isConnected || new URLSearchParams(location.search).get('q') !== query) return;
  const target = targetOf(location.hash);
  const matches = findPageMatches(article, query);
  if (!matches.length) return;
  mark(matches);
  showBar();
  const first = firstIn(matches, target);
  if (first) open(first.range);
}

/** Marks are painted by the browser over the text, so that nothing React owns is touched. Browsers that cannot only scroll. */
function mark(matches: readonly PageMatch[]): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...matches.map(({ range }) => range)));
}

function hideMatches(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
  bar?.remove();
  removeEventListener('keydown', onKey);
}

/** Takes the marks away, and the query out of the address. */
function clear(): void {
  hideMatches();
  const address = new URL(location.href);
  address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}

function onKey(event: KeyboardEvent): void {
  // An open dialog or menu has the key for itself.
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(':popover-open:not(#menu)')) clear();
}

function showBar(): void {
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'search-clear';
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts[document.documentElement.lang]?.clearHighlights ?? '';
    button.addEventListener('click', clear);
    bar.append(button);
  }
  document.body.append(bar);
  addEventListener('keydown', onKey);
}

/** The first match from the target on: in its section when it has one there. */
function firstIn(matches: readonly PageMatch[], target: HTMLElement | null): PageMatch | undefined {
  if (!target) return matches[0];
  return matches.find(
    ({ range }) =>
      target.contains(range.startContainer) ||
      (target.compareDocumentPosition(range.startContainer) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
}

function open(range: Range): void {
  const element = range.startContainer.parentElement;
  if (!element) return;
  revealElement(element);
  const { top, bottom } = range.getBoundingClientRect();
  // The navbar covers the top; what already can be read stays where it is.
  if (top < 72 || bottom > innerHeight - 72) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

// The boot script imports this file for an address with `?q=`: a page that a result leads to needs no more of the client than this.
void showMatches();
