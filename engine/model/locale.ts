import type { PluralForms } from './strings.ts';

/** Translations of texts, by the English text. */
type Words = Readonly<Record<string, string | PluralForms>>;

/** A language of the site, with what its catalog says. The first is the default and has no path segment. */
export type Locale<Catalog = object> = {
  readonly code: string;
  readonly label: string;
  readonly direction: 'ltr' | 'rtl';
} & { readonly [Key in keyof Catalog]?: Catalog[Key] | undefined };

/** The name of a language in itself: `de` → `Deutsch`. */
export function languageName(code: string): string {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** The direction that a language is written in. */
export const directionOf = (code: string): 'ltr' | 'rtl' =>
  /^(Arab|Hebr|Syrc|Thaa|Nkoo|Adlm|Rohg)$/.test(new Intl.Locale(code).maximize().script ?? '') ? 'rtl' : 'ltr';

/** Base path of the site in one of its languages. */
export const languageBase = (
  { root, locales }: { readonly root: string; readonly locales: readonly { readonly code: string }[] },
  code: string,
): string => (code === locales[0]?.code ? root : `${root}${code}/`);

/** Replaces every text that has a translation, and plural forms by those of the language. Keys stay, and what says its language. */
export function translate<Value>(value: Value, words: Words | undefined): Value {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return words && Object.hasOwn(words, part) ? words[part] : part;
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null || 'lang' in part) return part;
    if ('other' in part && typeof words?.[String(part.other)] === 'object') return words[String(part.other)];
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]));
  };
  return words ? (visit(value) as Value) : value;
}
