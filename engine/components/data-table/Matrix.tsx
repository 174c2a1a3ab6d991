import { fitsPhone, visibleText } from '../../model/table.ts';
import { breakable } from './breakable.tsx';
import type { FactsProps } from './facts-props.ts';

/** Row headers don't break below this length; only URLs and similar are longer. */
const longHead = 28;

/**
 * A table of short values. If it is wider than a phone, it scrolls in its own box, and the header and first column stay
 * in view.
 */
export function Matrix({ table: { columns, rows }, name, label, context: { inline, uniqueId } }: FactsProps) {
  const texts = rows.map(({ cells }) => columns.map(({ key }) => visibleText(cells[key] ?? '')));
  const fits = fitsPhone(
    columns.map(({ label: heading }) => heading),
    texts,
  );
  const box = fits
    ? { className: 'table short', role: 'group' }
    : { className: 'table matrix', role: 'region', tabIndex: 0 };
  return (
    <div {...box} {...label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ key, label: heading }) => (
              <th key={key} scope="col">
                {inline(heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells, languages }) => (
            <tr key={key} id={uniqueId(`${name}-${key}`)}>
              {columns.map((column, index) => {
                const cell = inline(cells[column.key] ?? '');
                return index ? (
                  <td key={column.key} lang={languages?.[column.key]}>
                    {breakable(cell)}
                  </td>
                ) : (
                  <th key={column.key} scope="row">
                    {breakable(cell, longHead)}
                  </th>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
