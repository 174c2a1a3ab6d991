import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type CategoryProps = {
  readonly label: string;
  readonly open: boolean;
  /** Called after the reader or the browser's find in page has opened or closed the category. */
  readonly onToggle: (open: boolean) => void;
  readonly children: ReactNode;
};

/** A category that can be opened and closed, with or without script. */
export function Category({ label, open, onToggle, children }: CategoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const syncState = (): void => {
    const { current } = details;
    if (current && current.open !== open) onToggle(current.open);
  };
  // Synchronously, so that `toggleDetails` can measure what has been rendered.
  const syncNow = (): void => flushSync(syncState);
  // The reader may have opened or closed it before hydration.
  useLayoutEffect(syncState);
  return (
    <details ref={details} open={open} suppressHydrationWarning onToggle={syncNow}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
