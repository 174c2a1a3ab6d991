import type { FactTable } from '../../engine/model/table.ts';
import type { Channel, ChannelFigures } from '../channels.schema.ts';
import { channels, environment } from '../index.ts';
import { type Column, buildTable, fieldTable, formTable, nameTable, referenceTable } from './build-table.ts';
import { code, rowKey } from './cells.ts';
import {
  attachmentCell,
  campaignsCell,
  charactersCell,
  lengthCell,
  matrixChannels,
  notStated,
  optionsAnswer,
  phrase,
  replyToCell,
  startAnswer,
  startCell,
  statusAnswer,
  statusesCell,
  templatesCell,
  windowCell,
} from './channel-cells.ts';

type WithFigures = Channel & { figures: ChannelFigures };
type Line = { readonly key: string; readonly name: string; readonly meaning: string };

const lines = (items: readonly Line[]): FactTable =>
  buildTable(
    items,
    { name: { label: 'Name', cell: (line) => line.name }, meaning: { label: 'Meaning', cell: (line) => line.meaning } },
    (line) => line.key,
  );

const setUpWords = {
  automatic: 'by the platform',
  manual: 'by you, at the provider',
  once: 'once, on a self-hosted platform',
} as const;

function limits({ figures }: WithFigures): FactTable {
  return lines([
    { key: 'length', name: 'Message', meaning: lengthCell(figures) },
    { key: 'images', name: 'Images', meaning: attachmentCell(figures, 'image') },
    { key: 'audio', name: 'Audio', meaning: attachmentCell(figures, 'audio') },
    { key: 'video', name: 'Video', meaning: attachmentCell(figures, 'video') },
    { key: 'documents', name: 'Documents', meaning: attachmentCell(figures, 'documents') },
    {
      key: 'files',
      name: 'Files in a message',
      meaning: figures.files ?? `up to ${channels.common.maxAttachmentsPerMessage}`,
    },
    { key: 'window', name: 'Reply window', meaning: figures.replyWindow?.meaning ?? notStated },
  ]);
}

function features({ figures }: WithFigures): FactTable {
  return lines([
    { key: 'start', name: 'Start a conversation', meaning: startCell(figures) },
    { key: 'states', name: 'Delivery statuses', meaning: statusesCell(figures) },
    { key: 'reply-to', name: 'Reply to a specific message', meaning: replyToCell(figures) },
    { key: 'options', name: 'Interactive messages', meaning: phrase(figures.options) },
    ...(figures.formatting ? [{ key: 'formatting', name: 'Formatting', meaning: phrase(figures.formatting) }] : []),
    { key: 'templates', name: 'Approved templates', meaning: templatesCell(figures) },
    { key: 'campaigns', name: 'Campaigns', meaning: campaignsCell(figures) },
  ]);
}

/** The variables a channel needs, from the environment or from the admin console, in the channel's order. */
function settingsOf(channel: Channel): { name: string; meaning: string }[] {
  const settings = [...environment.variables, ...environment.installationSettings];
  return channel.environment.map((name) => {
    const setting = settings.find((one) => one.name === name);
    if (!setting)
      throw new Error(
        `data/channels.json: the channel ${channel.key} names ${name}, which data/environment.json does not hold.`,
      );
    return { name, meaning: setting.meaning };
  });
}

function ofChannel(channel: Channel): [string, () => FactTable][] {
  const tableNamed = (name: string, table: () => FactTable): [string, () => FactTable] => [
    `channel.${channel.key}.${name}`,
    table,
  ];
  const { figures } = channel;
  return [
    tableNamed('fields', () => formTable(channel.fields)),
    ...(channel.generated.length > 0 ? [tableNamed('generated', () => fieldTable(channel.generated))] : []),
    ...(channel.callbacks.length > 0
      ? [
          tableNamed('callbacks', () =>
            buildTable(
              channel.callbacks,
              {
                name: { label: 'Name', cell: (callback) => callback.name },
                url: { label: 'URL', cell: (callback) => code(callback.url) },
                setUp: { label: 'Set', cell: (callback) => setUpWords[callback.setUp] },
                meaning: { label: 'Meaning', cell: (callback) => callback.meaning },
              },
              (callback) => rowKey(callback.name),
            ),
          ),
        ]
      : []),
    ...(channel.permissions.length > 0 ? [tableNamed('permissions', () => nameTable(channel.permissions))] : []),
    ...(channel.options ? [tableNamed('options', () => referenceTable(channel.options ?? []))] : []),
    ...(channel.environment.length > 0 ? [tableNamed('environment', () => nameTable(settingsOf(channel)))] : []),
    ...(figures
      ? [
          tableNamed('limits', () => limits({ ...channel, figures })),
          tableNamed('features', () => features({ ...channel, figures })),
        ]
      : []),
  ];
}

/** A channel without a class isn't in the source of the described release; every table says so. */
const channelColumn: Column<Channel> = {
  label: 'Channel',
  cell: ({ name, route, className }) => `[${name}](${route})${className === null ? ' (not in 4.15.1)' : ''}`,
};

/** One row per channel: its name and the given columns, with a question mark for what is not stated. */
function matrix(columns: Readonly<Record<string, Column<WithFigures>>>): FactTable {
  const shortColumns = Object.entries(columns).map(([key, { label, cell }]) => {
    const shortCell = (channel: WithFigures): string => cell(channel).replace(notStated, '?');
    return [key, { label, cell: shortCell }] as const;
  });
  return buildTable(
    matrixChannels(channels.channels),
    { name: channelColumn, ...Object.fromEntries(shortColumns) },
    (channel) => channel.key,
  );
}

const window: Column<WithFigures> = {
  label: 'Reply window',
  cell: (channel) => windowCell(channel.figures, channel.key),
};
const replyTo: Column<WithFigures> = {
  label: 'Reply to a specific message',
  cell: (channel) => replyToCell(channel.figures),
};
const options: Column<WithFigures> = {
  label: 'Interactive messages',
  cell: (channel) => phrase(channel.figures.options),
};
const statusColumn = (label: string, name: ChannelFigures['statuses'][number]): Column<WithFigures> => ({
  label,
  cell: (channel) => statusAnswer(channel.figures, name),
});

/** Tables of the channels: several for each channel, and matrices over all of them. */
export const channelTables: Record<string, () => FactTable> = {
  ...Object.fromEntries(channels.channels.flatMap(ofChannel)),
  'channels.features': () =>
    matrix({
      start: { label: 'Start a conversation', cell: (channel) => startAnswer(channel.figures) },
      window,
      length: { label: 'Longest message, characters', cell: (channel) => charactersCell(channel.figures) },
      delivered: statusColumn('Delivered', 'delivered'),
      read: statusColumn('Read', 'read'),
      replyTo,
      options: { label: 'Buttons, lists', cell: (channel) => optionsAnswer(channel.figures) },
      campaigns: { label: 'Campaigns', cell: ({ figures }) => figures.campaigns ?? 'no' },
    }),
  'channels.states': () =>
    matrix({
      sent: statusColumn('Sent', 'sent'),
      delivered: statusColumn('Delivered', 'delivered'),
      read: statusColumn('Read', 'read'),
      failed: statusColumn('Failed', 'failed'),
      replyTo,
    }),
  'channels.attachments': () =>
    matrix({
      image: { label: 'Images', cell: (channel) => attachmentCell(channel.figures, 'image') },
      audio: { label: 'Audio', cell: (channel) => attachmentCell(channel.figures, 'audio') },
      video: { label: 'Video', cell: (channel) => attachmentCell(channel.figures, 'video') },
      documents: { label: 'Documents', cell: (channel) => attachmentCell(channel.figures, 'documents') },
    }),
  'channels.interactive': () => matrix({ options }),
  'channels.all': () =>
    buildTable(
      channels.channels.filter((channel) => !channel.variantOf),
      { name: channelColumn, needs: { label: 'What you need', cell: (channel) => channel.needs.join(' ') } },
      (channel) => channel.key,
    ),
  'channels.common-settings': () => formTable(channels.common.settings),
  'channels.tabs': () =>
    buildTable(
      channels.common.tabs,
      {
        name: { label: 'Name', cell: (tab) => `**${tab.name}**` },
        meaning: { label: 'Meaning', cell: (tab) => tab.meaning },
      },
      (tab) => rowKey(tab.name),
    ),
  'messages.statuses': () =>
    buildTable(
      channels.messageStatuses,
      {
        name: { label: 'Status', cell: (status) => `**${status.label ?? status.name}** (${code(status.name)})` },
        meaning: { label: 'Meaning', cell: (status) => status.meaning },
      },
      (status) => status.name,
    ),
  'integrations.all': () =>
    buildTable(
      channels.integrations,
      {
        name: { label: 'Name', cell: (item) => (item.route ? `[${item.name}](${item.route})` : item.name) },
        level: { label: 'Belongs to', cell: (item) => `${item.level}, ${item.several ? 'several' : 'one'}` },
        credentials: { label: 'Asks for', cell: (item) => item.credentials.join(', ') },
        available: { label: 'Available', cell: (item) => item.available },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => item.key,
    ),
};
