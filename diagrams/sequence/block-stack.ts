import { box, drawLabel, makeLabel } from '../label.ts';
import { element, round } from '../svg.ts';
import { messageWidth, selfReach } from './columns.ts';
import { within, type Room } from './draw-message.ts';
import type { Column } from './columns.ts';
import type { BlockPart, BlockStart, Sequence, SequenceEvent } from './sequence.ts';

/** The leftmost and rightmost x of a drawing. */
export class Extent {
  left = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;

  add(left: number, right: number): void {
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
  }
}

type Open = { readonly top: number; readonly left: number; readonly right: number };

/**
 * Draws the frames around blocks of a sequence (`loop`, `alt` …). `open`, `part` and `close` return the y at which the sequence continues.
 */
export class BlockStack {
  readonly frames: string[] = [];
  readonly titles: string[] = [];
  readonly #extents: Extent[];
  readonly #open: Open[] = [];
  #next = 0;
  left = Number.POSITIVE_INFINITY;
  right = Number.NEGATIVE_INFINITY;

  /** @param room limits for texts, on a narrow screen */
  constructor(sequence: Sequence, columnOf: (id: string) => Column, room: Room | undefined) {
    this.#extents = blockExtents(sequence, columnOf, room);
  }

  get depth(): number {
    return this.#open.length;
  }

  open({ kind, text }: BlockStart, y: number): number {
    const { left, right } = this.#extents[this.#next++] as Extent;
    this.left = Math.min(this.left, left);
    this.right = Math.max(this.right, right);
    this.#open.push({ top: y, left, right });
    const name = makeLabel(kind);
    const width = name.width + 16;
    const condition = makeLabel(text, right - left - width - 24);
    this.titles.push(
      box(left, y, width, 22, 6, 'd-node') +
        drawLabel(name, left + width / 2, y + 11, 'd-title') +
        (text
          ? drawLabel(condition, left + width + 8, y + 2 + condition.height / 2, 'd-soft d-halo d-inside', 'start')
          : ''),
    );
    return y + Math.max(22, condition.height + 4) + 12;
  }

  part({ text }: BlockPart, y: number): number {
    const { left, right } = this.#open.at(-1) as Open;
    const label = makeLabel(text, right - left - 24);
    const line = element('path', {
      class: 'd-line d-dashed d-part',
      d: `M${round(left)} ${round(Math.round(y) + 0.5)}H${round(right)}`,
    });
    this.titles.push(
      line + (text ? drawLabel(label, left + 12, y + 6 + label.height / 2, 'd-soft d-halo d-inside', 'start') : ''),
    );
    return y + label.height + 16;
  }

  close(y: number): number {
    const { top, left, right } = this.#open.pop() as Open;
    // Outer frames are behind inner ones.
    this.frames.unshift(box(left, top, right - left, y - top, 10, 'd-group'));
    return y + 14;
  }
}

/** The left and right edges of each block, in the order in which they open: around its columns and the blocks inside. */
function blockExtents(
  { events, numbered }: Sequence,
  columnOf: (id: string) => Column,
  room: Room | undefined,
): Extent[] {
  const extents: Extent[] = [];
  const open: Extent[] = [];
  for (const event of events) {
    if (event.type === 'block') {
      const extent = new Extent();
      extents.push(extent);
      open.push(extent);
    } else if (event.type === 'end') {
      const inner = open.pop() as Extent;
      if (inner.left > inner.right) inner.add(0, 120);
      inner.left -= 24;
      inner.right += 24;
      open.at(-1)?.add(inner.left + 12, inner.right - 12);
    } else for (const [left, right] of reach(event, columnOf, numbered, room)) open.at(-1)?.add(left, right);
  }
  return extents;
}

function reach(
  event: SequenceEvent,
  columnOf: (id: string) => Column,
  numbered: boolean,
  room: Room | undefined,
): (readonly [number, number])[] {
  if (event.type === 'note')
    return event.ids.map(
      (id) =>
        [
          columnOf(id).x - (event.side === 'right' ? 0 : 60),
          columnOf(id).x + (event.side === 'left' ? 0 : 60),
        ] as const,
    );
  if (event.type !== 'message') return [];
  if (event.from === event.to) {
    const { x } = columnOf(event.from);
    const { width } = makeLabel(event.text, messageWidth);
    if (!room) return [[x, x + width + selfReach + (numbered ? 30 : 6)]];
    // The text is above the arrow. Half of the frame's margin is enough beside it.
    const middle = within(x, width / 2 + 12, room);
    return [[Math.min(x, middle - width / 2 + 12), Math.max(x + 18, middle + width / 2 - 12)]];
  }
  return [event.from, event.to].map((id) => [columnOf(id).x, columnOf(id).x] as const);
}
