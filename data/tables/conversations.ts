import type { FactTable } from '../../engine/model/table.ts';
import { channels, conversations, interactive, templateVariables } from '../index.ts';
import { buildTable, fieldTable, termTable } from './build-table.ts';
import { code, rowKey } from './cells.ts';

/** Tables of conversations, of interactive messages and of template variables. */
export const conversationTables: Record<string, () => FactTable> = {
  'conversations.statuses': () =>
    buildTable(
      conversations.statuses,
      {
        name: { label: 'Status', cell: (status) => `**${status.label}** (${code(status.name)})` },
        meaning: { label: 'Meaning', cell: (status) => status.meaning },
      },
      (status) => status.name,
    ),
  'conversations.snooze': () => termTable(conversations.snooze, 'Snooze'),
  'conversations.tabs': () => termTable(conversations.tabs, 'Tab'),
  'conversations.views': () => termTable(conversations.views, 'View'),
  'conversations.sort': () =>
    buildTable(
      conversations.sort,
      {
        name: { label: 'Order', cell: (order) => order.meaning },
        value: { label: 'In the API', cell: (order) => code(order.name) },
      },
      (order) => order.name,
    ),
  'conversations.assignment': () => termTable(conversations.assignment, 'Way'),
  'interactive.types': () =>
    buildTable(
      interactive.types.filter((type) => type.send),
      {
        name: { label: 'Name', cell: (type) => code(type.name) },
        answer: { label: 'Answer', cell: (type) => type.answer ?? 'none' },
        meaning: { label: 'Meaning', cell: (type) => type.meaning },
      },
      (type) => type.name,
    ),
  'interactive.all-types': () =>
    buildTable(
      interactive.types.toSorted((a, b) => a.number - b.number),
      {
        name: { label: 'Name', cell: (type) => code(type.name) },
        number: { label: 'Number', cell: (type) => String(type.number) },
        send: { label: 'Sent by the API', cell: (type) => (type.send ? 'yes' : 'no') },
        meaning: { label: 'Meaning', cell: (type) => type.meaning },
      },
      (type) => type.name,
    ),
  ...Object.fromEntries(
    interactive.types.flatMap((type) =>
      type.items && type.items.length > 0
        ? [[`interactive.${type.name}.items`, () => fieldTable(type.items ?? [])]]
        : [],
    ),
  ),
  'interactive.support': () =>
    buildTable(
      channels.channels.flatMap((channel) =>
        channel.figures && !channel.variantOf ? [{ ...channel, options: channel.figures.options }] : [],
      ),
      {
        name: { label: 'Channel', cell: (channel) => `[${channel.name}](${channel.route})` },
        meaning: { label: 'What the contact sees', cell: (channel) => channel.options },
      },
      (channel) => channel.key,
    ),
  'template-variables': () =>
    buildTable(
      templateVariables.variables,
      {
        name: { label: 'Name', cell: (variable) => code(`{{${variable.name}}}`) },
        sample: { label: 'Sample', cell: (variable) => variable.sample },
        picker: { label: 'In the list', cell: (variable) => (variable.picker ? 'yes' : 'no') },
        editor: {
          label: 'Canned response',
          cell: (variable) => ({ filled: 'filled in', assignee: 'of the assignee', empty: 'empty' })[variable.editor],
        },
        server: {
          label: 'Everywhere else',
          cell: (variable) =>
            ({ filled: 'filled in', sender: 'of the sender, else of the assignee', empty: 'empty' })[variable.server],
        },
        meaning: { label: 'Meaning', cell: (variable) => variable.meaning },
      },
      (variable) => rowKey(variable.name),
    ),
};
