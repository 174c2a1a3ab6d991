import type { MarkedText } from './adapter.ts';
import type { Slot } from './expand-query.ts';
import { findMatches, markText, type Match } from './matches.ts';

/** Length of an excerpt in characters: two lines of a result. */
const size = 150;
/** Characters shown before the first mark. */
const context = 40;

/**
 * The part of a text that matches most words of the query, with marks; its beginning when nothing matches.
 * @param name of the row to begin with. Default: none
 */
export function excerpt(text: string, slots: readonly Slot[], name?: string): MarkedText {
  const marks = findMatches(text, slots);
  const row = name === undefined ? -1 : text.indexOf(`${name} `);
  const first = row < 0 ? bestWindow(marks) : { start: row };
  const wanted = first === undefined || first.start < size - context ? 0 : first.start - context;
  const start = wanted && text.indexOf(' ', wanted) + 1;
  const last = start + size >= text.length ? text.length : text.lastIndexOf(' ', start + size);
  const end = last > start ? last : Math.min(text.length, start + size);
  const pieces = markText(
    text,
    marks.filter((mark) => mark.start >= start && mark.end <= end),
    start,
    end,
  );
  return [
    ...(start ? [['… ', false] as const] : []),
    ...pieces,
    ...(end < text.length ? [[' …', false] as const] : []),
  ];
}

/** The mark to start an excerpt with: followed closely by the most different words of the query. Rare words count more. */
function bestWindow(marks: readonly Match[]): Match | undefined {
  const counts = new Map<number, number>();
  for (const { slot } of marks) counts.set(slot, (counts.get(slot) ?? 0) + 1);
  let best: Match | undefined;
  let most = 0;
  for (const [index, mark] of marks.entries()) {
    const slots = new Set<number>();
    for (let next = index; next < marks.length && (marks[next] as Match).end < mark.start + size - context; next++)
      slots.add((marks[next] as Match).slot);
    const worth = [...slots].reduce((sum, slot) => sum + 1 + 1 / (counts.get(slot) ?? 1), 0);
    if (worth > most) [best, most] = [mark, worth];
  }
  return best;
}
