import { fillString } from '../../model/strings.ts';
import { formatDate } from '../../ui/page-meta/format-date.ts';
import { element } from '../element.ts';
import { readStorage, writeStorage } from '../storage.ts';

const timeOf = ({ dataset }: HTMLElement): string => dataset['changed'] ?? '';

/**
 * In the list of all pages, marks those that have changed since the reader marked them as read. The first time, nothing is marked. What a
 * reader has seen is known only to the browser.
 */
export function markChanges(article: HTMLElement): void {
  const line = article.querySelector<HTMLElement>('.changes-since');
  const [link, output, button] = line?.querySelectorAll<HTMLElement>('a, output, button') ?? [];
  const pages = [...article.querySelectorAll<HTMLElement>('[data-changed]')];
  const latest = pages.map(timeOf).sort().at(-1);
  if (!line || !output || !button || latest === undefined) return;
  const seen = readStorage('changes.seen') ?? latest;
  writeStorage('changes.seen', seen);
  const unread = pages.filter((page) => timeOf(page) > seen);
  if (!unread.length) return;
  const { text = '', mark = '' } = line.dataset;
  const addBadge = (parent: Element | null, label: string): HTMLElement => {
    const badge = element('span', { class: 'badge accent' }, label);
    parent?.append(' ', badge);
    return badge;
  };
  const badges = unread.map((page) => addBadge(page.querySelector('a'), mark));
  for (const group of article.querySelectorAll('details')) {
    const count = unread.filter((page) => group.contains(page)).length;
    if (count) badges.push(addBadge(group.querySelector('summary small'), `${mark}: ${count}`));
  }
  const { date } = formatDate(seen, document.documentElement.lang);
  output.textContent = fillString(text, { date, pages: unread.length });
  button.hidden = false;
  button.onclick = () => {
    writeStorage('changes.seen', latest);
    for (const badge of badges) badge.remove();
    output.textContent = '';
    button.hidden = true;
    link?.focus();
  };
}
