import { DiagramError, type SourceLine } from '../source-lines.ts';
import type { Chart, Series } from './chart.ts';
import { formatNumber, ticks } from './ticks.ts';

const number = String.raw`[+-]?\d+(?:\.\d+)?`;
const words = String.raw`(?:"([^"]*)"|([^\s"\[]+))`;
const header = /^xychart(?:-beta)?(?:\s+(horizontal|vertical))?$/i;
const titleLine = new RegExp(`^title\\s+(?:"([^"]*)"|(.+))$`);
const rangeAxis = new RegExp(`^(x|y)-axis(?:\\s+${words})??(?:\\s+(${number})\\s*-->\\s*(${number}))$`);
const namedAxis = new RegExp(`^(x|y)-axis\\s+${words}$`);
const categoryAxis = new RegExp(`^x-axis(?:\\s+${words})?\\s*\\[(.*)\\]$`);
const seriesLine = new RegExp(`^(bar|line)(?:\\s+${words})?\\s*\\[(.*)\\]$`);

/**
 * Parses `xychart-beta`: title, axes, bars and lines. A series may have a name for the legend: `bar "Resolved" [3, 5]`.
 * @throws DiagramError for any statement that can't be drawn as written
 */
export function parseChart(lines: readonly SourceLine[]): Chart {
  const first = lines[0];
  const head = header.exec(first?.text ?? '');
  if (!head) throw new DiagramError(first?.number ?? 1, `"${first?.text}" may only add "horizontal".`);
  const series: Series[] = [];
  let title: string | undefined;
  let x: { title?: string; categories?: string[]; from?: number; to?: number } = {};
  let y: { title?: string; from?: number; to?: number } = {};
  let last = first?.number ?? 1;

  for (const line of lines.slice(1)) {
    const { text } = line;
    last = line.number;
    const titled = titleLine.exec(text);
    const ranged = rangeAxis.exec(text);
    const listed = categoryAxis.exec(text);
    const named = namedAxis.exec(text);
    const drawn = seriesLine.exec(text);
    if (titled) title = titled[1] ?? titled[2];
    else if (ranged) {
      const axis = { ...naming(ranged[2] ?? ranged[3]), from: Number(ranged[4]), to: Number(ranged[5]) };
      if (ranged[1] === 'x') x = axis;
      else y = axis;
    } else if (listed)
      x = {
        ...naming(listed[1] ?? listed[2]),
        categories: list(listed[3] ?? '').map((item) => item.replace(/^"(.*)"$/, '$1')),
      };
    else if (named) {
      if (named[1] === 'x') x = { ...x, ...naming(named[2] ?? named[3]) };
      else y = { ...y, ...naming(named[2] ?? named[3]) };
    } else if (drawn)
      series.push({
        kind: drawn[1] as Series['kind'],
        ...(drawn[2] || drawn[3] ? { name: drawn[2] || (drawn[3] as string) } : {}),
        values: numbers(drawn[4] ?? '', line),
      });
    else
      throw new DiagramError(
        line.number,
        `cannot read "${text}". A chart has the lines title, x-axis, y-axis, bar and line; names of several words need quotation marks.`,
      );
  }
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  if (longest === 0) throw new DiagramError(last, 'the chart has no values: add a line such as bar [3, 5, 4].');
  const categories = x.categories ?? spread(x.from ?? 1, x.to ?? longest, longest);
  if (categories.length !== longest)
    throw new DiagramError(
      last,
      `there are ${categories.length} categories on the x-axis and ${longest} values in a series.`,
    );
  const values = series.flatMap((each) => each.values);
  const marks = ticks(y.from ?? Math.min(0, ...values), y.to ?? Math.max(0, ...values));
  return {
    ...(title ? { title } : {}),
    horizontal: head[1]?.toLowerCase() === 'horizontal',
    x: { ...naming(x.title), categories },
    y: { ...naming(y.title), from: marks[0] ?? 0, to: marks.at(-1) ?? 1, ticks: marks },
    series,
  };
}

function naming(title: string | undefined): { title?: string } {
  return title ? { title } : {};
}

function list(text: string): string[] {
  return (
    text
      .match(/"[^"]*"|[^,]+/g)
      ?.map((item) => item.trim())
      .filter(Boolean) ?? []
  );
}

function numbers(text: string, line: SourceLine): number[] {
  return list(text).map((item) => {
    if (!new RegExp(`^${number}$`).test(item)) throw new DiagramError(line.number, `"${item}" is not a number.`);
    return Number(item);
  });
}

function spread(from: number, to: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    formatNumber(count === 1 ? from : from + ((to - from) * index) / (count - 1)),
  );
}
