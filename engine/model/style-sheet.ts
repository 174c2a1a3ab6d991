import { liveNames, staticHtml, type Tree } from './tree.ts';

/**
 * The site's style sheets. A page has exactly one. `extra` includes `site` and adds rare components, which ask for it
 * with `data-sheet="extra"` on their element. `tools` includes `extra` and adds the live components. `api`
 * includes `site` and adds what only the API reference has; `data-sheet="api"` asks for it.
 */
export const styleSheets = ['site', 'extra', 'tools', 'api'] as const;
export type StyleSheet = (typeof styleSheets)[number];

/** Calls a function for each style sheet and returns the results by its name. */
export function eachSheet<Value>(make: (sheet: StyleSheet) => Value): Record<StyleSheet, Value> {
  return { site: make('site'), extra: make('extra'), tools: make('tools'), api: make('api') };
}

/** The style sheet of a page with this body. */
export function styleSheetOf(body: Tree): StyleSheet {
  if (liveNames(body).length) return 'tools';
  const html = staticHtml(body);
  return (['extra', 'api'] as const).find((sheet) => html.includes(` data-sheet="${sheet}"`)) ?? 'site';
}
