import type { ReactNode } from 'react';
import { z } from 'zod';
import { tables } from '../../../data/tables.ts';
import { defineStatic } from '../define.ts';
import { drawTable, type DataTableProps } from './draw-table.tsx';

/** A table fed from `data/`, so that what several pages say is said once. */
export const DataTable = defineStatic({
  props: z.strictObject({
    /** Name of a table in `data/tables.ts`. */
    of: z.string().min(1),
    /** Keys of the rows to show, in this order. Default: all. */
    only: z.array(z.string().min(1)).min(1).optional(),
    /** A box above the table that narrows it down, when script runs. For tables of a dozen rows and more. */
    filter: z.boolean().default(false),
    /** Says what the table holds; one line of Markdown. */
    caption: z.string().min(1).optional(),
  }),
  children: 'none',
  place: 'block',
  render: (props: DataTableProps, context): ReactNode => drawTable(props, tables, context),
});
