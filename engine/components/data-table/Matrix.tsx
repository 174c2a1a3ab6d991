import { breakable } from './breakable.tsx';
import type { FactsProps } from './facts-props.ts';

/** Names at the head of a row stay whole up to this length: only URLs and the like are longer. */
const longHead = 28;

/** A table of short values. The first column and the head stay in view while it scrolls in its own box. */
export function Matrix({ table: { columns, rows }, name, label, context: { inline, uniqueId } }: FactsProps) {
  return (
    <div className="table matrix" role="region" tabIndex={0} {...label}>
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
          {rows.map(({ key, cells }) => (
            <tr key={key} id={uniqueId(`${name}-${key}`)}>
              {columns.map((column, index) => {
                const cell = inline(cells[column.key] ?? '');
                return index ? (
                  <td key={column.key}>{breakable(cell)}</td>
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
