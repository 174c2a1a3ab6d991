import type { SiteInfo } from '../../model/site-info.ts';
import type { SearchTexts } from '../../model/strings.ts';
import { withBase } from '../../model/url.ts';
import { FrameIcon } from '../icon/FrameIcon.tsx';

/**
 * The search dialog before its script has loaded: a popover with a field. It is in every document and outside of what React hydrates, so
 * that it opens and takes keys in the same frame as the click. `engine/client/search/search.ts` fills it.
 *
 * A popover closes on Escape and returns the focus, as a modal dialog does. But `showModal` makes the browser recompute the style of every
 * element, which on a long page takes a phone longer than the search itself.
 */
export function SearchDialog({ site, strings }: { readonly site: SiteInfo; readonly strings: SearchTexts }) {
  return (
    <dialog id="search" className="search" popover="auto" aria-label={strings.search} aria-modal>
      <div className="search-panel">
        <div className="search-head">
          <FrameIcon name="search" />
          <input
            type="text"
            role="combobox"
            aria-label={strings.search}
            aria-expanded={false}
            aria-controls="search-results"
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            autoFocus
            spellCheck={false}
            enterKeyHint="go"
            placeholder={strings.searchPlaceholder}
          />
          <button
            type="button"
            className="icon-button"
            popoverTarget="search"
            popoverTargetAction="hide"
            aria-label={strings.closeSearch}
          >
            <FrameIcon name="close" />
          </button>
        </div>
        <div className="search-body">
          <div className="search-message" role="status">
            <div className="search-hint">{strings.searchHint}</div>
            <div className="search-working">{strings.searchWorking}</div>
          </div>
          <div id="search-results" role="listbox" aria-label={strings.searchResults} hidden />
        </div>
        <div className="search-message search-failure" role="alert">
          <p>{strings.searchFailed}</p>
          <p>
            <button type="button" className="button">
              {strings.retry}
            </button>{' '}
            <a href={withBase(site.base, '/pages/')}>{strings.allPages}</a>
          </p>
        </div>
      </div>
    </dialog>
  );
}
