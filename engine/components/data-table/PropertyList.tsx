import type { ReactNode } from 'react';
import { breakable } from './breakable.tsx';

/** One fact of a property, as content and as the text it is measured by. */
export type PropertyCell = {
  /** Says what the fact is. Left out where the fact explains itself, as a type does. */
  readonly label?: string | undefined;
  /** Its text, without marks of code or emphasis. */
  readonly text: string;
  readonly content: ReactNode;
};
/** What has a name, some facts and a meaning. */
export type Property = {
  /** Anchor of the property, unique on the page. */
  readonly id: string;
  readonly name: PropertyCell;
  readonly facts: readonly PropertyCell[];
  /** What it means or does, at full width. */
  readonly meaning?: PropertyCell | undefined;
  /** What it holds, below its meaning. */
  readonly inside?: ReactNode;
};

/** Facts up to this many characters are beside the name; longer ones have a line of their own below it. */
const shortFact = 36;

/** Names of long identifiers may break from this length on. */
const longName = 28;

/** A list of properties: name, type and default (or “required”) on one line, the meaning below at full width, an anchor on each. */
export const PropertyList = ({ properties }: { readonly properties: readonly Property[] }) => (
  <dl className="properties">
    {properties.map(({ id, name, facts, meaning, inside }) => {
      const said = facts.filter(says);
      return (
        <div key={id} className="property" id={id}>
          <dt>
            <span className="property-name">{breakable(name.content, longName)}</span>
            {said.filter(isShort).map(({ label, text, content }, index) => (
              <span key={index} className="property-fact">
                {label && text !== 'required' && <span className="property-label">{label}</span>} {breakable(content)}
              </span>
            ))}
            <a className="anchor" href={`#${id}`} aria-label={`Link to ${name.text}`} />
          </dt>
          {said
            .filter((fact) => !isShort(fact))
            .map(({ label, content }, index) => (
              <dd key={index}>
                {label && <span className="property-label">{label}</span>} {breakable(content)}
              </dd>
            ))}
          {meaning && says(meaning) && (
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

const isShort = ({ text }: PropertyCell): boolean => text.length <= shortFact;

/** An empty cell or a dash says that there is nothing to say. */
const says = ({ text }: PropertyCell): boolean => !/^[–-]?$/.test(text.trim());
