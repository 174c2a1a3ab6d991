import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** The field that filters what follows it in its parent; see `engine/client/enhancements/filter-table.ts`. */
export const FilterBox = ({
  label,
  placeholder = label,
}: {
  readonly label: string;
  readonly placeholder?: string;
}) => (
  <p className="table-filter needs-script">
    <input type="search" aria-label={label} placeholder={placeholder} autoComplete="off" spellCheck={false} />
    <output />
  </p>
);

/** A filter of the sections (`<Accordion>`) that follow on the page. A heading disappears with the last of its sections. */
export const Filter = defineStatic({
  props: z.strictObject({}),
  children: 'none',
  place: 'block',
  needs: { styles: ['reference'], scripts: ['filter'] },
  render: (_, { translate }) => <FilterBox label={translate('Filter')} />,
});
