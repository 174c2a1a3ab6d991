import type { Placeholders } from '../../model/placeholder.ts';
import { acceptable } from './value-store.ts';

/** How a fragment with values begins. No heading's id has a colon, so it is never an anchor. */
const fragmentStart = '#values:';

/** The fragment that brings these values. */
export const fragmentOf = (values: readonly (readonly [string, string])[]): string =>
  fragmentStart + new URLSearchParams(values.map(([name, value]) => [name, value])).toString();

/** The values that a fragment brings. Secrets and what cannot stand in samples are left out, whoever made the link. */
export const valuesIn = (fragment: string, placeholders: Placeholders): [name: string, value: string][] =>
  fragment.startsWith(fragmentStart)
    ? acceptable(new URLSearchParams(fragment.slice(fragmentStart.length)), placeholders)
    : [];
