import type { FactTable } from '../src/model/table.ts';
import { channelTables } from './tables/channels.ts';
import { emailTables } from './tables/email.ts';
import { environmentTables } from './tables/environment.ts';
import { widgetTables } from './tables/widget.ts';
import { blockTables } from './tables/blocks.ts';
import { assistantTables } from './tables/assistant.ts';
import { eventTables } from './tables/events.ts';
import { apiTables } from './tables/api.ts';

/** Every table that `<DataTable of="…">` can draw, by name. A function, so that a table is made only where a page asks for it. */
export const tables: Record<string, () => FactTable> = {
  ...widgetTables,
  ...channelTables,
  ...emailTables,
  ...environmentTables,
  ...blockTables,
  ...assistantTables,
  ...eventTables,
  ...apiTables,
};
