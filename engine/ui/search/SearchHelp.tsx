type NoResultProps = {
  readonly query: string /** Where it was searched, unless everywhere. */;
  readonly guide?: string | undefined;
  readonly onEverywhere: () => void;
  readonly pagesHref: string;
};

/** Nothing was found: what to do about it. */
export function NoResult({ query, guide, onEverywhere, pagesHref }: NoResultProps) {
  return (
    <div className="search-message">
      <p>
        <strong>
          Nothing found for “{query.length > 60 ? `${query.slice(0, 60)}…` : query}”{guide ? ` in ${guide}` : ''}.
        </strong>
      </p>
      <ul>
        {guide && (
          <li>
            <button type="button" className="search-action" onClick={onEverywhere}>
              Search everything
            </button>
          </li>
        )}
        <li>Try fewer words, or the name of the feature.</li>
        <li>Paste the text of an error message as it stands.</li>
        <li>
          <a href={pagesHref}>Look through all pages</a>
        </li>
      </ul>
    </div>
  );
}

/** The search did not load. */
export function SearchFailure({
  message,
  onRetry,
  pagesHref,
}: {
  readonly message: string;
  readonly onRetry: () => void;
  readonly pagesHref: string;
}) {
  return (
    <div className="search-message" role="alert">
      <p>{message}</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Retry
        </button>{' '}
        <a href={pagesHref}>All pages</a>
      </p>
    </div>
  );
}

/** Keys of the dialog; touch screens, which have none, do not show them. */
export function SearchKeys() {
  return (
    <p className="search-footer" aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> choose
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd className="search-modifier" /> <kbd>↵</kbd> new tab
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </p>
  );
}
