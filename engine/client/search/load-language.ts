import { base, texts } from 'virtual:search';
import type { LanguageFile } from '../../model/site-info.ts';
import type { SearchTexts } from '../../model/strings.ts';

/** The base path of the document's language, and the texts of search in it. The script has those of the default language; others have a file. */
export function loadLanguage(): { readonly base: string; readonly texts: Promise<SearchTexts> } {
  const { base: languageBase = base } = document.documentElement.dataset;
  const load = async (): Promise<SearchTexts> =>
    languageBase === base
      ? texts
      : ((await (await fetch(`${languageBase}site.json`)).json()) as LanguageFile).searchTexts;
  return { base: languageBase, texts: load() };
}
