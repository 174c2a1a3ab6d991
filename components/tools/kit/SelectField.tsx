import { useId } from 'react';
import { describedBy, FieldShell, type FieldShellProps } from './Field.tsx';

export type SelectOption<Value extends string> = { readonly value: Value; readonly label: string };

export type SelectFieldProps<Value extends string> = FieldShellProps & {
  readonly value: Value;
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
};

/** One of several values, in the browser's own select. */
export function SelectField<Value extends string>({ value, options, onChange, ...shell }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldShell id={id} {...shell}>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        {...describedBy(id, shell)}
      >
        {options.map((option) => (
          <option value={option.value} key={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FieldShell>
  );
}
