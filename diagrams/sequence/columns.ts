import { makeLabel } from '../label.ts';
import type { Label } from '../label.ts';
import type { Sequence } from './sequence.ts';

export type Column = {
  readonly id: string;
  readonly x: number;
  readonly label: Label;
  readonly width: number;
  readonly person: boolean;
};

/** Maximum widths of the text on an arrow and of a note. */
export const messageWidth = 210;
export const noteWidth = 170;
/** Width of the arrow of a message to oneself. */
export const selfReach = 26;

/** Positions of the participants within a width, ignoring messages, whose texts may be wider than their arrows. */
export function squeezeColumns({ participants }: Sequence, room: number): Column[] {
  const share = room / participants.length;
  const boxes = participants.map(({ id, text, person }) => {
    const figure = person ? 20 : 0;
    const label = makeLabel(text, share - figure - 22);
    return { id, person, label, width: label.width + figure + 14 };
  });
  const taken = boxes.reduce((sum, { width }) => sum + width, 0);
  const gap = Math.max((room - taken) / Math.max(boxes.length - 1, 1), 8);
  let left = -gap;
  return boxes.map((box) => {
    const x = left + gap + box.width / 2;
    left = x + box.width / 2;
    return { ...box, x };
  });
}

/** Positions of the participants' lifelines, as close together as boxes, messages and notes allow. `x` is that of the line. */
export function placeColumns({ participants, events, numbered }: Sequence): Column[] {
  const boxes = participants.map(({ id, text, person }) => {
    const label = makeLabel(text, 130);
    return { id, person, label, width: Math.max(label.width + 28 + (person ? 20 : 0), 76) };
  });
  const index = new Map(boxes.map(({ id }, position) => [id, position]));
  const gaps = boxes.slice(1).map((box, position) => (box.width + (boxes[position]?.width ?? 0)) / 2 + 24);
  /** Minimum distances between two columns. Those that span more columns are met later, by widening the gaps between them. */
  const needs: { from: number; to: number; width: number }[] = [];
  const need = (a: number, b: number, width: number): void => {
    const [from, to] = a < b ? [a, b] : [b, a];
    if (from >= 0 && to < boxes.length) needs.push({ from, to, width });
  };
  for (const event of events) {
    if (event.type === 'message') {
      const [from, to] = [index.get(event.from) ?? 0, index.get(event.to) ?? 0];
      const width = makeLabel(event.text, messageWidth).width + (numbered ? 24 : 0);
      if (from === to) need(from, from + 1, width + selfReach + 24);
      else need(from, to, width + 36);
    } else if (event.type === 'note') {
      const places = event.ids.map((id) => index.get(id) ?? 0);
      const [first, last] = [Math.min(...places), Math.max(...places)];
      const width = makeLabel(event.text, noteWidth).width + 24;
      if (event.side === 'right') need(last, last + 1, width + 24);
      else if (event.side === 'left') need(first - 1, first, width + 24);
      else if (first === last) {
        need(first - 1, first, width / 2 + 14);
        need(last, last + 1, width / 2 + 14);
      } else need(first, last, width - 40);
    }
  }
  for (const { from, to, width } of needs.sort((a, b) => a.to - a.from - (b.to - b.from))) {
    const spanned = gaps.slice(from, to).reduce((sum, gap) => sum + gap, 0);
    if (from === to || spanned >= width) continue;
    for (let gap = from; gap < to; gap++) gaps[gap] = (gaps[gap] ?? 0) + (width - spanned) / (to - from);
  }
  let x = (boxes[0]?.width ?? 0) / 2;
  return boxes.map((box, position) => {
    if (position > 0) x += gaps[position - 1] ?? 0;
    return { ...box, x };
  });
}
