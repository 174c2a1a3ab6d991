import type { ReactNode } from 'react';
import { breakable } from './breakable.tsx';

/** One fact of a property: its content, and its text for measuring. */
export type PropertyCell = {
  /** What the fact is. Undefined if that is obvious, as for a type. */
  readonly label?: string | undefined;
  /** Plain text, without Markdown. */
  readonly text: string;
  readonly content: ReactNode;
};
/** A property: a name, facts and a meaning. */
export type Property = {
  /** Anchor of the property, unique on the page. */
  readonly id: string;
  readonly name: PropertyCell;
  readonly facts: readonly PropertyCell[];
  /** What it means or does; shown at full width. */
  readonly meaning?: PropertyCell | undefined;
  /** Nested properties, shown below the meaning. */
  readonly inside?: ReactNode;
};

/** Facts of up to this many characters are beside the name; longer ones are on their own line below it. */
const shortFact = 36;

/** Identifiers of this length and longer may break. */
const longName = 28;

type PropertyListProps = {
  readonly properties: readonly Property[];
  /** Labels of the columns, if the list is a table's rows. In Markdown it is that table again. */
  readonly columns?: readonly string[];
};

/**
 * A list of properties: name, type and default (or “required”) on one line, the meaning below at full width. Each has
 * an anchor. In a list of things with four or more named facts, which readers compare, each fact has the same place in
 * every row.
 */
export const PropertyList = ({ properties, columns }: PropertyListProps) => {
  const compared = properties.some((property) => namedFacts(property) > 3);
  const isShort = ({ text }: PropertyCell): boolean => !compared && text.length <= shortFact;
  return (
    <dl className={compared ? 'properties compared' : 'properties'} data-columns={columns?.join('|')}>
      {properties.map(({ id, name, facts, meaning, inside }) => {
        const shown = compared ? facts : facts.filter(isNotEmpty);
        return (
          <div key={id} className="property" id={id}>
            <dt>
              <span className="property-name">{breakable(name.content, longName)}</span>
              {shown.filter(isShort).map(({ label, content }, index) => (
                <span key={index} className="property-fact">
                  {label && <span className="property-label">{label}</span>} {breakable(content)}
                </span>
              ))}
              <a className="anchor" href={`#${id}`} aria-label={`Link to ${name.text}`} />
            </dt>
            {shown
              .filter((fact) => !isShort(fact))
              .map(({ label, content }, index) => (
                <dd key={index}>
                  {label && <span className="property-label">{label}</span>} {breakable(content)}
                </dd>
              ))}
            {meaning && isNotEmpty(meaning) && (
              <dd>
                {meaning.label && <span className="property-label">{meaning.label} </span>}
                {breakable(meaning.content, longName)}
              </dd>
            )}
            {inside && <dd>{inside}</dd>}
          </div>
        );
      })}
    </dl>
  );
};

const namedFacts = ({ facts, meaning }: Property): number => [...facts, meaning].filter((cell) => cell?.label).length;

/** Empty cells contain nothing or a dash. */
const isNotEmpty = ({ text }: PropertyCell): boolean => !/^[–-]?$/.test(text.trim());
