import type { FactTable } from '../../engine/model/table.ts';
import type { Benchmark } from '../benchmark.schema.ts';
import { benchmark } from '../index.ts';
import { buildTable, termTable, type Column } from './build-table.ts';

type Measure = Benchmark['measures'][number];

const siteName = ({ name, version }: Benchmark['sites'][number]): string => (version ? `${name} ${version}` : name);

const amount = (value: number, unit: string): string => `${value.toLocaleString('en-US')}${unit && ` ${unit}`}`;

/** `16.6 s (2×)`: the figure of a site, and how many times ours it is. Nothing can be a multiple of nothing. */
function cell({ figures, unit }: Measure, site: string, ours: string): string {
  const [value, ourFigure] = [figures[site] ?? null, figures[ours] ?? null];
  if (value === null) return '–';
  const ratio =
    site !== ours && ourFigure ? ` (${Number((value / ourFigure).toPrecision(2)).toLocaleString('en-US')}×)` : '';
  return amount(value, unit) + ratio;
}

/** Every measure as a row, every site as a column, ours first. */
export function benchmarkTable({ sites, measures }: Benchmark): FactTable {
  const ours = sites[0]?.key ?? '';
  const columns = sites.map((site): [string, Column<Measure>] => [
    site.key,
    { label: siteName(site), cell: (measure) => cell(measure, site.key, ours) },
  ]);
  return buildTable(
    measures,
    { name: { label: 'Measure', cell: ({ name }) => name }, ...Object.fromEntries(columns) },
    ({ key }) => key,
  );
}

/** The rows in which another site does better than ours, with the best of the others. */
export function lostTable({ sites, measures }: Benchmark): FactTable {
  const [ours, ...others] = sites;
  const lost = measures.flatMap(({ key, name, unit, better, figures }) => {
    const ourFigure = figures[ours?.key ?? ''] ?? null;
    const ahead = others
      .flatMap((site) => ({ site, value: figures[site.key] ?? null }))
      .flatMap(({ site, value }) => (value === null ? [] : [{ site, value }]))
      .filter(({ value }) => ourFigure === null || (better === 'less' ? value < ourFigure : value > ourFigure))
      .toSorted((a, b) => (better === 'less' ? a.value - b.value : b.value - a.value));
    const [best] = ahead;
    if (!best) return [];
    return [
      {
        key,
        name,
        ourFigure: ourFigure === null ? '–' : amount(ourFigure, unit),
        best: `${amount(best.value, unit)}, ${siteName(best.site)}`,
        ahead: String(ahead.length),
      },
    ];
  });
  return buildTable(
    lost.length ? lost : [{ key: 'none', name: 'None in this run', ourFigure: '–', best: '–', ahead: '0' }],
    {
      name: { label: 'Measure', cell: ({ name }) => name },
      own: { label: ours?.name ?? '', cell: ({ ourFigure }) => ourFigure },
      best: { label: 'Best', cell: ({ best }) => best },
      ahead: { label: 'Generators ahead', cell: ({ ahead }) => ahead },
    },
    ({ key }) => key,
  );
}

/** The runs that the rows are of, oldest first: when each began, and what it measured. */
export function runsOf({
  measures,
}: Benchmark): readonly { readonly began: string; readonly names: readonly string[] }[] {
  return [...new Set(measures.map(({ run }) => run))].toSorted().map((run) => ({
    began: `${run.slice(0, 10)}, ${run.slice(11, 16)} UTC`,
    names: measures.filter((measure) => measure.run === run).map(({ name }) => name),
  }));
}

/** Machine and date; with rows of several runs, what each of them measured. */
export function runTable(run: Benchmark): FactTable {
  const runs = runsOf(run);
  return termTable([
    { name: 'Machine', meaning: run.machine },
    ...runs.map(({ began, names }) =>
      runs.length > 1
        ? { name: `Run of ${began}`, meaning: names.join('; ') }
        : { name: 'Run', meaning: `${began}: everything below` },
    ),
  ]);
}

/** Tables of the comparison with other documentation generators. */
export const benchmarkTables: Record<string, () => FactTable> = {
  'benchmark.figures': () => benchmarkTable(benchmark),
  'benchmark.lost': () => lostTable(benchmark),
  'benchmark.run': () => runTable(benchmark),
};
