import type { PageLink } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';

/** Links to the previous and the next page, in the sidebar's order. */
export function Pager({
  previous,
  next,
}: {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}) {
  const { href, strings } = useSite();
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label={strings.previousAndNext}>
      {previous && (
        <a href={href(previous.path)} rel="prev">
          <span>{strings.previous}</span> <span lang={previous.lang}>{previous.title}</span>
        </a>
      )}
      {next && (
        <a href={href(next.path)} rel="next">
          <span>{strings.next}</span> <span lang={next.lang}>{next.title}</span>
        </a>
      )}
    </nav>
  );
}
