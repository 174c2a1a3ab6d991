import { useEffect, useRef, type ReactNode } from 'react';

/**
 * A button that opens a panel below itself. Opens and closes without script; with script it also closes on Escape, on a click outside, when
 * the reader follows a link, and when the focus leaves it.
 */
export function Dropdown({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event): void => {
      const { current } = details;
      if (!current?.open) return;
      const target = event.target as Node;
      if (
        event.type === 'click'
          ? current.contains(target) && !(target as Element).closest('a')
          : event.type === 'focusin' && current.contains(target)
      )
        return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        current.querySelector('summary')?.focus();
      }
      current.open = false;
    };
    const listening = new AbortController();
    for (const type of ['click', 'focusin', 'keydown']) addEventListener(type, close, listening);
    return () => listening.abort();
  }, []);
  return (
    <details className="dropdown" ref={details}>
      <summary>{label}</summary>
      <div className="dropdown-panel">{children}</div>
    </details>
  );
}
