import type { LiveImports } from '../../../engine/client/live-loader.ts';
import type { Words } from './translate.ts';

/** The translations of all tools into the language of the document, once they have loaded; a page only names those of a tool. */
let dictionary: Readonly<Record<string, Words>> = {};
let loading: Promise<void> | undefined;

/** Loads the translations, except in English, which the tools have themselves. @throws Error when they don't load */
function loadDictionary(): Promise<void> {
  const { lang, dataset } = document.documentElement;
  const load = async (): Promise<void> => {
    if (lang === 'en') return;
    const response = await fetch(`${dataset['base']}tools.json`);
    // A language without a catalog has none.
    if (response.ok) dictionary = await response.json();
  };
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** The translations of a tool's texts. */
export const wordsOf = (tool: string): Words => ({ ...dictionary['shared'], ...dictionary[tool] });

/** Imports of tools that wait for the translations too, so that a tool has them when it is first shown. */
export const withDictionary = (imports: LiveImports): LiveImports =>
  Object.fromEntries(
    Object.entries(imports).map(([name, load]) => [
      name,
      async () => (await Promise.all([load(), loadDictionary()]))[0],
    ]),
  );
