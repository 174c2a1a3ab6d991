import type { FactTable } from '../../engine/model/table.ts';
import { email } from '../index.ts';
import { buildTable, formTable, nameTable } from './build-table.ts';
import { code } from './cells.ts';

type Server = (typeof email.imap.servers)[number];

const servers = (items: readonly Server[]): FactTable =>
  buildTable(
    items,
    {
      name: { label: 'Provider', cell: (server) => server.name },
      host: { label: 'Server', cell: (server) => code(server.host) },
      port: { label: 'Port', cell: (server) => String(server.port) },
      encryption: { label: 'Encryption', cell: (server) => server.encryption },
      meaning: { label: 'Note', cell: (server) => server.note },
    },
    (server) => server.key,
  );

/** Tables of the mail side of the email channel. */
export const emailTables: Record<string, () => FactTable> = {
  'email.ways': () =>
    buildTable(
      email.ways,
      {
        name: { label: 'Setup', cell: (way) => way.name },
        incoming: { label: 'Incoming', cell: (way) => way.incoming },
        outgoing: { label: 'Outgoing', cell: (way) => way.outgoing },
        sees: { label: 'Sender that customers see', cell: (way) => way.customerSees },
        effort: { label: 'What you do', cell: (way) => way.effort },
      },
      (way) => way.key,
    ),
  'email.imap': () => formTable(email.imap.fields),
  'email.imap-servers': () => servers(email.imap.servers),
  'email.smtp': () => formTable(email.smtp.fields),
  'email.smtp-servers': () => servers(email.smtp.servers),
  'email.sender-names': () => formTable(email.senderNames),
  'email.google-permissions': () => nameTable(email.googlePermissions),
  'email.dns': () =>
    buildTable(
      email.dns,
      {
        name: { label: 'Record', cell: (record) => record.record },
        type: { label: 'Type', cell: (record) => code(record.type) },
        host: { label: 'Host', cell: (record) => code(record.host) },
        value: { label: 'Value', cell: (record) => code(record.value) },
        meaning: { label: 'Meaning', cell: (record) => record.meaning },
      },
      (record) => record.key,
    ),
};
