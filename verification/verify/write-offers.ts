import { channels, features } from '../../data/index.ts';
import type { Report } from './verify-installation.ts';

/** `offers` of a site's configuration, as far as an installation shows it. */
export type Offers = {
  readonly channels?: readonly string[];
  readonly features?: { readonly not: readonly string[] };
};

/**
 * What an installation offers, by the account that was asked: the channels that it has, and its features except those that are off.
 * A kind that the installation didn't answer about is left out, so that everything of it counts as offered.
 */
export function offersOf({ channels: counts, features: { off } }: Pick<Report, 'channels' | 'features'>): Offers {
  const present = channels.channels.filter(({ name, className }) =>
    // Channels of one class can't be told apart by it: all of them count as offered.
    channels.channels.some(
      (one) => one.name in counts && (one.name === name || (className && one.className === className)),
    ),
  );
  const offNames = new Set(off);
  const missing = features.features.filter(({ name }) => offNames.has(name)).map(({ name }) => name);
  return {
    ...(present.length > 0 ? { channels: present.map(({ key }) => key) } : {}),
    ...(missing.length > 0 ? { features: { not: missing } } : {}),
  };
}

/** A file with `offers`, which an overlay's `site.config.ts` can be or take over. */
export const offersText = (offers: Offers, { url, account }: Pick<Report, 'url' | 'account'>): string =>
  `/** What account ${account.id} of ${url} has. Add what the platform offers and this account doesn’t use. */
export default {
  offers: ${JSON.stringify(offers, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replaceAll('"', "'")
    .replaceAll('\n', '\n  ')},
};
`;
