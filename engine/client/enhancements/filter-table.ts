import { fillString, type Strings } from '../../model/strings.ts';
import type { Enhancement } from './enhancement.ts';
import { markChanges } from './mark-changes.ts';

const rowsOf = '.property, .page-entry, tbody > tr, .accordion:not(.accordion *)';

/**
 * Filters tables, lists of properties and lists of pages: shows only the rows that contain every word in the field above
 * them. Folded groups open for the rows they have and say how many; the contents list only groups with any. On a phone, shows the two rows of a comparison that the reader chooses.
 */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const listening = new AbortController();
    const boxes = article.querySelectorAll<HTMLElement>('.table-filter, .row-picker');
    const narrowers = new Set([...boxes].map((box) => box.parentElement as HTMLElement));
    for (const around of narrowers) mountOne(around, strings, listening.signal);
    markChanges(article);
    return () => listening.abort();
  },
};

function mountOne(around: HTMLElement, strings: Strings, signal: AbortSignal): void {
  const input = around.querySelector<HTMLInputElement>(':scope > .table-filter input');
  const output = around.querySelector('output');
  const picks = [...around.querySelectorAll<HTMLSelectElement>(':scope > .row-picker select')];
  const rows = [...around.querySelectorAll<HTMLElement>(rowsOf)];
  const groups = [...around.querySelectorAll<HTMLElement>('.fold, .page-group')];
  // A row is found by the name of its group, too.
  const texts = rows.map((row) =>
    `${row.textContent ?? ''} ${row.closest('.fold')?.querySelector('summary')?.textContent ?? ''}`.toLowerCase(),
  );
  const openAtRest = new Set(groups.filter((group) => group instanceof HTMLDetailsElement && group.open));
  const counts = groups.map((group) => group.querySelector('summary > small'));
  const totals = counts.map((count) => count?.textContent ?? '');
  const sections = [...around.querySelectorAll<HTMLElement>(':scope > h2')].map(sectionOf);
  let wasNarrow = false;

  const narrow = (): void => {
    const words = (input?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const matching = rows.filter((row, index) => {
      row.hidden = !words.every((word) => texts[index]?.includes(word));
      return !row.hidden;
    });
    for (const [index, group] of groups.entries()) {
      const matches = matching.filter((row) => group.contains(row)).length;
      group.hidden = words.length > 0 && !matches;
      const count = counts[index];
      if (count) count.textContent = words.length ? String(matches) : (totals[index] ?? '');
      hideEntry(group.querySelector('h3')?.id, group.hidden);
      if (group instanceof HTMLDetailsElement && (words.length || wasNarrow))
        group.open = words.length > 0 || openAtRest.has(group);
    }
    for (const section of sections) {
      const isEmpty = words.length > 0 && !matching.some((row) => section.includes(row));
      for (const part of section) part.hidden = isEmpty || (rows.includes(part) && !matching.includes(part));
      hideEntry(section[0]?.id, isEmpty);
    }
    wasNarrow = words.length > 0;
    if (clear) clear.hidden = !words.length;
    if (output)
      output.textContent = !words.length
        ? ''
        : matching.length
          ? fillString(strings.filterMatches, { matches: matching.length, rows: rows.length })
          : fillString(strings.filterNone, { text: input?.value.trim() ?? '' });
  };
  const clear = input && addClearButton(input, strings.clearFilter, narrow);
  input?.addEventListener('input', narrow, { signal });
  // The text may have been typed before the client loaded, or restored by the browser.
  if (input?.value) narrow();
  const pick = (): void => {
    const chosen = new Set(picks.map(({ value }) => value));
    // Nothing is chosen to compare with: all others.
    for (const row of rows)
      row.toggleAttribute('data-apart', !chosen.has('') && !chosen.has(row.querySelector('th')?.textContent ?? ''));
  };
  for (const select of picks) select.addEventListener('input', pick, { signal });
  if (picks.length) pick();
}

/** A heading and what follows it up to the next one. */
function sectionOf(heading: Element): HTMLElement[] {
  const next = heading.nextElementSibling;
  return [heading as HTMLElement, ...(!next || next.matches('h2') ? [] : sectionOf(next))];
}

/** Hides or shows a heading's entry in the contents. */
function hideEntry(id: string | undefined, isHidden: boolean): void {
  for (const entry of document.querySelectorAll<HTMLElement>(`li:has(> [href="#${id}"])`)) entry.hidden = isHidden;
}

/** Adds a button that empties the field and returns to it. */
function addClearButton(input: HTMLInputElement, label: string, onClear: () => void): HTMLButtonElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label, hidden: true });
  button.addEventListener('click', () => {
    input.value = '';
    input.focus();
    onClear();
  });
  input.parentElement?.append(button);
  return button;
}
