import { useId, type ReactNode } from 'react';

export type SwitchFieldProps = {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode;
};

/** A switch. The whole row can be clicked. */
export function SwitchField({ label, checked, onChange, hint }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="tool-field">
      <label className="tool-switch">
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          {...(hint ? { 'aria-describedby': id } : {})}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="tool-hint" id={id}>
          {hint}
        </p>
      )}
    </div>
  );
}
