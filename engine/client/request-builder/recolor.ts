/** A piece of code in one color: the class of its element, empty for plain text. */
export type Run = { readonly text: string; readonly color: string };

/** Pieces of code that have one color each: placeholders, quoted strings, numbers, words, white space, single characters. */
const piece =
  /<[A-Z][A-Z0-9_]*>|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|(?<![\w$])-?\d+(?:\.\d+)?\b|[\p{L}$_][\p{L}\p{N}$_]*|\s+|./gu;

/**
 * The kind of a piece: pieces of the same kind have the same color. Strings, numbers, and names before a colon or an arrow are kinds; any
 * other piece is a kind of its own.
 */
function kindOf(text: string, after: string): string {
  const names = /^\s*(?::(?!:)|=>)/.test(after) ? ' name' : '';
  if (/^['"`]./.test(text)) return `text${names}`;
  if (/^-?\d/.test(text)) return 'number';
  return /^[\p{L}$_]/u.test(text) && names ? 'word name' : text;
}

/**
 * Colors edited code like the code before the edit: an unchanged line keeps its colors; in other lines, each piece gets the color of the
 * first piece of its kind. The grammars that color code when the site is built are far too large for a reader's browser.
 */
export function recolor(before: readonly Run[], code: string): Run[] {
  const lines = new Map<string, readonly Run[]>();
  const colors = new Map<string, string>();
  for (const line of linesOf(before)) {
    const text = textOf(line);
    lines.set(text, line);
    const colorsByOffset = line.flatMap((run) => Array.from({ length: run.text.length }, () => run.color));
    for (const { 0: matched, index } of text.matchAll(piece)) {
      const kind = kindOf(matched, text.slice(index + matched.length));
      if (!colors.has(kind)) colors.set(kind, colorsByOffset[index] ?? '');
    }
  }
  const runs: Run[] = [];
  const add = (text: string, color: string): void => {
    const last = runs.at(-1);
    if (last?.color === color) runs[runs.length - 1] = { text: last.text + text, color };
    else if (text) runs.push({ text, color });
  };
  for (const [index, line] of code.split('\n').entries()) {
    if (index) add('\n', runs.at(-1)?.color ?? '');
    const runsOfLine = lines.get(line);
    if (runsOfLine) for (const { text, color } of runsOfLine) add(text, color);
    else
      for (const { 0: matched, index: offset } of line.matchAll(piece)) {
        const blank = matched.trim() === '';
        const color = colors.get(kindOf(matched, line.slice(offset + matched.length)));
        add(matched, blank ? (runs.at(-1)?.color ?? '') : (color ?? unknownColor(matched, runs.at(-1)?.color ?? '')));
      }
  }
  return runs;
}

/**
 * The color of a piece whose kind is new: that of strings (`s`) in quotation marks or after a string, that of constants (`n`) for numbers
 * and words such as `true`, otherwise none.
 */
const unknownColor = (text: string, before: string): string =>
  before === 's' || /^['"`]./.test(text)
    ? 's'
    : /^(-?\d|true$|false$|null$|nil$|None$|True$|False$)/.test(text)
      ? 'n'
      : '';

const textOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

function linesOf(runs: readonly Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const { text, color } of runs)
    for (const [index, part] of text.split('\n').entries()) {
      if (index) lines.push([]);
      if (part) lines.at(-1)?.push({ text: part, color });
    }
  return lines;
}
