import { fillString, type SearchTexts } from '../../model/strings.ts';
import type { Guide } from '../../search/adapter.ts';
import { element } from '../element.ts';

/** Maximum length of the query in a message, in characters. */
const longestQuote = 60;

/**
 * The message when nothing was found, with tips.
 * @param guide name of the guide that was searched; undefined: everything
 */
export function noResultMessage(
  query: string,
  guide: string | undefined,
  strings: SearchTexts,
  pagesHref: string,
): HTMLElement {
  const quote = query.length > longestQuote ? `${query.slice(0, longestQuote)}…` : query;
  const text = fillString(guide ? strings.searchNoneIn : strings.searchNone, { query: quote, guide: guide ?? '' });
  const pages = element('a', { href: pagesHref }, strings.searchTipPages);
  const tips = [strings.searchTipFewer, strings.searchTipError, pages].map((tip) => element('li', {}, tip));
  return element('div', {}, element('p', {}, element('strong', {}, text)), element('ul', {}, ...tips));
}

/**
 * The message when something didn't load, with a Retry button.
 * @param pagesHref link to the list of all pages, for when search doesn't work at all
 */
export function failureMessage(text: string, strings: SearchTexts, retry: () => void, pagesHref?: string): HTMLElement {
  const message = element('div', { role: 'alert' });
  const actions = element('p');
  const button = element('button', { class: 'button', type: 'button' }, strings.retry);
  button.addEventListener('click', retry);
  actions.append(button);
  if (pagesHref) actions.append(' ', element('a', { href: pagesHref }, strings.allPages));
  message.append(element('p', {}, text), actions);
  return message;
}

/** Radio buttons for searching everything or one guide. */
export function guideFilter(
  guides: readonly Guide[],
  strings: SearchTexts,
  choose: (guide: string | undefined) => void,
): HTMLElement {
  const filter = element('fieldset', { class: 'search-guides' });
  filter.append(element('legend', { class: 'visually-hidden' }, strings.searchIn));
  for (const { id, label } of [{ id: undefined, label: strings.searchEverywhere }, ...guides]) {
    const choice = element('label');
    const radio = element('input', { type: 'radio', name: 'search-guide', autocomplete: 'off' });
    radio.checked = id === undefined;
    radio.addEventListener('change', () => choose(id));
    choice.append(radio, element('span', {}, label));
    filter.append(choice);
  }
  return filter;
}

/** Help for the dialog's keys, hidden on touch screens. */
export function keysHelp({ searchChoose, searchOpen, searchNewTab, searchClose }: SearchTexts): HTMLElement {
  const help = element('p', { class: 'search-footer', 'aria-hidden': 'true' });
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['↑', '↓'], searchChoose],
    [['↵'], searchOpen],
    [['', '↵'], searchNewTab],
    [['Esc'], searchClose],
  ];
  for (const [names, what] of keys) {
    const part = element('span');
    for (const name of names) part.append(element('kbd', name ? {} : { class: 'search-modifier' }, name), ' ');
    part.append(what);
    help.append(part);
  }
  return help;
}
