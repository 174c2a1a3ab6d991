import type { ReactNode } from 'react';

/** A text field or a select. Without a value it shows its placeholder in a softer color. */
export function Field({
  value,
  placeholder,
  className,
  children,
}: {
  readonly value?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className={['s-field', className].filter(Boolean).join(' ')}>
      <span className={value ? undefined : 's-placeholder'}>{value ?? placeholder ?? '\u00a0'}</span>
      {children}
    </div>
  );
}
