import { expect, test } from 'vitest';
import { tables } from '../../data/tables.ts';
import { dataTable } from '../../engine/components/data-table/DataTable.tsx';
import { fakePageContext, renderHtml } from './fake-page-context.tsx';

/** The data writes a call, and a component reads it: here they meet. */
test('a table of calls shows each of them as the head of an endpoint does', () => {
  const html = renderHtml(dataTable(tables), { of: 'api.calls.client' }, undefined, fakePageContext());
  const names = html.match(/<span class="property-name">/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(html.match(/<span class="property-name"><b class="method [a-z]+">/g)).toHaveLength(names.length);
});
