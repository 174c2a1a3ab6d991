import { nearest } from './nearest.ts';
import { errorAt, type Problem } from './problem.ts';
import type { Brand } from './site-config.ts';

/**
 * The placeholders for the owner's brand in content, data and configuration, with their values.
 *
 * | token | value | example |
 * |---|---|---|
 * | `%product%` | display name, for prose | Acme |
 * | `%Slug%` | display name, letters and digits only, for identifiers and header names | `X-%Slug%-Signature` |
 * | `%slug%` | for routes, globals, file names | `window.%slug%Settings` |
 * | `%SLUG%` | for environment variables | `%SLUG%_WEBSITE_TOKEN` |
 * | `%app-url%`, `%app-host%` | the installation | https://app.example.com |
 * | `%security-email%`, `%conduct-email%`, `%support-email%` | from the configuration | |
 * | a name in `brand.words` | from the configuration | `%status-url%` |
 *
 * A token whose key is not configured is an error, so guard it: `<If brand="securityEmail">`.
 */
export function brandTokens(brand: Brand): Record<string, string | undefined> {
  const { securityEmail, conductEmail, supportEmail, words = {} } = brand;
  return {
    ...namesOf(brand),
    'app-url': brand.appUrl,
    'app-host': brand.appUrl.replace(/^https?:\/\//, '').replace(/\/.*$/, ''),
    'security-email': securityEmail,
    'conduct-email': conductEmail,
    'support-email': supportEmail,
    ...Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value || undefined])),
  };
}

/** The token for a key of `brand` or one of its words: `statusUrl` → `status-url`. */
export const tokenOf = (key: string): string => key.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The tokens that need only the brand's name and slug. */
export function namesOf({
  name,
  slug,
}: Pick<Brand, 'name' | 'slug'>): Record<'product' | 'Slug' | 'slug' | 'SLUG', string> {
  return { product: name, Slug: name.replace(/[^\p{L}\p{N}]/gu, ''), slug, SLUG: slug.toUpperCase() };
}

const token = /(?<!\\)%([A-Za-z][A-Za-z-]*)%/g;

/** Replaces every known token. Unknown `%words%` are kept; `brandProblems` says which of them look like a mistake. */
export function applyBrand(text: string, tokens: Record<string, string | undefined>): string {
  return text.replace(
    token,
    (whole, name: string) => (Object.hasOwn(tokens, name) ? tokens[name] : undefined) ?? whole,
  );
}

/** The names of all tokens in a text. */
export const tokensIn = (text: string): string[] => [...text.matchAll(token)].map((match) => match[1] as string);

type LooseBrandWord = {
  readonly name: string;
  readonly line: number;
  /** The word that was probably meant; undefined when the word exists and only has no value. */
  readonly guess: string | undefined;
};

/**
 * What is wrong with the brand words of a text.
 * @param isShown whether a reader sees a word that has no value, which `<If>` may hide. Default: always
 */
export const brandProblems = (
  text: string,
  file: string,
  tokens: Readonly<Record<string, string | undefined>>,
  isShown: (word: string) => boolean = () => true,
): readonly Problem[] =>
  looseBrandWords(text, tokens)
    .filter(({ name, guess }) => guess !== undefined || isShown(`%${name}%`))
    .map(({ name, line, guess }) =>
      errorAt(
        'brand',
        { file, line },
        guess === undefined
          ? `\`%${name}%\` has no value: its key is not set under \`brand\` in site.config.ts.`
          : `\`%${name}%\` is not a brand word.`,
        guess === undefined ? 'Put what depends on it inside <If brand="…">.' : `Did you mean \`%${guess}%\`?`,
      ),
    );

/** Brand words in a text that have no value or are misspelled. Other words between percent signs are ordinary text. */
function looseBrandWords(
  text: string,
  tokens: Readonly<Record<string, string | undefined>>,
): readonly LooseBrandWord[] {
  const names = Object.keys(tokens);
  return [...text.matchAll(token)].flatMap((match) => {
    const name = match[1] as string;
    const guess = Object.hasOwn(tokens, name) ? undefined : nearest(name, names);
    if (guess === undefined && !Object.hasOwn(tokens, name)) return [];
    return [{ name, line: text.slice(0, match.index).split('\n').length, guess }];
  });
}
