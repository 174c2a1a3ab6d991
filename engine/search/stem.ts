import english from './english.json' with { type: 'json' };

/** Words that look like inflected forms but aren't. */
const whole = new Set(english.uninflected.split(' '));
const singular: Readonly<Record<string, string>> = { settings: 'setting', strings: 'string', ids: 'id' };

/**
 * The stem that index and query share: plurals, -ed and -ing are removed. Deliberately light, so that words of
 * different meaning rarely have the same stem.
 * @param word lower case, without accents
 */
export function stem(word: string): string {
  if (whole.has(word)) return singular[word] ?? word;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let base = word;
  if (base.endsWith('ies') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else if (/(?:sses|[xz]es|[cs]hes)$/.test(base)) base = base.slice(0, -2);
  else if (/[^sui]s$/.test(base)) base = base.slice(0, -1);
  if (whole.has(base)) return base;
  if (base.endsWith('ied') && base.length > 4) base = `${base.slice(0, -3)}y`;
  else base = withoutSuffix(base, 'ing') ?? withoutSuffix(base, 'ed') ?? base;
  return base.length > 4 && base.endsWith('e') ? base.slice(0, -1) : base;
}

/** Removes a suffix if the rest looks like a word: three or more letters, with a vowel. A doubled last consonant becomes single. */
function withoutSuffix(word: string, suffix: string): string | undefined {
  if (!word.endsWith(suffix)) return undefined;
  const rest = word.slice(0, -suffix.length);
  if (rest.length < 3 || !/[aeiouy]/.test(rest)) return undefined;
  return /([bdgmnprt])\1$/.test(rest) ? rest.slice(0, -1) : rest;
}
