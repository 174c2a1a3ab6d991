import { fillString, type Strings } from '../../model/strings.ts';
import type { Enhancement } from './enhancement.ts';

const rowsOf = '.property, .page-entry, tbody > tr';

/**
 * Filters tables, lists of properties and lists of pages: shows only the rows that contain every word in the field above
 * them. Folded groups open for the rows they have. Shows two rows of a comparison, if the reader chooses some.
 */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const listening = new AbortController();
    const boxes = article.querySelectorAll<HTMLElement>('.table-filter, .row-picker');
    const narrowers = new Set([...boxes].map((box) => box.parentElement as HTMLElement));
    for (const around of narrowers) mountOne(around, strings, listening.signal);
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
  const heads = rows.map((row) => row.querySelector('th')?.textContent ?? '');
  const openAtRest = new Set(groups.filter((group) => group instanceof HTMLDetailsElement && group.open));
  let wasNarrow = false;

  const narrow = (): void => {
    const words = (input?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    const chosen = picks.map(({ value }) => value).filter(Boolean);
    const matching = rows.filter((row, index) => {
      // With one chosen, it is compared with all others.
      const isChosen = chosen.length < 2 || chosen.includes(heads[index] ?? '');
      row.hidden = !isChosen || !words.every((word) => texts[index]?.includes(word));
      return !row.hidden;
    });
    for (const group of groups) {
      group.hidden = words.length > 0 && !matching.some((row) => group.contains(row));
      if (group instanceof HTMLDetailsElement && (words.length || wasNarrow))
        group.open = words.length > 0 || openAtRest.has(group);
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
  for (const control of [input, ...picks]) control?.addEventListener('input', narrow, { signal });
  // The text may have been typed before the client loaded, or restored by the browser.
  if (input?.value || picks.some(({ value }) => value)) narrow();
}

/** Adds a button that empties the field and returns to it. */
function addClearButton(input: HTMLInputElement, label: string, onClear: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = label;
  button.hidden = true;
  button.addEventListener('click', () => {
    input.value = '';
    input.focus();
    onClear();
  });
  input.parentElement?.append(button);
  return button;
}
