import { withBase } from '../../model/url.ts';
import { FrameIcon } from '../icon/FrameIcon.tsx';

type NotFoundProps = {
  /** The first page of each guide; `href` includes the base path. */
  readonly guides: readonly { readonly label: string; readonly href: string }[];
  readonly base: string;
  /** Whether search is enabled. */
  readonly search: boolean;
};

/** Text of the 404 page, rendered at build. In the browser, `NearestRoutes` is added below it. */
export function NotFound({ guides, base, search }: NotFoundProps) {
  return (
    <>
      <p>
        The URL may have a typo, or the page has moved without a redirect. Search for it, or start from one of these
        pages:
      </p>
      {search && (
        <button type="button" className="search-button not-found-search" popoverTarget="search">
          <FrameIcon name="search" />
          <span>Search the docs</span>
        </button>
      )}
      <ul>
        <li>
          <a href={withBase(base, '/')}>Home</a>
        </li>
        {guides.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={withBase(base, '/pages/')}>All pages</a>
        </li>
      </ul>
    </>
  );
}
