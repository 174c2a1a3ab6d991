import { useEffect } from 'react';
import { toggleDetails } from './toggle-details.ts';

/** Animates every `<details>` of the page except dropdowns: sidebar categories, the folded table of contents, accordions. */
export function useAnimatedDetails(): void {
  useEffect(() => {
    const onClick = (event: MouseEvent): void => {
      const summary = (event.target as Element).closest('summary');
      const details = summary?.parentElement;
      if (event.defaultPrevented || !(details instanceof HTMLDetailsElement) || details.matches('.dropdown')) return;
      if ((event.target as Element).closest('a, button')) return;
      event.preventDefault();
      toggleDetails(details);
    };
    addEventListener('click', onClick);
    return () => removeEventListener('click', onClick);
  }, []);
}
