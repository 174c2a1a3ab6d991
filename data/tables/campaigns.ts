import type { FactTable } from '../../src/model/table.ts';
import { campaigns } from '../index.ts';
import { buildTable, formTable, nameTable } from './build-table.ts';
import { code } from './cells.ts';

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
        matches: { label: 'Matches', cell: (item) => item.matches.map(code).join(', ') },
        misses: { label: 'Does not match', cell: (item) => (item.misses.length > 0 ? item.misses.map(code).join(', ') : 'other sites') },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => item.key,
    ),
};
