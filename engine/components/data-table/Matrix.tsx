import { fitsPhone, isComparison, matrixClass, visibleText, type FactTable } from '../../model/table.ts';
import type { PageContext } from '../page-context.ts';
import { answerOf } from './answer.tsx';
import { breakable } from './breakable.tsx';
import { RowPicker } from './RowPicker.tsx';

/** Props of `Matrix` and `Properties`. */
export type FactsProps = {
  readonly table: FactTable;
  /** Prefix of the rows' anchors: `widget-settings` gives `widget-settings-locale`. */
  readonly name: string;
  /** Name of the table for assistive technology. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string | undefined };
  readonly context: PageContext;
};

const isNumber = (text: string): boolean => /^\d[\d,.]*$/.test(text);

/** Row headers don't break below this length; only URLs and similar are longer. */
const longHead = 28;

/**
 * A table that is read along rows and columns, with its header and first column in view. A matrix of short values
 * scrolls in its own box on a narrow screen. A comparison has longer ones: it is wider than the text, and on a phone its
 * rows stand beside each other in pairs, of which the reader can choose one.
 */
export function Matrix({ table, name, label, context: { inline, uniqueId, translate } }: FactsProps) {
  const { columns, rows } = table;
  const comparison = isComparison(table);
  const texts = rows.map(({ cells }) => columns.map(({ key }) => visibleText(cells[key] ?? '')));
  const head = columns.map(({ label: heading }) => heading);
  const fits = fitsPhone(head, texts);
  const className = comparison ? 'table matrix comparison' : fits ? 'table short' : matrixClass(head, texts);
  const box = { className, ...(fits && !comparison ? { role: 'group' } : { role: 'region', tabIndex: 0 }) };
  // Numbers, and what stands for an unknown one, end at one edge; marks and words as short stand in the middle.
  const alignments = columns.map((_, column) => {
    const cells = texts.map((row) => row[column] ?? '');
    if (column && !comparison && cells.every((cell) => cell.length < 5 && !isNumber(cell))) return 'align-center';
    return cells.some(isNumber) && cells.every((cell) => isNumber(cell) || cell.length < 2) ? 'align-right' : undefined;
  });
  // The rows of a comparison become columns on a phone, which takes the roles away that elements have by themselves.
  const role = (value: string): object => (comparison ? { role: value } : {});
  const picks = comparison && rows.length > 2;
  return (
    <>
      {picks && <RowPicker names={texts.map(([rowName = '']) => rowName)} translate={translate} />}
      <div {...box} {...label}>
        <table {...role('table')}>
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {columns.map(({ key, label: heading }, index) => (
                <th key={key} scope="col" className={alignments[index]} {...role('columnheader')}>
                  {inline(heading)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...role('rowgroup')}>
            {rows.map(({ key, cells, languages }, row) => (
              <tr
                key={key}
                id={uniqueId(`${name}-${key}`)}
                data-apart={picks && row > 1 ? '' : undefined}
                {...role('row')}
              >
                {columns.map((column, index) => {
                  const cell = inline(cells[column.key] ?? '');
                  return index ? (
                    <td
                      key={column.key}
                      className={alignments[index]}
                      lang={languages?.[column.key]}
                      {...role('cell')}
                      data-label={comparison ? column.label : undefined}
                    >
                      {answerOf(texts[row]?.[index] ?? '', cell, translate)}
                    </td>
                  ) : (
                    <th key={column.key} scope="row" {...role('rowheader')}>
                      {breakable(cell, longHead)}
                    </th>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
