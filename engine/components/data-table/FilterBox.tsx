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
