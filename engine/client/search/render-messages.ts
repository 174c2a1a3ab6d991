import { fillString, type SearchTexts } from '../../model/strings.ts';
import type { Guide } from '../../search/adapter.ts';
import { element } from './render-options.ts';

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
  const message = element('div', '');
  const what = element('p', '');
  what.append(
    element(
      'strong',
      '',
      {},
      fillString(guide ? strings.searchNoneIn : strings.searchNone, { query: quote, guide: guide ?? '' }),
    ),
  );
  const tips = element('ul', '');
  for (const tip of [strings.searchTipFewer, strings.searchTipError]) tips.append(element('li', '', {}, tip));
  const pages = element('li', '');
  pages.append(element('a', '', { href: pagesHref }, strings.searchTipPages));
  tips.append(pages);
  message.append(what, tips);
  return message;
}

/**
 * The message when something didn't load, with a Retry button.
 * @param pagesHref link to the list of all pages, for when search doesn't work at all
 */
export function failureMessage(text: string, strings: SearchTexts, retry: () => void, pagesHref?: string): HTMLElement {
  const message = element('div', '', { role: 'alert' });
  const actions = element('p', '');
  const button = element('button', 'button', { type: 'button' }, strings.retry);
  button.addEventListener('click', retry);
  actions.append(button);
  if (pagesHref) actions.append(' ', element('a', '', { href: pagesHref }, strings.allPages));
  message.append(element('p', '', {}, text), actions);
  return message;
}

/** Radio buttons for searching everything or one guide. */
export function guideFilter(
  guides: readonly Guide[],
  strings: SearchTexts,
  choose: (guide: string | undefined) => void,
): HTMLElement {
  const filter = element('fieldset', 'search-guides');
  filter.append(element('legend', 'visually-hidden', {}, strings.searchIn));
  for (const { id, label } of [{ id: undefined, label: strings.searchEverywhere }, ...guides]) {
    const choice = element('label', '');
    const radio = element('input', '', { type: 'radio', name: 'search-guide', autocomplete: 'off' });
    radio.checked = id === undefined;
    radio.addEventListener('change', () => choose(id));
    choice.append(radio, element('span', '', {}, label));
    filter.append(choice);
  }
  return filter;
}

/** Help for the dialog's keys, hidden on touch screens. */
export function keysHelp({ searchChoose, searchOpen, searchNewTab, searchClose }: SearchTexts): HTMLElement {
  const help = element('p', 'search-footer', { 'aria-hidden': 'true' });
  const keys: readonly (readonly [readonly string[], string])[] = [
    [['↑', '↓'], searchChoose],
    [['↵'], searchOpen],
    [['', '↵'], searchNewTab],
    [['Esc'], searchClose],
  ];
  for (const [names, what] of keys) {
    const part = element('span', '');
    for (const name of names) part.append(element('kbd', name ? '' : 'search-modifier', {}, name), ' ');
    part.append(what);
    help.append(part);
  }
  return help;
}
