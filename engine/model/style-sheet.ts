import { liveNames, staticHtml, type Tree } from './tree.ts';

/**
 * The site's style sheets; each is whole, and a page has one. `extra` is `site` and what few pages have: a component says that it needs it
 * by `data-sheet="extra"` on its element. `tools` is `extra` and what live tools need.
 */
export const styleSheets = ['site', 'extra', 'tools'] as const;
export type StyleSheet = (typeof styleSheets)[number];

/** One value for each style sheet. */
export function eachSheet<Value>(make: (sheet: StyleSheet) => Value): Record<StyleSheet, Value> {
  return { site: make('site'), extra: make('extra'), tools: make('tools') };
}

/** The style sheet of a page with this body. */
export function styleSheetOf(body: Tree): StyleSheet {
  if (liveNames(body).length) return 'tools';
  return staticHtml(body).includes(' data-sheet="extra"') ? 'extra' : 'site';
}
