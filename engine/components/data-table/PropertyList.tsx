import type { ReactNode } from 'react';
import { fillString } from '../../model/strings.ts';
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
  /** What it means or does. */
  readonly meaning?: PropertyCell | undefined;
  /** Nested properties, shown below the meaning. */
  readonly inside?: ReactNode;
};

/** Facts of up to this many characters are with the name; the label of a longer one counts as long in all rows. */
const shortFact = 32;
/** Code in names and in meanings may break from these lengths on, in characters. */
const longNameCode = 22;
const longCode = 31;
/** A name that doesn't fit into the column of names: it would take the column several times over, or has a part that is wider. */
const isLongName = /.{61}|[^\s_./:@?&=(-]{26}/;

type PropertyListProps = {
  readonly properties: readonly Property[];
  /** Labels of the columns, if the list is a table's rows. In Markdown it is that table again. */
  readonly columns?: readonly string[];
  /** Label of the link to a property. */
  readonly linkText?: string;
};

/**
 * A list of properties. Name, type, default and “required” have the same places in every row; the meaning is beside
 * them, and facts that need more room follow it. A fact that is too long in one row is below the meaning in all.
 * Each property has an anchor.
 */
export const PropertyList = ({ properties, columns, linkText = 'Link to {name}' }: PropertyListProps) => {
  const facts = properties.map((property) => property.facts.filter(isNotEmpty).map(withoutNeedlessLabel));
  const isLong = ({ text }: PropertyCell): boolean => text.length > shortFact;
  const longLabels = new Set(
    facts
      .flat()
      .filter(isLong)
      .map(({ label }) => label),
  );
  const isShort = (fact: PropertyCell): boolean => (fact.label ? !longLabels.has(fact.label) : !isLong(fact));
  // All rows of a list look the same: names beside their meanings, or above them.
  const hasLongNames = properties.some(({ name }) => isLongName.test(name.text));
  return (
    <dl className={hasLongNames ? 'properties long-names' : 'properties'} data-columns={columns?.join('|')}>
      {properties.map(({ id, name, meaning, inside }, index) => {
        const rowFacts = facts[index] ?? [];
        const meanings = meaning && isNotEmpty(meaning) ? [meaning] : [];
        const below = rowFacts.filter((fact) => !isShort(fact));
        return (
          <div key={id} className="property" id={id}>
            <dt>
              <span className="property-name">{breakable(name.content, longNameCode)}</span>
              {rowFacts.filter(isShort).map((fact, position) => (
                <Fact key={position} {...fact} />
              ))}
              <a className="anchor" href={`#${id}`} aria-label={fillString(linkText, { name: name.text })} />
            </dt>
            {/* A meaning with a label is the last of several facts. */}
            {(meaning?.label ? [...below, ...meanings] : [...meanings, ...below]).map(
              ({ label, content }, position) => (
                <dd key={position}>
                  {label && <div className="property-label">{label}</div>}
                  {label && ' '}
                  {breakable(content, longCode)}
                </dd>
              ),
            )}
            {inside && <dd className="property-inside">{inside}</dd>}
          </div>
        );
      })}
    </dl>
  );
};

const Fact = ({ label, text, content }: PropertyCell) => (
  <div className={text === 'required' ? 'property-fact required' : 'property-fact'}>
    {label && <div className="property-label">{label}</div>} {breakable(content)}
  </div>
);

/** “required” stands where a default would, and is none. */
const withoutNeedlessLabel = (fact: PropertyCell): PropertyCell =>
  fact.text === 'required' ? { ...fact, label: undefined } : fact;

/** Empty cells contain nothing or a dash. */
const isNotEmpty = ({ text }: PropertyCell): boolean => !/^[–-]?$/.test(text.trim());
