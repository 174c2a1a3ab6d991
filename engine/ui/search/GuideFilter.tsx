import type { Guide } from '../../search/adapter.ts';

type GuideFilterProps = {
  readonly guides: readonly Guide[] /** Undefined for all. */;
  readonly guide: string | undefined;
  readonly onGuide: (guide: string | undefined) => void;
};

/** Where to search: everywhere, or in one guide. */
export function GuideFilter({ guides, guide, onGuide }: GuideFilterProps) {
  const choice = (id: string | undefined, label: string) => (
    <label key={id ?? ''}>
      <input type="radio" name="search-guide" checked={guide === id} onChange={() => onGuide(id)} />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="search-guides">
      <legend className="visually-hidden">Search in</legend>
      {choice(undefined, 'Everything')}
      {guides.map(({ id, label }) => choice(id, label))}
    </fieldset>
  );
}
