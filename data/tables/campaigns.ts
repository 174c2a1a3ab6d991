import type { FactTable } from '../../engine/model/table.ts';
import { campaigns } from '../index.ts';
import { buildTable, formTable, nameTable } from './build-table.ts';
import { code } from './cells.ts';

/** Addresses in a cell: `https://` goes without saying, `http://` does not. */
const addresses = (list: readonly string[]): string =>
  list.map((address) => code(address.replace(/^https:\/\//, ''))).join(', ');

/** Tables of campaigns. */
export const campaignTables: Record<string, () => FactTable> = {
  'campaigns.ongoing': () => formTable(campaigns.ongoing.fields),
  'campaigns.one-off': () => formTable(campaigns.oneOff.fields),
  'campaigns.statuses': () => nameTable(campaigns.oneOff.statuses),
  'campaigns.url-patterns': () =>
    buildTable(
      campaigns.urlPatterns.cases.map((item, index) => ({ ...item, key: `pattern-${index + 1}` })),
      {
        name: { label: 'Pattern', cell: (item) => code(item.pattern) },
        matches: { label: 'Matches', cell: (item) => addresses(item.matches) },
        misses: {
          label: 'Does not match',
          cell: (item) => (item.misses.length > 0 ? addresses(item.misses) : 'other sites'),
        },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => item.key,
    ),
};
