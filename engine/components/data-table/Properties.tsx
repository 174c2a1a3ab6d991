import type { ReactNode } from 'react';
import type { FactRow } from '../../model/table.ts';
import { breakable } from './breakable.tsx';
import type { FactsProps } from './facts-props.ts';

/** Facts up to this many characters are beside the name; longer ones have a line of their own below it. */
const shortFact = 36;

/** Names of long identifiers may break from this length on. */
const longName = 28;

/** A list of what has a name and a meaning: name, type and default on one line, the meaning below at full width, an anchor on each. */
export function Properties({ table: { columns, rows }, name, label, context }: FactsProps) {
  const [head, ...rest] = columns;
  if (!head) return null;
  const last = rest.at(-1);
  const facts = rest.filter((column) => column !== last);
  return (
    <div role="group" {...label}>
      <dl className="properties">
        {rows.map((row) => {
          const { inline, uniqueId } = context;
          const id = uniqueId(`${name}-${row.key}`);
          const title = row.cells[head.key] ?? '';
          const shown = facts.filter(({ key }) => says(row, key));
          const isShort = ({ key }: { readonly key: string }): boolean => (row.cells[key] ?? '').length <= shortFact;
          return (
            <div key={row.key} className="property" id={id}>
              <dt>
                <span className="property-name">{breakable(inline(title), longName)}</span>
                {shown.filter(isShort).map((column) => (
                  <PropertyFact
                    key={column.key}
                    column={column}
                    value={breakable(inline(row.cells[column.key] ?? ''))}
                  />
                ))}
                <a className="anchor" href={`#${id}`} aria-label={`Link to ${title.replace(/[`*]/g, '')}`} />
              </dt>
              {shown
                .filter((column) => !isShort(column))
                .map(({ key, label: heading }) => (
                  <dd key={key}>
                    <span className="property-label">{heading}</span> {breakable(inline(row.cells[key] ?? ''))}
                  </dd>
                ))}
              {last && says(row, last.key) && (
                <dd>
                  {last.key !== 'meaning' && facts.length > 0 && <span className="property-label">{last.label} </span>}
                  {breakable(inline(row.cells[last.key] ?? ''), longName)}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}

/** An empty cell or a dash says that there is nothing to say. */
const says = ({ cells }: FactRow, key: string): boolean => !/^[–-]?$/.test((cells[key] ?? '').trim());

/** A type explains itself; any other fact is named. */
const PropertyFact = ({
  column: { key, label },
  value,
}: {
  column: { key: string; label: string };
  value: ReactNode;
}) => (
  <span className="property-fact">
    {key !== 'type' && <span className="property-label">{label}</span>} {value}
  </span>
);
