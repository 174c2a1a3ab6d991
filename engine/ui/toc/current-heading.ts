import { useEffect, useState } from 'react';
import type { TocItem } from '../../model/page.ts';
import { targetOf } from '../../client/reveal.ts';

/** A heading and its distance from the top of the screen, in px. */
export type HeadingPlace = { readonly id: string; readonly top: number };

/** The screen and the scroll position. */
export type ReadingPlace = {
  /** Distance of the reading line from the top of the screen, in px: a little below the navbar. */
  readonly line: number;
  readonly height: number;
  readonly atEnd: boolean;
  readonly hash: string;
};

/**
 * The id of the section being read: the last heading above the reading line, or the first one while all are below it. At the end of the
 * page, short sections can't reach the line; there it is the one in the URL's hash if it is visible, else the last one.
 */
export function currentHeading(
  headings: readonly HeadingPlace[],
  { line, height, atEnd, hash }: ReadingPlace,
): string | undefined {
  const above = (headings.findLast(({ top }) => top <= line) ?? headings[0])?.id;
  if (!atEnd) return above;
  const seen = headings.filter(({ top }) => top > line && top < height);
  if (seen.length === 0 || above === hash) return above;
  return (seen.find(({ id }) => id === hash) ?? seen.at(-1))?.id;
}

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
