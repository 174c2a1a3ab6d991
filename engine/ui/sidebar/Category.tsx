import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

type CategoryProps = {
  readonly label: string;
  readonly open: boolean;
  /** The element has been opened or closed, by the reader or by the browser's find. */
  readonly onToggle: (open: boolean) => void;
  /** The list of what is in it. */
  readonly children: ReactNode;
};

/** A category that folds, without script too. */
export function Category({ label, open, onToggle, children }: CategoryProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const follow = (): void => {
    const { current } = details;
    if (current && current.open !== open) onToggle(current.open);
  };
  // At once, so that `toggleDetails` can measure what has been rendered.
  const followNow = (): void => flushSync(follow);
  // The reader may have opened or closed it before React came.
  useLayoutEffect(follow);
  return (
    <details ref={details} open={open} suppressHydrationWarning onToggle={followNow}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
