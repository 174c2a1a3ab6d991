import type { GeneratedTexts } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import { FrameIcon } from '../icon/FrameIcon.tsx';

type Link = { readonly label: string; readonly href: string; readonly text?: string | undefined };

type NotFoundProps = {
  /** Where people with a job begin, or the first page of each guide; `href` includes the base path. */
  readonly starts: readonly Link[];
  readonly base: string;
  readonly search: boolean;
  readonly strings: GeneratedTexts;
};

/** Text of the 404 page, rendered at build. In the browser, `NearestRoutes` is added above it. */
export function NotFound({ starts, base, search, strings }: NotFoundProps) {
  return (
    <>
      <p>{strings.notFoundHelp}</p>
      {search && (
        <button type="button" className="search-button not-found-search" popoverTarget="search">
          <FrameIcon name="search" />
          <span>{strings.searchDocs}</span>
        </button>
      )}
      <ul className="cards">
        {starts.map(({ label, href, text }) => (
          <li key={href} className="card">
            <p className="card-title">
              <a href={href}>{label}</a>
            </p>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <p>
        <a href={withBase(base, '/pages/')}>{strings.allPages}</a>
      </p>
    </>
  );
}
