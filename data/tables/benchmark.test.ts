import { expect, test } from 'vitest';
import { benchmarkTable, lostTable, runTable } from './benchmark.ts';

const run = {
  machine: 'A machine',
  sites: [
    { key: 'ours', name: 'These docs' },
    { key: 'one', name: 'One', version: '1.2' },
    { key: 'two', name: 'Two', version: '3.0' },
  ],
};
const build = { key: 'build', name: 'Build', unit: 's', better: 'less' as const, run: '2026-01-31T08:00:00Z' };

test('a figure says how many times ours it is; nothing is a multiple of nothing, and what is not there is a dash', () => {
  const table = benchmarkTable({
    ...run,
    measures: [
      { ...build, figures: { ours: 8, one: 1200, two: 6 } },
      { ...build, key: 'script', figures: { ours: 0, one: 12, two: null } },
    ],
  });
  expect(table.columns.map(({ label }) => label)).toEqual(['Measure', 'These docs', 'One 1.2', 'Two 3.0']);
  expect(table.rows.map(({ cells }) => Object.values(cells).slice(1))).toEqual([
    ['8 s', '1,200 s (150×)', '6 s (0.75×)'],
    ['0 s', '12 s', '–'],
  ]);
});

test('rows in which others are ahead are listed with the best of them', () => {
  const found = { ...build, key: 'found', name: 'Found', unit: 'found', better: 'more' as const };
  const measures = [
    { ...build, figures: { ours: 8, one: 7, two: 6 } },
    { ...found, figures: { ours: 20, one: 18, two: null } },
  ];
  expect(lostTable({ ...run, measures }).rows.map(({ cells }) => cells)).toEqual([
    { name: 'Build', own: '8 s', best: '6 s, Two 3.0', ahead: '2' },
  ]);
  expect(lostTable({ ...run, measures: measures.slice(1) }).rows[0]?.cells['name']).toBe('None in this run');
});

test('rows of different runs say which run they are of', () => {
  const first = { ...build, figures: { ours: 8 } };
  const cells = (measures: (typeof first)[]): unknown[] => runTable({ ...run, measures }).rows.map((row) => row.cells);
  expect(cells([first])).toMatchObject([{}, { name: '**Run**', meaning: '2026-01-31, 08:00 UTC: everything below' }]);
  const later = { ...first, key: 'next', name: 'Next page', run: '2026-01-31T12:30:00Z' };
  expect(cells([later, first, { ...first, key: 'memory', name: 'Memory' }])).toMatchObject([
    {},
    { name: '**Run of 2026-01-31, 08:00 UTC**', meaning: 'Build; Memory' },
    { name: '**Run of 2026-01-31, 12:30 UTC**', meaning: 'Next page' },
  ]);
});
