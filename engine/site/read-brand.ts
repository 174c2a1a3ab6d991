import { applyBrand, namesOf, tokensIn } from '../model/brand-tokens.ts';
import { nearest } from '../model/nearest.ts';
import { siteConfigSchema, type Brand, type SiteConfig, type UserConfig } from '../model/site-config.ts';
import { withoutControls } from '../model/escape-html.ts';
import { ConfigError, parseConfig } from './config-error.ts';

/** Contact addresses, each with its environment variable. */
const contactVariables = {
  securityEmail: 'SITE_BRAND_SECURITY_EMAIL',
  conductEmail: 'SITE_BRAND_CONDUCT_EMAIL',
  supportEmail: 'SITE_BRAND_SUPPORT_EMAIL',
} as const;

/**
 * The brand as configured, or as set by `SITE_BRAND_…` variables. Its own URLs may contain `%slug%`, so that one word changes all of them.
 * @param input `brand` of `site.config.ts`, unchecked
 * @throws ConfigError when it is not a valid brand
 */
export function readBrand(file: string, input: unknown, env: NodeJS.ProcessEnv): Brand {
  // The schema below reports a value that is not an object.
  if (typeof input !== 'object' || input === null) return parse(file, input);
  const configured: Partial<Brand> = input;
  const { SITE_BRAND_NAME: name = configured.name, SITE_BRAND_SLUG: slug = configured.slug } = env;
  // Another brand does not inherit the contact addresses: messages sent there would reach the wrong people.
  const other = name !== configured.name || slug !== configured.slug;
  const contacts = Object.entries(contactVariables).flatMap(([key, variable]) =>
    other || env[variable] !== undefined ? [[key, env[variable]]] : [],
  );
  const brand = { ...configured, name, slug, ...(Object.fromEntries(contacts) as Partial<Brand>) };
  const names = typeof name === 'string' && typeof slug === 'string' ? namesOf({ name, slug }) : {};
  return parse(file, fillBrand(brand, names));
}

const parse = (file: string, brand: unknown): Brand =>
  parseConfig(file, siteConfigSchema.pick({ brand: true }), { brand }).brand;

/** @throws ConfigError when the brand lacks a contact address that the pages need */
export function requireContacts(file: string, { brand, requiredContacts }: SiteConfig): void {
  const missing = requiredContacts.filter((key) => brand[key] === undefined);
  if (!missing.length) return;
  const keys = missing.map((key) => `\`${key}\``).join(', ');
  throw new ConfigError(
    file,
    `the brand ${brand.name} has no ${keys}, and pages send readers to these addresses. ` +
      `Set them under \`brand\`, or in the environment: ${missing.map((key) => contactVariables[key]).join(', ')}.`,
  );
}

/**
 * @param filled the configuration with brand words replaced: a word that is left is misspelled, or its key isn't set
 * @throws ConfigError for such a word
 */
export function rejectLooseTokens(
  file: string,
  filled: Partial<UserConfig>,
  tokens: Readonly<Record<string, string | undefined>>,
): void {
  const loose = tokensIn(JSON.stringify(filled))[0];
  if (loose === undefined) return;
  const guess = nearest(loose, Object.keys(tokens));
  throw new ConfigError(
    file,
    Object.hasOwn(tokens, loose)
      ? `%${loose}% has no value under \`brand\`. Set it, or remove what contains %${loose}%.`
      : `%${loose}% is not a brand word. ${guess ? `Did you mean %${guess}%?` : 'Add it to `brand.words`.'}`,
  );
}

/** Replaces brand words in every string of a value. */
export function fillBrand<T>(value: T, tokens: Readonly<Record<string, string | undefined>>): T {
  if (typeof value === 'string') return applyBrand(withoutControls(value), tokens) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => fillBrand(item, tokens)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item as unknown, tokens)])) as T;
}
