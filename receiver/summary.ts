import type { Entry } from './entry.ts';

/** A cell of a CSV file. Spreadsheets run what starts with one of these signs as a formula. */
const cell = (text: string): string => `"${(/^[=+\-@\t]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;

export function csv(entries: readonly Entry[]): string {
  const rows = entries.map((entry) =>
    'search' in entry ? [entry.day, '', '', '', entry.search] : [entry.day, entry.page, entry.helpful, entry.text, ''],
  );
  return [['day', 'page', 'helpful', 'text', 'search'], ...rows].map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** What a writer works from: the pages with the most “No” first, what their readers wrote, and searches without results by number. */
export function summary(entries: readonly Entry[]): string {
  const pages = new Map<string, { yes: number; no: number; texts: string[] }>();
  const searches = new Map<string, number>();
  for (const entry of entries) {
    if ('search' in entry) {
      const words = entry.search.toLowerCase();
      searches.set(words, (searches.get(words) ?? 0) + 1);
      continue;
    }
    const page = pages.get(entry.page) ?? { yes: 0, no: 0, texts: [] };
    pages.set(entry.page, page);
    page[entry.helpful]++;
    if (entry.text) page.texts.push(entry.text);
  }
  const byNo = [...pages].sort(([, a], [, b]) => b.no - a.no || b.yes - a.yes);
  const byNumber = [...searches].sort(([, a], [, b]) => b - a);
  return [
    ...byNo.flatMap(([path, { yes, no, texts }]) => [
      `${path}  ${no} no, ${yes} yes`,
      ...texts.map((text) => `  - ${text.replaceAll('\n', '\n    ')}`),
    ]),
    ...(byNumber.length ? ['', 'Searches without results'] : []),
    ...byNumber.map(([words, count]) => `${String(count).padStart(5)}  ${words}`),
    '',
  ].join('\n');
}
