import type { MarkedText } from '../../search/adapter.ts';
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
    const group = element('div', 'search-group', { role: 'group', 'aria-label': label });
    if (page) group.append(renderOption(page, count++, 'search-option search-page'));
    else group.append(element('p', 'search-label', { 'aria-hidden': 'true' }, label));
    for (const option of options) group.append(renderOption(option, count++, 'search-option'));
    return group;
  });
}

function renderOption(
  { href, title, place, mark, excerpt, hasExcerpt }: Option,
  index: number,
  className: string,
): HTMLElement {
  const link = element('a', className, { id: optionId(index), role: 'option', tabindex: '-1', href });
  const heading = element('span', 'search-title');
  if (mark) heading.append(pageMark(mark));
  heading.append(...renderMarked(title));
  link.append(heading);
  if (place.length) link.append(element('span', 'search-place', {}, place.join(' › ')));
  if (hasExcerpt) {
    const text = element('span', 'search-excerpt');
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
  return text.map(([piece, marked]) => (marked ? element('mark', '', {}, piece) : piece));
}

/** Creates an element with attributes and a text. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  attributes: Readonly<Record<string, string>> = {},
  text?: string,
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return made;
}
