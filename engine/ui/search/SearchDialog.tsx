import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { readStorage } from '../../client/storage.ts';
import type { SiteInfo } from '../../model/site-info.ts';
import { withBase } from '../../model/url.ts';
import type { SearchAdapter } from '../../search/adapter.ts';
import { Icon } from '../icon/Icon.tsx';
import { GuideFilter } from './GuideFilter.tsx';
import { nextOption } from './next-option.ts';
import { recentGroup, resultGroups, type OptionGroup } from './options.ts';
import { listId, optionId, Results } from './Results.tsx';
import { NoResult, SearchFailure, SearchKeys } from './SearchHelp.tsx';
import { questionOf, useSearch } from './use-search.ts';

type SearchDialogProps = {
  /** The element it is drawn in: a popover, open while it is used. */
  readonly dialog: HTMLElement;
  readonly adapter: SearchAdapter;
  readonly site: Pick<SiteInfo, 'base'>;
  /** What stands in the field at first. */
  readonly first: string;
};

const none: readonly OptionGroup[] = [];

/** The search: a combobox whose list holds the sections that answer, grouped by page. */
export function SearchDialog({ dialog, adapter, site, first }: SearchDialogProps) {
  const [query, setQuery] = useState(first);
  const [guide, setGuide] = useState<string>();
  const [chosen, setChosen] = useState<{ readonly question: string; readonly index: number }>();
  const [recent, setRecent] = useState<OptionGroup>();
  const input = useRef<HTMLInputElement>(null);
  const { guides, answer, answered, failure, waiting, ready, retry } = useSearch(adapter, query, guide);
  useDialog(dialog, input, () =>
    setRecent(recentGroup(readStorage('recent'), document.documentElement.dataset['route'] ?? '', site.base)),
  );

  const question = questionOf(query, guide);
  const empty = !query.trim();
  // What stood there before the first word stays for the moment until its answer: one change is faster than two.
  const untouched = empty || (!answer && !waiting);
  const groups = useMemo(() => {
    if (untouched) return recent ? [recent] : none;
    return answer ? resultGroups(answer, (answered ?? '').split('\n')[1] ?? '', site.base) : none;
  }, [untouched, recent, answer, answered, site.base]);
  // The first answer comes in two steps: what the reader sees first is there sooner, and a slow device is never busy for long.
  const [drawn, setDrawn] = useState(3);
  useEffect(() => {
    if (answer) startTransition(() => setDrawn(Infinity));
  }, [answer]);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  // Results that get better keep the choice; another question begins at the top.
  const active = Math.min(chosen?.question === question ? chosen.index : untouched ? -1 : 0, count - 1);
  const choose = (index: number): void => {
    setChosen({ question, index });
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const settled = !empty && answered === question;
  const pagesHref = withBase(site.base, '/pages/');

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const link = document.getElementById(optionId(active)) as HTMLAnchorElement | null;
      if (!link) return;
      if (event.ctrlKey || event.metaKey) window.open(link.href, '_blank', 'noopener');
      else link.click();
      return;
    }
    const next =
      event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
        ? undefined
        : nextOption(event.key, active, count);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };

  return (
    <div className="search-panel">
      <div className="search-head">
        <Icon name="search" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label="Search"
          aria-expanded={count > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          placeholder="A feature, a setting, an error message"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="icon-button" aria-label="Close search" onClick={() => dialog.hidePopover()}>
          <Icon name="close" />
        </button>
      </div>
      {guides.length > 1 && <GuideFilter guides={guides} guide={guide} onGuide={setGuide} />}
      <div className="search-body">
        {failure ? (
          <SearchFailure message={failure} onRetry={retry} pagesHref={pagesHref} />
        ) : (
          <>
            {waiting && <p className="search-message">{ready ? 'Searching…' : 'Loading the search…'}</p>}
            {settled && answer?.complete && count === 0 && (
              <NoResult
                query={query.trim()}
                guide={guides.find(({ id }) => id === guide)?.label}
                onEverywhere={() => setGuide(undefined)}
                pagesHref={pagesHref}
              />
            )}
            {untouched && !recent && (
              <p className="search-message">
                Type what you have in your head: a word, a setting, or a whole error message.
              </p>
            )}
          </>
        )}
        <div
          role="listbox"
          id={listId}
          aria-label={untouched ? 'Recently opened pages' : 'Results'}
          hidden={Boolean(failure) || count === 0}
        >
          <Results
            groups={groups.slice(0, drawn)}
            active={active}
            onActive={(index) => index !== active && setChosen({ question, index })}
          />
        </div>
      </div>
      <SearchKeys />
      <div className="visually-hidden" role="status">
        {failure || empty || !settled
          ? ''
          : `${count} ${count === 1 ? 'result' : 'results'} on ${groups.length} ${groups.length === 1 ? 'page' : 'pages'}`}
      </div>
    </div>
  );
}

/** What the dialog does beyond what the browser does: selects the field when it opens; keeps the focus; closes on a choice and on going back. */
function useDialog(dialog: HTMLElement, input: React.RefObject<HTMLInputElement | null>, onOpen: () => void): void {
  const opened = useRef(onOpen);
  useEffect(() => {
    opened.current = onOpen;
  });
  useEffect(() => {
    const listening = new AbortController();
    const listen = (target: EventTarget | undefined, type: string, listener: (event: never) => void): void =>
      target?.addEventListener(type, listener as EventListener, { signal: listening.signal, passive: false });
    const start = (): void => {
      opened.current();
      input.current?.focus();
      input.current?.select();
    };
    listen(dialog, 'open', start);
    // The first `open` was before this was drawn. Nothing is selected: the reader may be typing already.
    opened.current();
    input.current?.focus();
    listen(dialog, 'click', (event: MouseEvent) => {
      const link = (event.target as Element).closest('a[href]');
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      // It covers the screen: beside its panel is beside it.
      if (event.target === dialog || (link && !elsewhere)) dialog.hidePopover();
    });
    // The page behind stays where it is. Its overflow could say so, at the price of laying the whole page out again.
    const hold = (event: Event): void =>
      void ((event.target as Element).closest('.search-body, .search-guides') || event.preventDefault());
    for (const type of ['wheel', 'touchmove']) listen(dialog, type, hold);
    listen(dialog, 'keydown', (event: KeyboardEvent) => event.key === 'Tab' && keepFocus(dialog, event));
    // Back means "close the search", not "leave the page".
    listen(window.navigation, 'navigate', (event: NavigateEvent) => {
      if (dialog.matches(':popover-open') && event.navigationType === 'traverse' && event.cancelable)
        event.preventDefault();
      dialog.hidePopover();
    });
    return () => listening.abort();
  }, [dialog, input]);
}

/** Tab goes round in the dialog: the page behind it is out of reach. */
function keepFocus(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [
    ...dialog.querySelectorAll<HTMLElement>('input[role], input:checked, button, a[href]:not([tabindex])'),
  ];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
