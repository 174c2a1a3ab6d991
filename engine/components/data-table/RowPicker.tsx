import type { PageContext } from '../page-context.ts';

type RowPickerProps = Pick<PageContext, 'translate'> & { readonly names: readonly string[] };

/**
 * Chooses two rows of a comparison, for phones, where no more stand beside each other: the first two, until the reader
 * chooses others. Without script, all rows are shown.
 */
export const RowPicker = ({ names, translate }: RowPickerProps) => (
  <p className="row-picker needs-script">
    {['Compare', 'with'].map((label, index) => (
      <label key={label}>
        {translate(label)}{' '}
        <select defaultValue={names[index]} autoComplete="off">
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
          {index > 0 && <option value="">{translate('all others')}</option>}
        </select>
      </label>
    ))}
  </p>
);
