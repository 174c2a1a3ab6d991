/**
 * Chooses two rows of a comparison, for phones, where more don't stand beside each other. Without script, and until
 * something is chosen, all of them are shown.
 */
export const RowPicker = ({ names }: { readonly names: readonly string[] }) => (
  <p className="row-picker needs-script">
    {['Compare', 'with'].map((label) => (
      <label key={label}>
        {label}{' '}
        <select>
          <option value="">{label === 'with' ? 'all others' : 'all'}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
    ))}
  </p>
);
