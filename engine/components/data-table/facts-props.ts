import type { FactTable } from '../../model/table.ts';
import type { PageContext } from '../page-context.ts';

/** What both ways of showing facts need. */
export type FactsProps = {
  readonly table: FactTable;
  /** Start of the anchors of rows: `widget-settings` gives `widget-settings-locale`. */
  readonly name: string;
  /** Names the region for assistive technology. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string | undefined };
  readonly context: PageContext;
};
