import type { ReactNode } from 'react';
import { z } from 'zod';
import type { FactTable } from '../../model/table.ts';
import { defineStatic, type MdxComponent } from '../define.ts';
import { drawTable, type DataTableProps } from './draw-table.tsx';

/**
 * Makes `<DataTable>`: a table fed from a site's data, so that what several pages say is said once.
 * @param tables every table of the site by name, made when a page shows it
 */
export const dataTable = (tables: Readonly<Record<string, () => FactTable>>): MdxComponent =>
  defineStatic({
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
