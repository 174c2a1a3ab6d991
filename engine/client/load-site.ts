import { site } from 'virtual:site';
import type { LanguageFile } from '../model/site-info.ts';

const { base = site.base } = document.documentElement.dataset;

/**
 * The site in the language of the document. The client is the same for all languages and contains the default one; each other language has
 * a file.
 * @throws Error when the file doesn't load
 */
export async function loadSite(): Promise<Pick<LanguageFile, 'site'>> {
  return base === site.base ? { site } : ((await (await fetch(`${base}site.json`)).json()) as LanguageFile);
}
