import { useLayoutEffect, useRef, type ReactNode } from 'react';

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
  // The reader may have opened or closed it before React came.
  useLayoutEffect(follow);
  return (
    <details ref={details} open={open} suppressHydrationWarning onToggle={follow}>
      <summary>{label}</summary>
      {children}
    </details>
  );
}
