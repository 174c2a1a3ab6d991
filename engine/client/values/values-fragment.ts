import type { Placeholders } from '../../model/placeholder.ts';
import { acceptable } from './value-store.ts';

/** Start of a URL's hash that contains values. Ids of headings have no colons, so such a hash is never an anchor. */
const fragmentStart = '#values:';

/** The hash for a link with values. */
export const fragmentOf = (values: readonly (readonly [string, string])[]): string =>
  fragmentStart + new URLSearchParams(values.map(([name, value]) => [name, value])).toString();

/** The values in a hash. Secrets and invalid values are ignored, because anyone can create such a link. */
export const valuesIn = (fragment: string, placeholders: Placeholders): [name: string, value: string][] =>
  fragment.startsWith(fragmentStart)
    ? acceptable(new URLSearchParams(fragment.slice(fragmentStart.length)), placeholders)
    : [];
