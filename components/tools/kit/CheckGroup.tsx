import type { Option } from './SelectField.tsx';

export type CheckGroupProps = {
  readonly label: string;
  readonly options: readonly Option<string>[];
  /** Values that are on. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
};

/** Any number of values, as boxes in a row that wraps. */
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
