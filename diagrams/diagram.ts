import { drawChart } from './chart/draw-chart.ts';
import { parseChart } from './chart/parse-chart.ts';
import { DiagramError, type SourceLine, sourceLines } from './source-lines.ts';
import { drawGraph } from './graph/draw-graph.ts';
import { loadElk } from './graph/elk.ts';
import { parseFlowchart } from './graph/parse-flowchart.ts';
import { parseState } from './graph/parse-state.ts';
import { drawSequence } from './sequence/draw-sequence.ts';
import { parseSequence } from './sequence/parse-sequence.ts';
import { element, escapeMarkup, widest, type Drawing } from './svg.ts';

export type DiagramOptions = {
  /** Text alternative: 20–150 characters. */
  readonly alt: string;
  readonly caption?: string;
  /** Id of the figure, unique on the page. Nothing else in the markup has an id. */
  readonly id?: string;
};

/** A diagram shrinks with the column until its 13 px text is 11 px (9 px on a phone); below that it scrolls sideways in its box. */
const smallestScale = 0.85;
const smallestNarrow = 0.7;
/** Width of a diagram on a phone of 360 px, and on the narrowest screens (320 px, and a desktop zoomed to 400%). */
const phone = 288;
const narrowest = 248;

/**
 * Renders a Mermaid diagram (flowchart, stateDiagram-v2, sequenceDiagram, xychart-beta) as a figure with inline SVG. It is styled only by
 * classes (`diagram.css`), so it follows the color mode and a strict content security policy.
 * @throws DiagramError with the 1-based line when a statement is unknown or can't be drawn as written
 * @throws RangeError when the text alternative is missing, too short or too long
 */
export async function drawDiagram(source: string, { alt, caption, id }: DiagramOptions): Promise<string> {
  const length = alt.trim().length;
  if (length < 20 || length > 150)
    throw new RangeError(
      `A diagram needs an alt text of 20 to 150 characters that says what it shows; this one has ${length}.`,
    );
  const lines = sourceLines(source);
  if (/^(graph|flowchart|stateDiagram)\b/i.test(lines[0]?.text ?? '')) await loadElk();
  const wide = draw(lines);
  const label = alt.trim();
  const name = caption ?? label;
  // A diagram too wide for a phone is drawn a second time, for phones; the style sheet shows one of the two.
  const canvas =
    wide.width * smallestScale <= phone
      ? drawCanvas(wide, label, name, smallestScale)
      : drawCanvas(wide, label, name, smallestScale, 'drawing for-wide') +
        drawCanvas(draw(lines, phone / smallestScale), label, name, smallestNarrow, 'drawing for-narrow');
  return element(
    'figure',
    { class: 'diagram', id },
    canvas + (caption ? `<figcaption>${escapeMarkup(caption)}</figcaption>` : ''),
  );
}

function drawCanvas(
  { width, height, markup }: Drawing,
  label: string,
  name: string,
  scale: number,
  className = 'drawing',
): string {
  const smallest = width * scale;
  const drawing = element(
    'svg',
    {
      role: 'img',
      'aria-label': label,
      viewBox: `0 0 ${Math.ceil(width)} ${Math.ceil(height)}`,
      width: Math.ceil(width),
      'text-anchor': 'middle',
    },
    markup,
  );
  // An empty SVG sets the minimum width of the box, because the content security policy forbids style attributes.
  const spacer = element('svg', { 'aria-hidden': 'true', width: Math.ceil(smallest), height: 0 });
  const scrolls = smallest > narrowest;
  return element(
    'div',
    {
      class: className,
      ...(scrolls ? { tabindex: 0, role: 'group', 'aria-label': `Diagram: ${name}` } : {}),
    },
    element('div', { class: 'diagram-room' }, drawing + spacer),
  );
}

/** @param room maximum width, for a phone. Default: the natural width in a page's column. */
function draw(lines: readonly SourceLine[], room?: number): Drawing {
  const header = lines[0];
  if (!header) throw new DiagramError(1, 'there is nothing to draw.');
  if (/^(graph|flowchart)\b/i.test(header.text)) return drawGraph(parseFlowchart(lines), room);
  if (/^stateDiagram(-v2)?$/i.test(header.text)) return drawGraph(parseState(lines), room);
  if (/^sequenceDiagram$/i.test(header.text)) {
    const sequence = parseSequence(lines);
    const drawing = drawSequence(sequence, room);
    return room === undefined && drawing.width > widest ? drawSequence(sequence, widest) : drawing;
  }
  if (/^xychart(-beta)?\b/i.test(header.text)) return drawChart(parseChart(lines), room);
  throw new DiagramError(
    header.number,
    `"${header.text}" is not a supported kind of diagram. Use flowchart, stateDiagram-v2, sequenceDiagram or xychart-beta.`,
  );
}
