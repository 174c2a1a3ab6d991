import { useId, type ReactNode } from 'react';

export type FieldShellProps = {
  readonly label: string;
  /** One sentence below the control. */
  readonly hint?: ReactNode;
  /** What is wrong with the value and what to do; also marks the control. */
  readonly error?: string | undefined;
};

export type FieldProps = FieldShellProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'url' | 'email' | 'color';
  readonly placeholder?: string;
  /** Monospace, without spell checking and autocapitalization: for codes, URLs and patterns. */
  readonly code?: boolean;
  /** Number of lines; makes it a text area. */
  readonly lines?: number;
};

/** Connects a control with its hint and its error. */
export function describedBy(
  id: string,
  { hint, error }: Pick<FieldShellProps, 'hint' | 'error'>,
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { ...(ids ? { 'aria-describedby': ids } : {}), ...(error ? { 'aria-invalid': true as const } : {}) };
}

/** Label above, control, hint and error below. The error's element is always present, so that screen readers announce the error. */
export function FieldShell({
  id,
  label,
  hint,
  error,
  children,
}: FieldShellProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="tool-field">
      <label htmlFor={id}>{label}</label>
      {children}
      {hint && (
        <p className="tool-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <p className="tool-error" id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** A field with one or several lines of text. */
export function Field({ value, onChange, type = 'text', placeholder, code = false, lines, ...shell }: FieldProps) {
  const id = useId();
  const control = {
    id,
    value,
    autoComplete: 'off',
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(code ? { className: 'tool-mono', spellCheck: false, autoCapitalize: 'off' } : {}),
    ...describedBy(id, shell),
  };
  return (
    <FieldShell id={id} {...shell}>
      {lines ? (
        <textarea {...control} rows={lines} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...control} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
    </FieldShell>
  );
}
