import type { Option } from './SelectField.tsx';

export type CheckGroupProps = {
  readonly label: string;
  readonly options: readonly Option<string>[];
  /** The selected values. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
};

/** Checkboxes for any number of values, in a row that wraps. */
export function CheckGroup({ label, options, chosen, onChange }: CheckGroupProps) {
  return (
    <fieldset className="tool-field tool-checks">
      <legend>{label}</legend>
      <div>
        {options.map(({ value, label: words }) => (
          <label key={value}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
              }
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
