import type { FactTable } from '../../engine/model/table.ts';
import { assistant } from '../index.ts';
import { buildTable, formTable, referenceTable } from './build-table.ts';
import { code, rowKey } from './cells.ts';

type Named = { readonly name: string; readonly meaning: string };

const bold = (items: readonly Named[], label: string): FactTable =>
  buildTable(
    items,
    {
      name: { label, cell: (item) => `**${item.name}**` },
      meaning: { label: 'Meaning', cell: (item) => item.meaning },
    },
    (item) => rowKey(item.name).toLowerCase(),
  );

/** Tables of the rule-based assistant beyond its blocks. */
export const assistantTables: Record<string, () => FactTable> = {
  'assistant.theme.global': () => formTable(assistant.theme.global),
  'assistant.theme.chat': () => formTable(assistant.theme.chat),
  'assistant.theme.effects': () => formTable(assistant.theme.effects),
  'assistant.theme.colors': () =>
    buildTable(
      assistant.theme.colors,
      {
        name: { label: 'Part', cell: (part) => part.name },
        background: { label: 'Background', cell: (part) => code(part.background) },
        text: { label: 'Text', cell: (part) => code(part.text) },
        placeholder: { label: 'Placeholder', cell: (part) => (part.placeholder ? code(part.placeholder) : '–') },
      },
      (part) => part.key,
    ),
  'assistant.settings.general': () => formTable(assistant.settings.general),
  'assistant.settings.system-messages': () => formTable(assistant.settings.systemMessages),
  'assistant.settings.typing': () => formTable(assistant.settings.typing),
  'assistant.settings.security': () => formTable(assistant.settings.security),
  'assistant.settings.metadata': () => formTable(assistant.settings.metadata),
  'assistant.settings.site-preview': () => formTable(assistant.settings.sitePreview),
  'assistant.settings.whatsapp': () => formTable(assistant.settings.whatsapp),
  'assistant.variables.syntax': () =>
    buildTable(
      assistant.variables.syntax.map((item, index) => ({ ...item, key: `syntax-${index + 1}` })),
      {
        name: { label: 'Write', cell: (item) => code(item.name) },
        meaning: { label: 'Result', cell: (item) => item.meaning },
      },
      (item) => item.key,
    ),
  'assistant.results.metrics': () => bold(assistant.results.metrics, 'Metric'),
  'assistant.context-menu': () =>
    buildTable(
      assistant.contextMenu,
      {
        name: { label: 'Element', cell: (entry) => entry.element },
        action: { label: 'Action', cell: (entry) => `**${entry.action}**` },
        meaning: { label: 'Meaning', cell: (entry) => entry.meaning },
      },
      (entry) => entry.key,
    ),
  'assistant.shortcuts': () =>
    buildTable(
      assistant.shortcuts,
      {
        name: { label: 'Windows and Linux', cell: (shortcut) => shortcut.keys },
        mac: { label: 'Mac', cell: (shortcut) => shortcut.mac },
        meaning: { label: 'Effect', cell: (shortcut) => shortcut.meaning },
      },
      (shortcut) => shortcut.key,
    ),
  'assistant.gestures': () =>
    buildTable(
      assistant.gestures,
      {
        name: { label: 'Action', cell: (gesture) => gesture.action },
        mouse: { label: 'Mouse', cell: (gesture) => gesture.mouse },
        trackpad: { label: 'Trackpad', cell: (gesture) => gesture.trackpad },
      },
      (gesture) => gesture.key,
    ),
  'assistant.publish': () => bold(assistant.publish, 'Entry'),
  'assistant.embed.ways': () =>
    buildTable(
      assistant.embed.ways,
      {
        name: { label: 'Kind', cell: (way) => way.name },
        call: { label: 'Call', cell: (way) => (way.call ? code(way.call) : 'none') },
        size: { label: 'Default size', cell: (way) => way.size ?? '–' },
        meaning: { label: 'Meaning', cell: (way) => way.meaning },
      },
      (way) => way.key,
    ),
  'assistant.embed.options': () => referenceTable(assistant.embed.options),
  'assistant.embed.popup': () => referenceTable(assistant.embed.popup),
  'assistant.embed.bubble': () => referenceTable(assistant.embed.bubble),
  'assistant.embed.callbacks': () =>
    buildTable(
      assistant.embed.callbacks,
      {
        name: { label: 'Name', cell: (callback) => code(callback.name) },
        argument: {
          label: 'Called with',
          cell: (callback) => (callback.argument === 'none' ? 'nothing' : code(callback.argument)),
        },
        meaning: { label: 'When', cell: (callback) => callback.meaning },
      },
      (callback) => rowKey(callback.name),
    ),
  'assistant.embed.commands': () =>
    buildTable(
      assistant.embed.commands,
      {
        name: { label: 'Call', cell: (command) => code(command.call) },
        worksOn: { label: 'Works on', cell: (command) => command.worksOn },
        meaning: { label: 'Effect', cell: (command) => command.meaning },
      },
      (command) => rowKey(command.name),
    ),
};
