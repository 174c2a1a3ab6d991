import { useSite } from '../app/site-context.tsx';
import { FrameIcon } from '../icon/FrameIcon.tsx';

/**
 * A button that opens the search dialog. The browser opens it (`popovertarget`), even before any script has loaded. Without script, and in
 * browsers without popovers, a link to all pages replaces the button.
 */
export function SearchButton() {
  const { href, strings } = useSite();
  return (
    <>
      <button type="button" className="search-button" popoverTarget="search" aria-keyshortcuts="Control+K Meta+K">
        <FrameIcon name="search" />
        <span>{strings.search}</span>
        <kbd />
      </button>
      <a className="search-link" href={href('/pages/')}>
        {strings.allPages}
      </a>
    </>
  );
}
