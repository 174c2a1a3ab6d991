import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };

/**
 * English texts: of the user interface, of search, which is a separate bundle, and of what only a build makes, such as lists of pages.
 * `locales/CODE.json` has those of another language. Braces are filled in.
 */

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
/** The texts of the frame among all texts of a language. */
export const frameStrings = (strings: Partial<AllTexts>): Partial<Strings> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => key in frame));

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
