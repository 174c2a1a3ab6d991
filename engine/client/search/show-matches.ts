import { style, synonyms } from 'virtual:search';
import { loadStyle } from '../load-style.ts';
import { revealElement, targetOf } from '../reveal.ts';
import { loadLanguage } from './load-language.ts';
import { findPageMatches, type PageMatch } from './page-matches.ts';

const name = 'search';
let bar: HTMLElement | undefined;

/**
 * Highlights the matches of `?q=` in the article, opens what hides the first one, and scrolls to it. Without `?q=`,
 * removes all highlights.
 * @public The client calls it after each navigation.
 */
export async function showMatches(): Promise<void> {
  hideMatches();
  // A style sheet that arrives later would move the matches, and the browser scrolls to the hash until then.
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  const query = new URLSearchParams(location.search).get('q');
  const article = document.querySelector('article');
  if (!query || !article) return;
  await loadStyle(style);
  // After the router's scrolling, which is part of the same navigation.
  await new Promise((resolve) => setTimeout(resolve));
  if (!article.isConnected || new URLSearchParams(location.search).get('q') !== query) return;
  const target = targetOf(location.hash);
  const matches = findPageMatches(article, query, synonyms);
  if (!matches.length) return;
  mark(matches);
  showBar();
  const first = firstIn(matches, target);
  if (first) open(first.range);
}

/** The CSS Custom Highlight API doesn't change the DOM, which belongs to React. Browsers without it only scroll to the match. */
function mark(matches: readonly PageMatch[]): void {
  if ('highlights' in CSS) CSS.highlights.set(name, new Highlight(...matches.map(({ range }) => range)));
}

function hideMatches(): void {
  if ('highlights' in CSS) CSS.highlights.delete(name);
  bar?.remove();
  removeEventListener('keydown', onKey);
}

/** Removes the highlights, and the query from the URL. */
function clear(): void {
  hideMatches();
  const address = new URL(location.href);
  address.searchParams.delete('q');
  history.replaceState(history.state, '', address);
}

function onKey(event: KeyboardEvent): void {
  // An open dialog or panel handles Escape itself.
  if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector(':popover-open:not(#menu)')) clear();
}

function showBar(): void {
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'search-clear';
    const button = document.createElement('button');
    button.type = 'button';
    void loadLanguage().texts.then(({ clearHighlights }) => (button.textContent = clearHighlights));
    button.addEventListener('click', clear);
    bar.append(button);
  }
  document.body.append(bar);
  addEventListener('keydown', onKey);
}

/** The first match in or after the target. */
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
  // Doesn't scroll if the match is visible. The navbar covers the top of the screen.
  if (top < 72 || bottom > innerHeight - 72) element.scrollIntoView({ block: 'center', behavior: 'instant' });
}

// For a URL with `?q=`, the boot script imports only this module, because highlighting doesn't need the client.
void showMatches();
