/** Languages that documentation is translated into. Other language codes, such as `io` or `ch`, are more likely ordinary folder names. */
const common = new Set(
  'af am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh'.split(
    ' ',
  ),
);

/** The language that a folder's name stands for, in canonical form: `zh-cn` → `zh-CN`. */
function languageOf(folder: string): string | undefined {
  const name = folder.replace('_', '-');
  if (!/^[a-z]{2}(-[a-z]{2,4}){0,2}$/i.test(name) || !common.has(name.slice(0, 2).toLowerCase())) return undefined;
  return Intl.getCanonicalLocales(name)[0];
}

/**
 * Folders of translations: named like a language, with pages that also exist at the top or in another such folder.
 * @param files relative to the content folder
 * @returns folder → language
 */
export function translationFolders(files: readonly string[]): ReadonlyMap<string, string> {
  const byFolder = new Map<string, Set<string>>();
  for (const file of files) {
    const [folder = '', ...rest] = file.includes('/') ? file.split('/') : ['', file];
    const key = languageOf(folder) ? folder : '';
    const path = (key ? rest.join('/') : file).replace(/\.\w+$/, '');
    byFolder.set(key, (byFolder.get(key) ?? new Set()).add(path));
  }
  const found = new Map<string, string>();
  for (const [folder, paths] of byFolder) {
    const language = languageOf(folder);
    const others = [...byFolder].filter(([other]) => other !== folder);
    const translated = [...paths].filter((path) => others.some(([, theirs]) => theirs.has(path)));
    if (language && translated.length * 2 >= paths.size) found.set(folder, language);
  }
  return found;
}

/** The direction in which a language is written. */
export const directionOf = (language: string): 'ltr' | 'rtl' =>
  /^(ar|arc|ckb|dv|fa|ha-arab|he|khw|ks|ps|sd|ug|ur|yi)\b/i.test(language) || /-(arab|hebr)\b/i.test(language)
    ? 'rtl'
    : 'ltr';
