import { element, escapeMarkup, round } from './svg.ts';

/** Text of a diagram is 13 px high, as in drawn screens. Lengths are in user units, which are pixels at natural size. */
const fontSize = 13;
const lineHeight = 18;

export type Label = { readonly lines: readonly string[]; readonly width: number; readonly height: number };

/**
 * Breaks a label at `<br>` and where a line would be wider than `maxWidth`. Quotes around the whole label are removed, and the entities
 * `lt`, `gt`, `amp` and `quot` are decoded, with `&` or `#` before their name.
 */
export function makeLabel(source: string, maxWidth = 176): Label {
  const text = source
    .trim()
    .replace(/^"([\s\S]*)"$/, '$1')
    .replace(/[&#](lt|gt|quot|amp);/g, (_, name: string) => entities[name] ?? '');
  const lines = text.split(/\s*(?:<br\s*\/?>|\\n)\s*/i).flatMap((line) => balance(line, maxWidth));
  const width = Math.max(0, ...lines.map(textWidth));
  return { lines, width, height: width === 0 ? 0 : lines.length * lineHeight };
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Wraps a text into as few lines as possible, of about equal length: a last line of one word looks like a mistake. */
function balance(text: string, maxWidth: number): string[] {
  const greedy = wrap(text, maxWidth);
  if (greedy.length < 2) return greedy;
  for (let width = textWidth(text) / greedy.length; width < maxWidth; width += 8) {
    const lines = wrap(text, width);
    if (lines.length === greedy.length && lines.every((line) => textWidth(line) <= maxWidth)) return lines;
  }
  return greedy;
}

function wrap(text: string, maxWidth: number): string[] {
  const lines: string[] = [];
  let line = '';
  // Code isn't broken.
  for (const word of text.match(/`[^`]*`\S*|\S+/g) ?? []) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer) > maxWidth) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** Estimated width of a line in the widest of the common system fonts. Text is centered, so a narrower font looks fine too. */
export function textWidth(text: string): number {
  let width = 0;
  text.split('`').forEach((run, index) => {
    for (const character of run) width += index % 2 ? 0.61 : characterWidth(character);
  });
  return width * fontSize;
}

function characterWidth(character: string): number {
  if (/[ijl.,:;'|!’]/.test(character)) return 0.31;
  if (/[ftrI()[\]{}"\-/\\ ]/.test(character)) return 0.37;
  if (/[mwMW@%]/.test(character)) return 0.9;
  if (/[A-Z…→←]/.test(character)) return 0.69;
  if (/[\d]/.test(character)) return 0.62;
  return /[\u2e80-\uffff\u{1f000}-\u{1ffff}]/u.test(character) ? 1.05 : 0.605;
}

/** Draws a label, vertically centered on `y`. `x` is its start or end if `anchor` says so, else its middle. */
export function drawLabel(label: Label, x: number, y: number, className: string, anchor?: 'start' | 'end'): string {
  const top = y - label.height / 2 + lineHeight / 2 + fontSize * 0.35;
  const attributes = { class: className || undefined, x, 'text-anchor': anchor };
  // Between the lines of a label that stands on an arrow, the arrow would be seen.
  const ground =
    className.includes('d-halo') && label.lines.length > 1
      ? element('rect', {
          class: className,
          x: anchor ? x - (anchor === 'end' ? label.width : 0) : x - label.width / 2,
          y: y - label.height / 2,
          width: label.width,
          height: label.height,
        })
      : '';
  // A line break after each element separates the words where the markup is read as text.
  const texts = label.lines.map(
    (line, index) => `${element('text', { ...attributes, y: top + index * lineHeight }, drawLine(line))}\n`,
  );
  return ground + texts.join('');
}

function drawLine(line: string): string {
  return line
    .split('`')
    .map((run, index) => (index % 2 ? `<tspan class="d-code">${escapeMarkup(run)}</tspan>` : escapeMarkup(run)))
    .join('');
}

/** A rectangle aligned to half pixels, so that its thin lines are sharp. */
export function box(x: number, y: number, width: number, height: number, radius: number, className: string): string {
  return element('rect', {
    class: className,
    x: halfStep(x),
    y: halfStep(y),
    width: Math.round(width),
    height: Math.round(height),
    rx: Number(round(radius)),
  });
}

function halfStep(value: number): number {
  return Math.round(value) + 0.5;
}
