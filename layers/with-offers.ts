import type { z } from 'zod';
import type { AvailabilityKinds, AvailabilityValue, offersSchema } from '../engine/model/availability.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';

type Offers = z.output<typeof offersSchema>;

const isWithout = (offer: Offers[string]): offer is { not: string[] } => Array.isArray(Object(offer).not);
const namesIn = (offer: Offers[string]): readonly string[] =>
  Array.isArray(offer) ? offer : isWithout(offer) ? offer.not : Object.keys(offer);
/** The amount of a limit that an offer gives. */
const amountIn = (offer: Offers[string] | undefined, value: string): { amount?: number } => {
  if (!offer || Array.isArray(offer) || isWithout(offer)) return {};
  const amount = offer[value];
  return amount === undefined ? {} : { amount };
};

/**
 * The kinds with what a platform offers. A value that needs one that isn't offered isn't offered either.
 * @param fail called with what is wrong about a name
 */
export function withOffers(
  kinds: AvailabilityKinds,
  offers: Offers,
  fail: (message: string) => never,
): AvailabilityKinds {
  const check = (what: string, one: string, names: readonly string[]): void => {
    if (!names.includes(one)) fail(`${what} names \`${one}\`. It can name: ${names.join(', ')}.`);
  };
  for (const [kind, offer] of Object.entries(offers)) {
    check('`offers`', kind, Object.keys(kinds));
    const { groups, values } = kinds[kind] as AvailabilityKinds[string];
    const names = [...Object.keys(groups), ...Object.keys(values)];
    for (const one of namesIn(offer)) check(`\`offers.${kind}\``, one, names);
  }
  const isListed = (kind: string, value: string): boolean => {
    const offer = offers[kind] ?? { not: [] };
    const names = new Set(namesIn(offer).flatMap((one) => kinds[kind]?.groups[one] ?? one));
    return Array.isArray(offer) ? names.has(value) : !isWithout(offer) || !names.has(value);
  };
  const hasAlso = ({ also = {}, needs = {} }: AvailabilityValue): boolean =>
    [...Object.entries(also), ...Object.entries(needs)].every(([kind, names]) => {
      const listed = names.filter((one) => isListed(kind, one));
      return kinds[kind]?.any ? listed.length > 0 : listed.length === names.length;
    });
  return mapValues(kinds, (kind, kindName) => ({
    ...kind,
    values: mapValues(kind.values, (value, one) => ({
      ...value,
      ...amountIn(offers[kindName], one),
      offered: value.offered && isListed(kindName, one) && hasAlso(value),
    })),
  }));
}

/** The kinds with what a site offers, as it is called in the site's language. */
export const offeredKinds = (
  kinds: AvailabilityKinds,
  { locale, offers }: SiteConfig,
  fail: Parameters<typeof withOffers>[2],
): AvailabilityKinds => withOffers(withWordsOf(locale, kinds), offers, fail);

/** The kinds with what pages of a language call their values, and the words that these pages say without a value. */
export const withWordsOf = (locale: SiteConfig['locale'], kinds: AvailabilityKinds): AvailabilityKinds => {
  const { names = {}, words = {} } = locale ?? {};
  const wordOf = (text: string): string => (typeof words[text] === 'string' ? words[text] : text);
  return mapValues(kinds, (kind) => ({
    ...kind,
    values: mapValues(kind.values, (value) => ({
      ...value,
      names: value.names.flatMap((name) => [name, ...(names[name] ?? [])]),
      instead: {
        ...value.instead,
        ...Object.fromEntries(Object.entries(value.instead).map((phrases) => phrases.map(wordOf))),
      },
    })),
  }));
};

const mapValues = <In, Out>(record: Readonly<Record<string, In>>, map: (value: In, key: string) => Out) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));

/** Brand words of the limits, with which pages and data state them: `%limit-attachment%` is “40 MB”. */
export const limitWords = (kinds: AvailabilityKinds): Record<string, string> =>
  Object.fromEntries(
    Object.values(kinds).flatMap(({ values }) =>
      Object.entries(values).flatMap(([name, { amount, unit }]) =>
        amount === undefined ? [] : [[`limit-${name}`, [amount.toLocaleString('en'), unit].filter(Boolean).join(' ')]],
      ),
    ),
  );
