import type { FactTable } from '../engine/model/table.ts';
import { accessibilityTables } from './tables/accessibility.ts';
import { apiTables } from './tables/api.ts';
import { assistantTables } from './tables/assistant.ts';
import { benchmarkTables } from './tables/benchmark.ts';
import { blockTables } from './tables/blocks.ts';
import { campaignTables } from './tables/campaigns.ts';
import { channelTables } from './tables/channels.ts';
import { conversationTables } from './tables/conversations.ts';
import { emailTables } from './tables/email.ts';
import { environmentTables } from './tables/environment.ts';
import { errorTables } from './tables/errors.ts';
import { eventTables } from './tables/events.ts';
import { knowledgeTables } from './tables/knowledge.ts';
import { referenceTables } from './tables/reference.ts';
import { reportTables } from './tables/reports.ts';
import { ruleTables } from './tables/rules.ts';
import { widgetTables } from './tables/widget.ts';
import { workspaceTables } from './tables/workspace.ts';

/** Every table that `<DataTable of="…">` can draw, by name. A function, so that a table is made only where a page asks for it. */
export const tables: Record<string, () => FactTable> = {
  ...accessibilityTables,
  ...apiTables,
  ...assistantTables,
  ...benchmarkTables,
  ...blockTables,
  ...campaignTables,
  ...channelTables,
  ...conversationTables,
  ...emailTables,
  ...environmentTables,
  ...errorTables,
  ...eventTables,
  ...knowledgeTables,
  ...referenceTables,
  ...reportTables,
  ...ruleTables,
  ...widgetTables,
  ...workspaceTables,
};
