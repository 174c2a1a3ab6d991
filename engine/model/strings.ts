import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };

/**
 * English texts: of the user interface, of forms and of search, which are separate bundles, and of what only a build makes, such as lists of
 * pages.
 * `locales/CODE.json` has those of another language. Braces are filled in.
 */

export type Strings = { readonly [Key in keyof typeof frame]: string };
export type FormTexts = { readonly [Key in keyof typeof import('./english/forms.json')]: string };
export type SearchTexts = { readonly [Key in keyof typeof search]: string };
export type GeneratedTexts = { readonly [Key in keyof typeof generated]: string };
export type AllTexts = Strings & FormTexts & SearchTexts & GeneratedTexts;
/** The texts of the frame and of forms among all texts of a language. */
export const frameStrings = (strings: Partial<AllTexts>): Partial<Strings & FormTexts> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => key in frame || !(key in search || key in generated)));

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
