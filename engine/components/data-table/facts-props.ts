import type { FactTable } from '../../model/table.ts';
import type { PageContext } from '../page-context.ts';

/** Props of `Matrix` and `Properties`. */
export type FactsProps = {
  readonly table: FactTable;
  /** Prefix of the rows' anchors: `widget-settings` gives `widget-settings-locale`. */
  readonly name: string;
  /** Name of the table for assistive technology. */
  readonly label: { readonly 'aria-label': string } | { readonly 'aria-labelledby': string | undefined };
  readonly context: PageContext;
};
