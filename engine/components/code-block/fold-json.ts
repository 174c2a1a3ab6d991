/** Objects and lists with fewer lines are not worth a control. */
const shortest = 5;

/** Spaces before a line of highlighted JSON. */
const indentOf = (line: string): number => line.length - line.trimStart().length;

const opens = (line: string): boolean => /[[{]$/.test(line);

/**
 * Makes the objects and lists in highlighted JSON foldable, except the outermost one. All are open at first. A line break
 * is inside the summary or at the end of what it folds, so that the text remains what it was.
 * @param lines HTML of each line of indented JSON
 */
export function foldJson(lines: readonly string[]): string {
  const folds = new Map<number, number>();
  for (const [start, line] of lines.entries()) {
    if (!start || !opens(line)) continue;
    const end = lines.findIndex((other, index) => index > start && indentOf(other) <= indentOf(line));
    if (end - start > shortest) folds.set(start, end);
  }
  const ends = new Set<number>();
  return lines
    .map((line, index) => {
      const end = folds.get(index);
      const close = ends.has(index) ? '</details>' : '';
      if (end === undefined) return `${close}${line}${index + 1 < lines.length ? '\n' : ''}`;
      ends.add(end);
      return `${close}<details open><summary>${line}\n</summary>`;
    })
    .join('');
}
