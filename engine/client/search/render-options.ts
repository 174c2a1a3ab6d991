import type { MarkedText } from '../../search/adapter.ts';
import { isMethod, shortMethod } from '../../model/method-mark.ts';
import { element } from '../element.ts';
import type { Option, OptionGroup } from './options.ts';

/** Id of an option for `aria-activedescendant`; the index counts the options of all groups. */
export const optionId = (index: number): string => `search-option-${index}`;

/**
 * Renders the combobox's list. Options are links, so that clicks with modifier keys work as usual. Without React,
 * because it is larger than all of search, and a first search would have to wait for it.
 */
export function renderGroups(groups: readonly OptionGroup[]): HTMLElement[] {
  let count = 0;
  return groups.map(({ label, page, options }) => {
    const group = element('div', { class: 'search-group', role: 'group', 'aria-label': label });
    if (page) group.append(renderOption(page, count++, 'search-option search-page'));
    else group.append(element('p', { class: 'search-label', 'aria-hidden': 'true' }, label));
    for (const option of options) group.append(renderOption(option, count++, 'search-option'));
    return group;
  });
}

function renderOption(option: Option, index: number, className: string): HTMLElement {
  const { href, title, place, mark, excerpt, hasExcerpt, lang } = option;
  const link = element('a', { class: className, id: optionId(index), role: 'option', tabindex: '-1', href });
  const language: Record<string, string> = lang ? { lang } : {};
  const heading = element('span', { class: 'search-title', ...language });
  const method = mark && isMethod(mark);
  if (mark && !method) heading.append(pageMark(mark));
  heading.append(...renderMarked(title));
  if (method) heading.append(element('b', { class: `method ${mark.toLowerCase()}` }, shortMethod(mark)));
  link.append(heading);
  if (place.length) link.append(element('span', { class: 'search-place' }, place.join(' › ')));
  if (hasExcerpt) {
    const text = element('span', { class: 'search-excerpt', ...language });
    text.append(...renderMarked(excerpt ?? []));
    link.append(text);
  }
  return link;
}

const svg = 'http://www.w3.org/2000/svg';

/** What `engine/ui/page-mark/PageMark.tsx` shows in lists, here without React. */
function pageMark(outline: string): SVGElement {
  const mark = document.createElementNS(svg, 'svg');
  const path = document.createElementNS(svg, 'path');
  mark.setAttribute('class', 'page-mark');
  mark.setAttribute('viewBox', '0 0 20 20');
  mark.setAttribute('aria-hidden', 'true');
  path.setAttribute('d', outline);
  mark.append(path);
  return mark;
}

/** Renders a text with its matches marked. */
function renderMarked(text: MarkedText): (string | HTMLElement)[] {
  return text.map(([piece, marked]) => (marked ? element('mark', {}, piece) : piece));
}
