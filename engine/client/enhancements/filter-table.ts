import { fillString } from '../../model/strings.ts';
import type { Enhancement } from './enhancement.ts';

/** Filters a table, a list of properties or a list of pages: shows only the rows that contain every word in the field above. */
export const enhancement: Enhancement = {
  mount(article, strings) {
    const listening = new AbortController();
    for (const filter of article.querySelectorAll<HTMLElement>('.table-filter')) {
      const input = filter.querySelector('input');
      const output = filter.querySelector('output');
      const rows = [
        ...(filter.parentElement?.querySelectorAll<HTMLElement>('tbody > tr, .property, .page-entry') ?? []),
      ];
      if (!input || !output) continue;
      const texts = rows.map((row) => (row.textContent ?? '').toLowerCase());
      const narrow = (): void => {
        const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
        const matching = rows.filter((row, index) => {
          row.hidden = !words.every((word) => texts[index]?.includes(word));
          return !row.hidden;
        });
        output.textContent = !words.length
          ? ''
          : matching.length
            ? fillString(strings.filterMatches, { matches: matching.length, rows: rows.length })
            : fillString(strings.filterNone, { text: input.value.trim() });
      };
      input.addEventListener('input', narrow, { signal: listening.signal });
      // The text may have been typed before the client loaded, or restored by the browser.
      if (input.value) narrow();
    }
    return () => listening.abort();
  },
};
