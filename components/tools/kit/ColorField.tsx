import { useId } from 'react';
import { describedBy, FieldShell, type FieldShellProps } from './Field.tsx';
import { useTranslate } from './translated.tsx';

export type ColorFieldProps = FieldShellProps & { readonly value: string; readonly onChange: (value: string) => void };

/** A color as hex, typed or picked. */
export function ColorField({ value, onChange, ...shell }: ColorFieldProps) {
  const id = useId();
  const t = useTranslate();
  return (
    <FieldShell id={id} {...shell}>
      <div className="tool-color">
        <input
          type="color"
          aria-label={t('Pick: {label}', { label: shell.label })}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          id={id}
          value={value}
          autoComplete="off"
          spellCheck={false}
          className="tool-mono"
          onChange={(event) => onChange(event.target.value)}
          {...describedBy(id, shell)}
        />
      </div>
    </FieldShell>
  );
}
