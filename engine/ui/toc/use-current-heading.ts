import { useEffect, useState } from 'react';
import type { TocItem } from '../../model/page.ts';
import { targetOf } from '../../client/reveal.ts';
import { currentHeading } from './current-heading.ts';

/** Id of the section being read; undefined until it is known. */
export function useCurrentHeading(items: readonly TocItem[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = items.map(({ id }) => document.getElementById(id)).filter((heading) => heading !== null);
    if (headings.length === 0 || !('IntersectionObserver' in window)) return;
    // A jump to an anchor puts the heading at the scroll padding; the line is a little below.
    const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8 || 80;
    const update = (): void => {
      const { scrollHeight } = document.documentElement;
      const places = headings.map((heading) => ({ id: heading.id, top: heading.getBoundingClientRect().top }));
      setCurrent(
        currentHeading(places, {
          line,
          height: innerHeight,
          atEnd: scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2,
          hash: targetOf(location.hash)?.id ?? '',
        }),
      );
    };
    // Called only when a heading crosses the line or an edge of the screen, not on every scroll event.
    const observer = new IntersectionObserver(update, { rootMargin: `-${line}px 0px 0px`, threshold: [0, 1] });
    for (const heading of headings) observer.observe(heading);
    addEventListener('scrollend', update);
    addEventListener('hashchange', update);
    return () => {
      observer.disconnect();
      removeEventListener('scrollend', update);
      removeEventListener('hashchange', update);
    };
  }, [items]);
  return current;
}
