/** Objects and lists with fewer lines are not worth a control. */
const shortest = 5;

/** Spaces before a line of highlighted JSON. */
const indentOf = (line: string): number => line.length - line.trimStart().length;

const opens = (line: string): boolean => /[[{]$/.test(line);

/**
 * Makes the objects and lists in highlighted JSON foldable, except the outermost one. All are open at first. A line break is inside the
 * summary or at the end of what it folds, so that the text remains what it was. What follows a fold is a block: loose text there would be
 * indented like the rest of a line.
 * @param lines HTML of each line of indented JSON
 */
export function foldJson(lines: readonly string[]): string {
  const ends = new Set<number>();
  let close = '';
  const parts = lines.map((line, start) => {
    const text = start + 1 < lines.length ? `${line}\n` : line;
    const end =
      start && opens(line) ? lines.findIndex((other, i) => i > start && indentOf(other) <= indentOf(line)) : 0;
    const folds = end - start > shortest;
    if (!folds && !ends.has(start)) return text;
    const before = close;
    close = folds ? '' : '</span>';
    if (!folds) return `${before}</details><span>${text}`;
    ends.add(end);
    return `${before}<details open><summary>${text}</summary>`;
  });
  return parts.join('') + close;
}
