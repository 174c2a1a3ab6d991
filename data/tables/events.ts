import type { FactTable } from '../../engine/model/table.ts';
import type { PayloadObject } from '../payload.schema.ts';
import { webhooks, websocket } from '../index.ts';
import { buildTable, fieldTable, formTable, nameTable, referenceTable } from './build-table.ts';
import { code, rowKey, typeCell } from './cells.ts';

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');
const sinceText = (since: string | undefined): string => (since === undefined ? '' : ` Since release ${since}.`);

/** Name, type and meaning of the fields; those that may be absent say so. */
function payloadTable(object: PayloadObject): FactTable {
  return buildTable(
    object.fields,
    {
      name: { label: 'Name', cell: (field) => code(field.name) },
      type: {
        label: 'Type',
        cell: (field) => typeCell(field) + (field.values && field.type.includes('null') ? ` or ${code('null')}` : ''),
      },
      meaning: {
        label: 'Meaning',
        cell: (field) => field.meaning + (field.required === false ? ' May be absent.' : ''),
      },
    },
    (field) => rowKey(field.name),
  );
}

const objects = [...webhooks.objects, ...websocket.objects];
/** The name of an object as words of a line. */
function objectName(key: string): string {
  return objects.find((object) => object.key === key)?.name.toLowerCase() ?? key;
}

/** Tables of webhooks and of the live connection, and one for each object of their payloads: `payload.<object>`. */
export const eventTables: Record<string, () => FactTable> = {
  'webhooks.events': () =>
    buildTable(
      webhooks.events,
      {
        name: { label: 'Name', cell: (event) => code(event.name) },
        object: {
          label: 'Payload',
          cell: (event) => objectName(event.object) + (event.changedAttributes ? ', changed attributes' : ''),
        },
        apiChannel: { label: 'API channel', cell: (event) => yesNo(event.apiChannel) },
        meaning: { label: 'Sent when', cell: (event) => event.when + sinceText(event.since) },
      },
      (event) => event.name,
    ),
  'webhooks.assistant-events': () => nameTable(webhooks.assistantEvents),
  'webhooks.kinds': () =>
    buildTable(
      webhooks.kinds,
      {
        name: { label: 'Receiver', cell: (kind) => kind.name },
        meaning: { label: 'Where its URL is entered', cell: (kind) => kind.meaning },
        filter: { label: 'Receives', cell: (kind) => kind.filter },
      },
      (kind) => kind.key,
    ),
  'webhooks.deliveries': () =>
    buildTable(
      webhooks.kinds,
      {
        name: { label: 'Receiver', cell: (kind) => kind.name },
        signed: { label: 'Signed', cell: (kind) => yesNo(kind.signed) },
        attempts: {
          label: 'Attempts',
          cell: (kind) => (kind.attempts > 1 ? `up to ${kind.attempts}` : String(kind.attempts)),
        },
        failure: { label: 'After a failure', cell: (kind) => kind.failure },
      },
      (kind) => kind.key,
    ),
  'webhooks.subscriptions': () =>
    buildTable(
      webhooks.events,
      {
        name: { label: 'In the form', cell: (event) => `**${event.label}**` },
        event: { label: 'Name', cell: (event) => code(event.name) },
        meaning: { label: 'Sent when', cell: (event) => event.when + sinceText(event.since) },
      },
      (event) => event.name,
    ),
  'webhooks.headers': () =>
    buildTable(
      webhooks.headers,
      {
        name: { label: 'Name', cell: (header) => code(header.name) },
        type: { label: 'Value', cell: (header) => header.type },
        meaning: { label: 'Meaning', cell: (header) => header.meaning + sinceText(header.since) },
      },
      (header) => rowKey(header.name),
    ),
  'webhooks.settings': () => formTable(webhooks.settings),
  'websocket.events': () =>
    buildTable(
      websocket.events,
      {
        name: { label: 'Name', cell: (event) => code(event.name) },
        object: { label: 'Data', cell: (event) => objectName(event.object) },
        recipients: { label: 'Sent to', cell: (event) => event.recipients },
        meaning: { label: 'Meaning', cell: (event) => event.meaning },
      },
      (event) => event.name,
    ),
  'websocket.identifier': () => referenceTable(websocket.connection.identifierFields),
  'websocket.frames': () => nameTable(websocket.connection.frames),
  'websocket.tokens': () =>
    buildTable(
      websocket.connection.tokens,
      {
        name: { label: 'Token', cell: (token) => token.name },
        from: { label: 'From', cell: (token) => token.from },
        sees: { label: 'Sees', cell: (token) => token.sees },
      },
      (token) => token.key,
    ),
  'websocket.presence': () =>
    buildTable(
      [
        { key: 'user', name: 'User', ...websocket.presence.user },
        { key: 'contact', name: 'Contact', ...websocket.presence.contact },
      ],
      {
        name: { label: 'Who', cell: (row) => row.name },
        send: { label: 'Send every', cell: (row) => `${row.sendEverySeconds} seconds` },
        expires: { label: 'Offline after', cell: (row) => `${row.expiresSeconds} seconds` },
        variable: { label: 'Variable', cell: (row) => code(row.variable) },
      },
      (row) => row.key,
    ),
  'websocket.common-fields': () => fieldTable(websocket.commonFields),
  'notifications.types': () => nameTable(websocket.notificationTypes),
  ...Object.fromEntries(objects.map((object) => [`payload.${object.key}`, () => payloadTable(object)])),
};
