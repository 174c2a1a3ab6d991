import type { ReactNode } from 'react';

/** The box one writes into or chooses from. Without a value it shows its placeholder, softer. */
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
