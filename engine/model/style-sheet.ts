import type { PageData } from './page.ts';
import { liveNames } from './tree.ts';

/**
 * The site's style sheets; each is whole, and a page has one. `landing` is `site` and what the first pages of a site and its guides need;
 * `tools` is `landing` and what live tools need.
 */
export const styleSheets = ['site', 'landing', 'tools'] as const;
export type StyleSheet = (typeof styleSheets)[number];

/** One value for each style sheet. */
export function eachSheet<Value>(make: (sheet: StyleSheet) => Value): Record<StyleSheet, Value> {
  return { site: make('site'), landing: make('landing'), tools: make('tools') };
}

/** The style sheet of a page. */
export function styleSheetOf({ type, body }: Pick<PageData, 'type' | 'body'>): StyleSheet {
  if (liveNames(body).length) return 'tools';
  return type === 'landing' ? 'landing' : 'site';
}
