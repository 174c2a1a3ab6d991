import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import type { FactTable } from '../../model/table.ts';
import { drawTable, type DataTableProps } from './draw-table.tsx';

const table = (rows: number): FactTable => ({
  columns: [
    { key: 'name', label: 'Name' },
    { key: 'meaning', label: 'Meaning' },
  ],
  rows: Array.from({ length: rows }, (_, index) => ({
    key: `key${index}`,
    cells: { name: `\`key${index}\``, meaning: `Meaning ${index}.` },
  })),
});
const tables = { 'widget.settings': () => table(8), 'widget.run': () => table(2) };
const html = (props: Partial<DataTableProps> & { of: string }, context = fakePageContext()): string =>
  renderToStaticMarkup(<>{drawTable({ filter: false, ...props }, tables, context)}</>);

describe('drawTable', () => {
  it('is a table in a region that can be scrolled, each row named by its first cell', () => {
    expect(html({ of: 'widget.run' })).toBe(
      '<div class="data-table"><div class="table" role="region" tabindex="0" aria-label="Widget run"><table><thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead>' +
        '<tbody><tr><th scope="row"><code>key0</code></th><td>Meaning 0.</td></tr><tr><th scope="row"><code>key1</code></th><td>Meaning 1.</td></tr></tbody></table></div></div>',
    );
  });
  it('is named by its caption', () => {
    const drawn = html({ of: 'widget.run', caption: 'What `run` takes' });
    expect(drawn).toContain('aria-labelledby="widget-run-caption"');
    expect(drawn).toContain('<caption id="widget-run-caption">What <code>run</code> takes</caption>');
    expect(drawn).not.toContain('aria-label=');
  });
  it('has an address for each row when it is long', () => {
    expect(html({ of: 'widget.settings' })).toContain('<tr id="widget-settings-key3">');
    expect(html({ of: 'widget.run' })).not.toContain('<tr id');
    expect(html({ of: 'widget.settings', only: ['key3'] })).not.toContain('<tr id');
  });
  it('shows chosen rows in their order', () => {
    expect(
      [...html({ of: 'widget.settings', only: ['key5', 'key1'] }).matchAll(/row"><code>(\w+)/g)].map(([, key]) => key),
    ).toEqual(['key5', 'key1']);
  });
  it('has a box to filter when asked', () => {
    expect(html({ of: 'widget.settings', filter: true })).toContain(
      '<input type="search" aria-label="Filter: Widget settings"',
    );
    expect(html({ of: 'widget.settings' })).not.toContain('<input');
  });
  it('leaves an empty cell for a fact that is missing', () => {
    const gaps = { gaps: () => ({ columns: table(0).columns, rows: [{ key: 'a', cells: { name: 'a' } }] }) };
    expect(renderToStaticMarkup(<>{drawTable({ of: 'gaps', filter: false }, gaps, fakePageContext())}</>)).toContain(
      '<th scope="row">a</th><td></td>',
    );
  });
  it('names the nearest table and the nearest row', () => {
    const context = fakePageContext();
    expect(html({ of: 'widget.setings' }, context)).toBe('');
    html({ of: 'toString' }, context);
    html({ of: 'widget.run', only: ['key0', 'kye1', 'something'] }, context);
    expect(context.reports).toEqual([
      { message: 'There is no table “widget.setings”.', hint: 'Did you mean “widget.settings”?' },
      { message: 'There is no table “toString”.', hint: 'data/tables.ts lists the tables.' },
      { message: 'The table “widget.run” has no row “kye1”.', hint: 'Did you mean “key1”?' },
      { message: 'The table “widget.run” has no row “something”.', hint: 'Its rows are: key0, key1.' },
    ]);
  });
});
