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
  /** The place of a fact that has one in every row: a type follows the name, a default (or “required”) precedes the meaning. */
  readonly slot?: 'type' | 'default' | undefined;
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
/** Code in names and in meanings may break from this length on, in characters, and where a name and its type share the place of a name. */
const longCode = 31;
const longBesideType = 15;

type PropertyListProps = {
  readonly properties: readonly Property[];
  /** Labels of the columns, if the list is a table's rows. In Markdown it is that table again. */
  readonly columns?: readonly string[];
  /** Label of the link to a property. */
  readonly linkText?: string;
};

/**
 * A list of properties. Name, type, default and “required” have the same places in every row, whatever their length; the meaning is
 * beside them. Other facts are below the name, or below the meaning in all rows if one of them is long. Each property has an anchor.
 */
export const PropertyList = ({ properties, columns, linkText = 'Link to {name}' }: PropertyListProps) => {
  const facts = properties.map((property) => property.facts.filter(isNotEmpty).toSorted(bySlot));
  const isLong = ({ text, slot }: PropertyCell): boolean => !slot && text.length > shortFact;
  const longLabels = new Set(
    facts
      .flat()
      .filter(isLong)
      .map(({ label }) => label),
  );
  const isShort = (fact: PropertyCell): boolean => (fact.label ? !longLabels.has(fact.label) : !isLong(fact));
  const nameBreaks = facts.flat().some(({ slot }) => slot === 'type') ? longBesideType : longCode;
  return (
    <dl className="properties" data-columns={columns?.join('|')}>
      {properties.map(({ id, name, meaning, inside }, index) => {
        const rowFacts = facts[index] ?? [];
        const meanings = meaning && isNotEmpty(meaning) ? [meaning] : [];
        const below = rowFacts.filter((fact) => !isShort(fact));
        return (
          <div key={id} className="property" id={id}>
            <dt>
              <span className="property-name">{breakable(name.content, nameBreaks)}</span>
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

const Fact = ({ label, slot, content }: PropertyCell) => (
  <div className={`property-fact ${slot === 'default' && !label ? 'required' : (slot ?? '')}`.trim()}>
    {label && <div className="property-label">{label}</div>} {breakable(content, slot && longBesideType)}
  </div>
);

const slots = ['type', 'default', undefined];
const bySlot = (one: PropertyCell, other: PropertyCell): number => slots.indexOf(one.slot) - slots.indexOf(other.slot);

/** Empty cells contain nothing or a dash. */
const isNotEmpty = ({ text }: PropertyCell): boolean => !/^[–-]?$/.test(text.trim());
