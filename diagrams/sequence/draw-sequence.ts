import { box, drawLabel, makeLabel } from '../label.ts';
import { element, round, type Drawing } from '../svg.ts';
import { BlockStack, Extent } from './block-stack.ts';
import { noteWidth, placeColumns, squeezeColumns } from './columns.ts';
import type { Column } from './columns.ts';
import { drawMessage, within } from './draw-message.ts';
import type { Room } from './draw-message.ts';
import type { SequenceNote, Sequence } from './sequence.ts';

/**
 * Draws a sequence diagram in one pass from top to bottom, collecting the markup of each layer.
 * @param narrowTo maximum width. Default: the natural width
 */
export function drawSequence(sequence: Sequence, narrowTo?: number): Drawing {
  const columns = narrowTo === undefined ? placeColumns(sequence) : squeezeColumns(sequence, narrowTo);
  const room =
    narrowTo === undefined ? undefined : { left: 0, right: Math.max(...columns.map(({ x, width }) => x + width / 2)) };
  const column = new Map(columns.map((one) => [one.id, one]));
  const columnOf = (id: string): Column => column.get(id) as Column;
  const head = Math.max(...columns.map(({ label }) => label.height)) + 18;
  const extent = new Extent();
  const bars: string[] = [];
  const front: string[] = [];
  const blocks = new BlockStack(sequence, columnOf, room);
  const active = new Map<string, number[]>();
  let y = head + 14;
  let count = 0;

  const finish = (id: string): void => {
    const start = active.get(id)?.pop() ?? y;
    const depth = active.get(id)?.length ?? 0;
    bars.unshift(box(columnOf(id).x - 4 + depth * 4, start, 8, Math.max(y - start, 12), 3, 'd-node d-accent'));
  };
  for (const event of sequence.events) {
    if (event.type === 'message') {
      const message = drawMessage(event, columnOf(event.from), columnOf(event.to), y, {
        number: sequence.numbered ? ++count : undefined,
        from: (active.get(event.from)?.length ?? 0) * 4,
        framed: blocks.depth > 0,
        room,
        to: (active.get(event.to)?.length ?? 0) * 4,
      });
      front.push(message.markup);
      extent.add(message.left, message.right);
      y = message.bottom;
    } else if (event.type === 'note') {
      const note = drawNote(event, event.ids.map(columnOf), y, room);
      front.push(note.markup);
      extent.add(note.left, note.right);
      y = note.bottom;
    } else if (event.type === 'activate') active.set(event.id, [...(active.get(event.id) ?? []), y]);
    else if (event.type === 'deactivate') finish(event.id);
    else if (event.type === 'block') y = blocks.open(event, y);
    else if (event.type === 'part') y = blocks.part(event, y);
    else y = blocks.close(y);
  }
  y += 18;
  for (const [id, starts] of active) while (starts.length > 0) finish(id);

  extent.add(blocks.left, blocks.right);
  for (const { x, width } of columns) extent.add(x - width / 2, x + width / 2);
  const lines = columns.map(({ x }) =>
    element('path', { class: 'd-line d-life', d: `M${round(Math.round(x) + 0.5)} ${head}V${round(y)}` }),
  );
  const heads = columns.map((one) => drawHead(one, head));
  const markup = [...blocks.frames, ...lines, ...bars, ...blocks.titles, ...front, ...heads].join('');
  const shift = Math.ceil(1 - extent.left);
  return {
    width: extent.right + shift + 1,
    height: y + 2,
    markup: element('g', { transform: `translate(${shift} 1)` }, markup),
  };
}

function drawHead({ x, width, label, person }: Column, height: number): string {
  const shape = box(x - width / 2, 0, width, height, 6, 'd-node');
  if (!person) return shape + drawLabel(label, x, height / 2, '');
  const left = round(x - label.width / 2 - 9);
  const figure = element('path', {
    class: 'd-line',
    d: `M${left} ${round(height / 2 - 5.5)}m-3 2.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0M${left} ${round(height / 2)}m-5.5 6.5c0-6 11-6 11 0`,
  });
  return shape + figure + drawLabel(label, x + 9, height / 2, '');
}

function drawNote(
  { side, text }: SequenceNote,
  columns: readonly Column[],
  y: number,
  room: Room | undefined,
): { markup: string; left: number; right: number; bottom: number } {
  const xs = columns.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const span = last - first;
  const label = makeLabel(text, Math.max(noteWidth, span + 24));
  const width = side === 'over' ? Math.max(label.width + 24, span === 0 ? 0 : span + 40) : label.width + 24;
  const wanted = side === 'over' ? (first + last - width) / 2 : side === 'right' ? last + 12 : first - 12 - width;
  const left = within(wanted + width / 2, width / 2, room) - width / 2;
  const height = label.height + 14;
  return {
    markup: box(left, y, width, height, 6, 'd-node d-note') + drawLabel(label, left + width / 2, y + height / 2, ''),
    left,
    right: left + width,
    bottom: y + height + 14,
  };
}
