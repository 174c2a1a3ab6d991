import { useSite } from '../app/site-context.tsx';
import { Icon } from '../icon/Icon.tsx';

/** Opens the search: `engine/client/search.ts` listens for it, and the boot script knows it by its shortcuts. Without script, a link to all pages. */
function SearchButton() {
  const { href } = useSite();
  return (
    <>
      <button type="button" className="search-button" data-search="" aria-keyshortcuts="Control+K Meta+K /">
        <Icon name="search" />
        <span>Search</span>
        <kbd />
      </button>
      <a className="search-link" href={href('/pages/')}>
        All pages
      </a>
    </>
  );
}

/** One element for all pages, so that the navbar is not drawn again. */
export const searchButton = <SearchButton />;
