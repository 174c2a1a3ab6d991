import { useId } from 'react';
import type { SelectOption } from './SelectField.tsx';

export type ChoiceFieldProps<Value extends string> = {
  readonly label: string;
  readonly value: Value;
  /** Two to four. */
  readonly options: readonly SelectOption<Value>[];
  readonly onChange: (value: Value) => void;
};

/** Radio buttons for a few values, side by side. */
export function ChoiceField<Value extends string>({ label, value, options, onChange }: ChoiceFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className="tool-field tool-choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
