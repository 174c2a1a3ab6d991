import frame from './english/frame.json' with { type: 'json' };
import generated from './english/generated.json' with { type: 'json' };
import search from './english/search.json' with { type: 'json' };

/**
 * English texts: of the user interface, of forms and of search, which are separate bundles, and of what only a build makes, such as lists of
 * pages. `locales/CODE.json` has those of another language. Braces are filled in.
 */
export type Strings = { readonly [Key in keyof typeof frame]: string };
export type FormTexts = { readonly [Key in keyof typeof import('./english/forms.json')]: string };
export type SearchTexts = { readonly [Key in keyof typeof search]: string };
export type GeneratedTexts = { readonly [Key in keyof typeof generated]: string };
export type AllTexts = Strings & FormTexts & SearchTexts & GeneratedTexts;

/** Those of the frame and of forms. */
export const frameStrings = (strings: Partial<AllTexts>): Partial<Strings & FormTexts> =>
  Object.fromEntries(Object.entries(strings).filter(([key]) => key in frame || !(key in search || key in generated)));

/** What a language says of the texts. Those that it lacks are English, and the texts of other kinds are included too. */
type Locale = { readonly strings?: Partial<AllTexts> | undefined } | undefined;

export const stringsOf = (locale: Locale): Strings => ({ ...frame, ...locale?.strings });
export const searchTextsOf = (locale: Locale): SearchTexts => ({ ...search, ...locale?.strings });
export const generatedTextsOf = (locale: Locale): GeneratedTexts => ({ ...generated, ...locale?.strings });

/** Fills in the braces of a text: (`Hello {name}`, `{ name: 'Ada' }`) → `Hello Ada`. Keys without a value are kept. */
export function fillString(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Forms of a text with a count, by the categories that CLDR has for a language. */
export type PluralForms = { readonly [Category in Intl.LDMLPluralRule]?: string | undefined } & {
  readonly other: string;
};

/** The form of a text for a count: `{ one: '{count} step', other: '{count} steps' }`, 1 → `{count} step`. */
export const formFor = (text: string | PluralForms, count: number, language: string): string =>
  typeof text === 'string' ? text : (text[new Intl.PluralRules(language).select(count)] ?? text.other);
