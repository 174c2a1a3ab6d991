import type { PageNeeds, StylePart } from './page-needs.ts';

/**
 * The site's style sheets, smallest first. A page has exactly one. Each has the styles of all pages, and these parts in this order:
 * a rule for few figures (`scenes`) wins over one for all of them (`figures`) and over one for the home page (`hero`).
 */
export const sheetParts = {
  site: [],
  api: ['api', 'reference'],
  lists: ['extra', 'reference'],
  figures: ['figures'],
  facts: ['figures', 'extra', 'reference'],
  tools: ['figures', 'scenes', 'reference', 'tools'],
  hero: ['figures', 'hero', 'scenes', 'reference'],
  all: ['figures', 'hero', 'scenes', 'extra', 'api', 'reference', 'tools'],
} as const satisfies Readonly<Record<string, readonly StylePart[]>>;
export type StyleSheet = keyof typeof sheetParts;

export const styleSheets = Object.keys(sheetParts) as readonly StyleSheet[];

/** Calls a function for each style sheet and returns the results by its name. */
export function eachSheet<Value>(make: (sheet: StyleSheet) => Value): Record<StyleSheet, Value> {
  return Object.fromEntries(styleSheets.map((sheet) => [sheet, make(sheet)])) as Record<StyleSheet, Value>;
}

/** The smallest style sheet with everything that a page needs. */
export function styleSheetOf({ styles = [] }: PageNeeds): StyleSheet {
  const has = (sheet: StyleSheet): boolean =>
    styles.every((part) => (sheetParts[sheet] as readonly StylePart[]).includes(part));
  return styleSheets.find(has) ?? 'all';
}
