import { memo } from 'react';
import { Marked } from './Marked.tsx';
import type { Option, OptionGroup } from './options.ts';

type ResultsProps = {
  readonly groups: readonly OptionGroup[];
  /** Which option Enter chooses, counted through all groups. */
  readonly active: number;
  readonly onActive: (index: number) => void;
};

export const listId = 'search-results';
export const optionId = (index: number): string => `search-option-${index}`;

/** The list of the combobox: a group for a page, an option for a section. Options are links, so that a click with any key does what it does elsewhere. */
export function Results({ groups, active, onActive }: ResultsProps) {
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0));
  return groups.map(({ title, note, options }, group) => (
    // By place, not by page: the next answer takes the elements of this one over, which is faster than making new ones.
    <div key={group} role="group" aria-labelledby={`search-group-${group}`} className="search-group">
      <div id={`search-group-${group}`} className="search-page">
        <span>
          <Marked text={title} />
        </span>
        {note && <span className="search-note">{note}</span>}
      </div>
      {options.map((option, index) => {
        const number = (starts[group] as number) + index;
        return (
          <ResultOption key={index} option={option} number={number} active={number === active} onActive={onActive} />
        );
      })}
    </div>
  ));
}

type ResultOptionProps = {
  readonly option: Option;
  readonly number: number;
  readonly active: boolean;
  readonly onActive: (index: number) => void;
};

const ResultOption = memo(function ResultOption({ option, number, active, onActive }: ResultOptionProps) {
  const { href, title, trail, excerpt, hasExcerpt } = option;
  return (
    <a
      id={optionId(number)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      href={href}
      className="search-option"
      onPointerMove={() => onActive(number)}
    >
      {trail.length > 0 && <span className="search-trail">{trail.join(' › ')}</span>}
      <span className="search-title">
        <Marked text={title} />
      </span>
      {hasExcerpt && <span className="search-excerpt">{excerpt && <Marked text={excerpt} />}</span>}
    </a>
  );
});
