import { drawLabel, makeLabel } from '../label.ts';
import type { Label } from '../label.ts';
import { arrowHead, element, round, roundedPath } from '../svg.ts';
import type { Point } from '../svg.ts';
import { messageWidth, selfReach } from './columns.ts';
import type { Column } from './columns.ts';
import type { Message } from './sequence.ts';

type Drawn = { readonly markup: string; readonly left: number; readonly right: number; readonly bottom: number };
type MessageLayout = {
  readonly number: number | undefined;
  /** Half the width of the activation bars at the start and the end of the arrow. */
  readonly from: number;
  readonly to: number;
  readonly framed: boolean;
  /** Limits for texts, on a narrow screen. */
  readonly room: Room | undefined;
};
export type Room = { readonly left: number; readonly right: number };

/** Draws a message: its text, and the arrow below it. `y` is its top; the returned `bottom` is the top of the next one. */
export function drawMessage(message: Message, from: Column, to: Column, y: number, layout: MessageLayout): Drawn {
  const { room } = layout;
  const widest = room
    ? Math.max(150, Math.abs(to.x - from.x) - 12)
    : Math.max(messageWidth, Math.abs(to.x - from.x) - 36);
  const label = makeLabel(message.text, widest);
  if (from.id === to.id)
    return room ? drawSelfBelow(message, from, y, layout, label) : drawSelf(message, from, y, layout, label);
  const way = Math.sign(to.x - from.x);
  const line = Math.round(y + label.height + (label.height ? 5 : 8)) + 0.5;
  const start = { x: from.x + way * layout.from, y: line };
  const end = { x: to.x - way * (layout.to + 1), y: line };
  const middle = within((from.x + to.x) / 2 + (layout.number ? 11 : 0), label.width / 2, room);
  const dot = layout.number ? drawNumber(layout.number, middle - label.width / 2 - 15, y + label.height / 2) : '';
  return {
    markup:
      dot +
      drawLabel(
        label,
        layout.number ? middle - label.width / 2 : middle,
        y + label.height / 2,
        halo(layout),
        layout.number ? 'start' : undefined,
      ) +
      drawLine(message, [start, end]),
    left: Math.min(from.x, to.x, middle - label.width / 2),
    right: Math.max(from.x, to.x, middle + label.width / 2),
    bottom: line + 15.5,
  };
}

/** Moves the middle of something `2 * half` wide so that it is within the limits. */
export function within(middle: number, half: number, room: Room | undefined): number {
  return room ? Math.max(Math.min(middle, room.right - half), room.left + half) : middle;
}

/** Draws a message to oneself with the text above the arrow, for lack of space beside it. */
function drawSelfBelow(message: Message, { x }: Column, y: number, layout: MessageLayout, label: Label): Drawn {
  const beside = (layout.number ? 24 : 0) + (layout.framed ? 12 : 0);
  const middle = within(x + (layout.number ? 11 : 0), label.width / 2 + beside, layout.room);
  const start = x + layout.from;
  const top = Math.round(y + label.height + 5) + 0.5;
  const points = [
    { x: start, y: top },
    { x: start + 18, y: top },
    { x: start + 18, y: top + 14 },
    { x: start + 1, y: top + 14 },
  ];
  const dot = layout.number ? drawNumber(layout.number, middle - label.width / 2 - 15, y + label.height / 2) : '';
  return {
    markup: dot + drawLabel(label, middle, y + label.height / 2, halo(layout)) + drawLine(message, points),
    left: middle - label.width / 2 - (layout.number ? 24 : 0),
    right: Math.max(middle + label.width / 2, start + 18),
    bottom: top + 14 + 15.5,
  };
}

function drawSelf(message: Message, { x }: Column, y: number, layout: MessageLayout, label: Label): Drawn {
  const start = x + layout.from;
  const height = Math.max(label.height, 18);
  const top = Math.round(y) + 0.5;
  const right = start + selfReach;
  const dot = layout.number ? drawNumber(layout.number, right + 17, y + height / 2) : '';
  const text = right + (layout.number ? 32 : 9);
  const points = [
    { x: start, y: top },
    { x: right, y: top },
    { x: right, y: top + height },
    { x: start + 1, y: top + height },
  ];
  return {
    markup: drawLine(message, points) + dot + drawLabel(label, text, y + height / 2, halo(layout), 'start'),
    left: x,
    right: text + label.width,
    bottom: top + height + 15.5,
  };
}

function halo({ framed }: MessageLayout): string {
  return framed ? 'd-halo d-inside' : 'd-halo';
}

function drawLine({ dashed, head }: Message, points: readonly Point[]): string {
  const tip = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const line = roundedPath(points);
  const end =
    head === 'none' ? '' : head === 'cross' ? cross(before, tip) : arrowHead(before, tip, head === 'open' ? 6.5 : 5);
  if (!dashed) return element('path', { class: 'd-line', d: line + end });
  return (
    element('path', { class: 'd-line d-dashed', d: line }) + (end ? element('path', { class: 'd-line', d: end }) : '')
  );
}

function cross(before: Point, tip: Point): string {
  const x = tip.x - Math.sign(tip.x - before.x) * 6;
  return `M${round(x - 4)} ${round(tip.y - 4)}l8 8m0-8l-8 8`;
}

/** The number of a message, styled like the numbered marks of drawn screens. */
function drawNumber(number: number, x: number, y: number): string {
  return (
    element('circle', { fill: 'var(--accent)', cx: x, cy: y, r: 9 }) +
    element('text', { class: 'd-digit', x, y: y + 4 }, String(number))
  );
}
