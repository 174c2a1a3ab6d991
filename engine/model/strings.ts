/** English texts of the user interface. A locale replaces single texts in `site.config.ts` (`locales[].strings`). Braces are filled in. */
const frame = {
  allPages: 'All pages',
  announcement: 'Announcement',
  backToTop: 'Back to top',
  breadcrumbs: 'Breadcrumbs',
  buildRequest: 'Build this request',
  closeMenu: 'Close menu',
  copied: 'Copied',
  copyCode: 'Copy code',
  darkMode: 'Dark mode',
  dismissAnnouncement: 'Dismiss announcement',
  editPage: 'Edit this page',
  externalSite: '(external site)',
  filterMatches: '{matches} of {rows}',
  filterNone: 'Nothing matches “{text}”.',
  formNotLoaded: 'The form did not load. Try again',
  language: 'Language',
  lastUpdated: 'Last updated by {author} on {date}',
  loadingPage: 'Loading page',
  mainNavigation: 'Main',
  menu: 'Menu',
  menuLinks: 'Main menu',
  next: 'Next',
  notCopied: 'Not copied. The code is selected: copy it with the keyboard.',
  onThisPage: 'On this page',
  openMenu: 'Open menu',
  pageCrashed: 'This page crashed.',
  pages: 'Pages',
  partCrashed: 'Part of this page crashed.',
  partNotLoaded: 'Part of this page did not load.',
  partOfJobs: 'Part of these jobs',
  previous: 'Previous',
  previousAndNext: 'Previous and next page',
  relatedPages: 'Related pages',
  retry: 'Retry',
  search: 'Search',
  sidebarNotLoaded: 'The list of pages did not load.',
  similarAddresses: 'Did you mean one of these?',
  skipToContent: 'Skip to content',
  tryAgain: 'Try again',
  version: 'Version',
  wrapLines: 'Wrap lines',
  yourValues: 'Your values',
} as const;

/** English texts of search, which is a separate bundle. */
const search = {
  allPages: 'All pages',
  clearHighlights: 'Clear highlights',
  closeSearch: 'Close search',
  retry: 'Retry',
  search: 'Search',
  searchChoose: 'choose',
  searchClose: 'close',
  searchCommon: 'Popular pages',
  searchEverything: 'Search everything',
  searchEverywhere: 'Everything',
  searchFailed: 'Search could not be loaded. Check your connection and try again.',
  searchHint: 'Type a word, a setting, or a whole error message.',
  searchIn: 'Search in',
  searchNewTab: 'new tab',
  searchNone: 'Nothing found for “{query}”.',
  searchNoneIn: 'Nothing found for “{query}” in {guide}.',
  searchOpen: 'open',
  searchPartial: 'Part of the search index did not load; some results may be missing.',
  searchPlaceholder: 'Feature, setting or error message',
  searchRecent: 'Recently opened',
  searchResults: 'Results',
  searchStatus: 'Results: {results}, pages: {pages}',
  searchTipError: 'Paste an error message exactly as it appears.',
  searchTipFewer: 'Try fewer words, or the name of the feature.',
  searchTipPages: 'Browse all pages',
  searchWorking: 'Searching…',
} as const;

/** English texts of the pages that nobody wrote: the 404 page and lists of pages. They are made at build only. */
const generated = {
  allPages: 'All pages',
  everyPage: 'Every page of {site}, guide by guide.',
  filterPages: 'Filter the pages',
  notFound: 'Page not found',
  notFoundHelp: 'The URL may have a typo, or the page has moved. Search for it, or start from one of these pages:',
  notFoundSummary: 'There is no page at this URL.',
  pagesAbout: 'Pages about {subject} in {site}.',
  searchDocs: 'Search the docs',
} as const;

/**
 * Keys of all texts, for the configuration's schema. A function, so that the client's bundle doesn't include the texts of search and of
 * generated pages.
 */
export const textNames = (): (keyof AllTexts)[] =>
  Object.keys({ ...frame, ...search, ...generated }) as (keyof AllTexts)[];

export type Strings = { readonly [Key in keyof typeof frame]: string };
export type SearchTexts = { readonly [Key in keyof typeof search]: string };
export type GeneratedTexts = { readonly [Key in keyof typeof generated]: string };
type AllTexts = Strings & SearchTexts & GeneratedTexts;
type LocaleWithStrings = { readonly strings?: Partial<AllTexts> | undefined };

/** Texts of the user interface in a locale; English for those that the locale lacks. */
export const stringsOf = (locale: LocaleWithStrings | undefined): Strings => ({ ...frame, ...locale?.strings });

/** Texts of search in a locale; English for those that the locale lacks. The locale's other texts are included too. */
export const searchTextsOf = (locale: LocaleWithStrings | undefined): SearchTexts => ({
  ...search,
  ...locale?.strings,
});

/** Texts of generated pages in a locale; English for those that the locale lacks. The locale's other texts are included too. */
export const generatedTextsOf = (locale: LocaleWithStrings | undefined): GeneratedTexts => ({
  ...generated,
  ...locale?.strings,
});

/** Fills in the braces of a text: (`Hello {name}`, `{ name: 'Ada' }`) → `Hello Ada`. Keys without a value are kept. */
export function fillString(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
