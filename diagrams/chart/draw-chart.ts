import { drawLabel, makeLabel, textWidth } from '../label.ts';
import { element, round, type Drawing } from '../svg.ts';
import type { Chart, Series } from './chart.ts';
import { formatNumber } from './ticks.ts';

const plotHeight = 210;
/** Maximum number of values, in a line or in all bars together, whose numbers are shown; more would overlap. */
const maxNumbers = 14;

type Plot = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly step: number;
  readonly y: (value: number) => number;
};

/**
 * Draws a chart: vertical bars and lines, or horizontal bars if the chart is `horizontal`.
 * @param room maximum width, for a phone. Charts with only bars are horizontal then, and lines show only the category names that fit.
 */
export function drawChart(chart: Chart, room?: number): Drawing {
  const rows = chart.horizontal || (room !== undefined && chart.series.every(({ kind }) => kind === 'bar'));
  return rows ? drawHorizontal(chart, room) : drawVertical(chart, room);
}

function drawVertical({ title, x, y, series }: Chart, room?: number): Drawing {
  const labels = x.categories.map((text) => makeLabel(text, 96));
  const bars = series.filter(({ kind }) => kind === 'bar');
  const step = Math.max(44, bars.length * 26 + 18, ...labels.map(({ width }) => width + 14));
  const left = Math.max(...y.ticks.map((tick) => textWidth(formatNumber(tick)))) + 10;
  const width = room === undefined ? Math.max(step * labels.length, 260) : room - left - 1;
  const top = header(title, y.title, series, room);
  const scale = (value: number): number => top.height + plotHeight - ((value - y.from) / (y.to - y.from)) * plotHeight;
  const plot: Plot = { left, top: top.height, width, step: width / labels.length, y: scale };
  const grid = y.ticks.map((tick) => {
    const line = element('path', {
      class: tick === 0 ? 'd-line d-axis' : 'd-line d-grid',
      d: `M${round(left)} ${round(Math.round(scale(tick)) + 0.5)}h${round(width)}`,
    });
    return line + drawLabel(makeLabel(formatNumber(tick)), left - 8, scale(tick), 'd-soft', 'end');
  });
  const every = Math.ceil((Math.max(...labels.map((label) => label.width)) + 8) / plot.step);
  const names = labels.map((label, index) =>
    index % every
      ? ''
      : drawLabel(label, left + plot.step * (index + 0.5), top.height + plotHeight + 8 + label.height / 2, 'd-soft'),
  );
  const below = top.height + plotHeight + 8 + Math.max(...labels.map(({ height }) => height));
  const axis = x.title ? drawLabel(makeLabel(x.title, width), left + width / 2, below + 13, 'd-title') : '';
  const crossed = bars.length < series.length;
  const drawn = series.map((each, index) =>
    each.kind === 'bar'
      ? drawBars(each, bars.indexOf(each), bars.length, index, plot, crossed)
      : drawLine(each, index, plot, series.length === 1),
  );
  return {
    width: Math.max(left + width, top.width) + 1,
    height: below + (x.title ? 24 : 2),
    markup: top.markup + [...grid, ...drawn, ...names, axis].join(''),
  };
}

/** The color of a series, as an attribute: few pages have a chart, and their style sheet is that of all figures. */
const colorOf = (index: number): string => `var(--${['accent', 'warning', 'note'][index % 3]})`;
const dot = { fill: 'var(--paper-raised)', 'stroke-width': 2, r: 3.5 } as const;

function drawBars(
  { values }: Series,
  position: number,
  of: number,
  index: number,
  { left, step, y }: Plot,
  crossed: boolean,
): string {
  const width = Math.min(40, (step - 14) / of - 4);
  return values
    .map((value, slot) => {
      const x = left + step * (slot + 0.5) + (position - of / 2) * (width + 4) + 2;
      const [top, bottom] = [Math.min(y(value), y(0)), Math.max(y(value), y(0))];
      const bar = element('path', {
        fill: colorOf(index),
        d: barPath(x, top, width, bottom - top, value < 0),
      });
      if (values.length * of > maxNumbers) return bar;
      const label = makeLabel(formatNumber(value));
      if (label.width > step) return bar;
      // A line crosses the tops of the bars, so the numbers are at the bottom.
      if (crossed)
        return (
          bar +
          (bottom - top > 22 && label.width < width + 4
            ? drawLabel(label, x + width / 2, y(0) + (value < 0 ? 13 : -12), 'd-on')
            : '')
        );
      return bar + drawLabel(label, x + width / 2, value < 0 ? bottom + 9 : top - 9, 'd-halo');
    })
    .join('');
}

function barPath(x: number, y: number, width: number, height: number, down: boolean): string {
  const radius = Math.min(4, width / 2, height);
  const [base, tip, sweep] = down ? [y, y + height, 0] : [y + height, y, 1];
  const turn = down ? -radius : radius;
  const corner = (dy: number): string =>
    `a${round(radius)} ${round(radius)} 0 0 ${sweep} ${round(radius)} ${round(dy)}`;
  const [left, bottom] = [round(x), round(base)];
  return `M${left} ${bottom}V${round(tip + turn)}${corner(-turn)}h${round(width - 2 * radius)}${corner(turn)}V${bottom}Z`;
}

function drawLine({ values }: Series, index: number, { left, step, y }: Plot, alone: boolean): string {
  const points = values.map((value, slot) => ({ x: left + step * (slot + 0.5), y: y(value) }));
  const path = element('path', {
    fill: 'none',
    stroke: colorOf(index),
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    d: `M${points.map((point) => `${round(point.x)} ${round(point.y)}`).join('L')}`,
  });
  if (values.length > maxNumbers) return path;
  const dots = points.map((point, slot) => {
    const number =
      alone && step > 30 ? drawLabel(makeLabel(formatNumber(values[slot] ?? 0)), point.x, point.y - 13, 'd-halo') : '';
    return element('circle', { ...dot, stroke: colorOf(index), cx: point.x, cy: point.y }) + number;
  });
  return path + dots.join('');
}

function drawHorizontal({ title, x, y, series }: Chart, room?: number): Drawing {
  const labels = x.categories.map((text) => makeLabel(text, room === undefined ? 150 : 96));
  const left = Math.max(...labels.map(({ width }) => width)) + 12;
  const width = room === undefined ? 280 : room - left - 40;
  const top = header(title, undefined, series, room);
  const row = series.length * 22 + 14;
  const scale = (value: number): number => left + ((value - y.from) / (y.to - y.from)) * width;
  const bottom = top.height + row * labels.length;
  const grid = y.ticks.map((tick) => {
    const line = element('path', {
      class: tick === 0 ? 'd-line d-axis' : 'd-line d-grid',
      d: `M${round(Math.round(scale(tick)) + 0.5)} ${round(top.height)}V${round(bottom)}`,
    });
    return line + drawLabel(makeLabel(formatNumber(tick)), scale(tick), bottom + 14, 'd-soft');
  });
  const rows = labels.map((label, slot) => {
    const middle = top.height + row * (slot + 0.5);
    const bars = series.map(({ values }, index) => {
      const value = values[slot] ?? 0;
      const [from, to] = [Math.min(scale(value), scale(0)), Math.max(scale(value), scale(0))];
      const upper = middle + (index - series.length / 2) * 22 + 2;
      return (
        element('rect', {
          fill: colorOf(index),
          x: from,
          y: upper,
          width: to - from,
          height: 18,
          rx: 4,
        }) + drawLabel(makeLabel(formatNumber(value)), to + 7, upper + 9, 'd-halo', 'start')
      );
    });
    return drawLabel(label, left - 12, middle, '', 'end') + bars.join('');
  });
  const axis = y.title ? drawLabel(makeLabel(y.title, width), left + width / 2, bottom + 36, 'd-title') : '';
  return {
    width: Math.max(left + width + 40, top.width),
    height: bottom + (y.title ? 46 : 24),
    markup: top.markup + [...grid, ...rows, axis].join(''),
  };
}

function header(
  title: string | undefined,
  axis: string | undefined,
  series: readonly Series[],
  room = 480,
): { markup: string; height: number; width: number } {
  let y = 0;
  let markup = '';
  let width = 0;
  if (title) {
    const label = makeLabel(title, room);
    markup += drawLabel(label, 0, label.height / 2, 'd-title', 'start');
    y += label.height + 8;
    width = label.width;
  }
  let x = 0;
  for (const [index, { name, kind }] of series.entries()) {
    if (!name) continue;
    const label = makeLabel(name, 400);
    if (x > 0 && x + label.width + 18 > room) {
      x = 0;
      y += 22;
    }
    markup +=
      element('rect', {
        fill: colorOf(index),
        x,
        y: y + (kind === 'bar' ? 4 : 7.5),
        width: 12,
        height: kind === 'bar' ? 11 : 3,
        rx: 2,
      }) + drawLabel(label, x + 18, y + 9.5, 'd-soft', 'start');
    x += label.width + 38;
    width = Math.max(width, x - 20);
  }
  if (x > 0) y += 30;
  if (axis) {
    markup += drawLabel(makeLabel(axis, room), 0, y + 9, 'd-title', 'start');
    y += 22;
  }
  return { markup, height: y + 18, width };
}
