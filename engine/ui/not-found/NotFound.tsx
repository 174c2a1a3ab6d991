import type { GeneratedTexts } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import { FrameIcon } from '../icon/FrameIcon.tsx';

type NotFoundProps = {
  /** The first page of each guide; `href` includes the base path. */
  readonly guides: readonly { readonly label: string; readonly href: string }[];
  readonly base: string;
  readonly search: boolean;
  readonly strings: GeneratedTexts;
};

/** Text of the 404 page, rendered at build. In the browser, `NearestRoutes` is added below it. */
export function NotFound({ guides, base, search, strings }: NotFoundProps) {
  return (
    <>
      <p>{strings.notFoundHelp}</p>
      {search && (
        <button type="button" className="search-button not-found-search" popoverTarget="search">
          <FrameIcon name="search" />
          <span>{strings.searchDocs}</span>
        </button>
      )}
      <ul>
        <li>
          <a href={withBase(base, '/')}>{strings.home}</a>
        </li>
        {guides.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        <li>
          <a href={withBase(base, '/pages/')}>{strings.allPages}</a>
        </li>
      </ul>
    </>
  );
}
