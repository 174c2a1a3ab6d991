import { fillString, formFor, type PluralForms } from '../../../engine/model/strings.ts';

type Catalog = (typeof import('../../../locales/de.json'))['tools'];
/** An English text of a tool. `locales/CODE.json` has its translations under `tools`. */
export type ToolText = { [Tool in keyof Catalog]: keyof Catalog[Tool] }[keyof Catalog];

/** Translations by the English text, in the forms of the language where the text has a count. */
export type Words = Readonly<Record<string, string | PluralForms>>;

/**
 * The translation of a text, with its braces filled in. A text with a `{count}` is given in its two English forms; the second one is its
 * key in catalogs.
 */
export type Translate = (
  text: ToolText | { readonly one: string; readonly other: ToolText },
  values?: Readonly<Record<string, string | number>>,
) => string;

/** @param words translations into a language; undefined for English */
export const translator =
  (words: Words | undefined, language: string): Translate =>
  (text, values = {}) => {
    const translation = words?.[typeof text === 'string' ? text : text.other];
    return fillString(formFor(translation ?? text, Number(values['count']), translation ? language : 'en'), values);
  };

export const english = translator(undefined, 'en');
