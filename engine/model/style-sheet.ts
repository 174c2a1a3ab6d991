import { liveNames, type Tree } from './tree.ts';

/** The site's style sheets; each is whole, and a page has one. `tools` is `site` and what live tools need. */
export const styleSheets = ['site', 'tools'] as const;
export type StyleSheet = (typeof styleSheets)[number];

/** The style sheet of a page with this body. */
export const styleSheetOf = (body: Tree): StyleSheet => (liveNames(body).length ? 'tools' : 'site');
