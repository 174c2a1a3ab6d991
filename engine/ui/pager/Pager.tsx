import type { PageLink } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';

/** Links to the pages before and after this one, in the sidebar's order. */
export function Pager({
  previous,
  next,
}: {
  readonly previous?: PageLink | undefined;
  readonly next?: PageLink | undefined;
}) {
  const { href } = useSite();
  if (!previous && !next) return null;
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous && (
        <a href={href(previous.path)} rel="prev">
          <span>Previous</span> {previous.title}
        </a>
      )}
      {next && (
        <a href={href(next.path)} rel="next">
          <span>Next</span> {next.title}
        </a>
      )}
    </nav>
  );
}
