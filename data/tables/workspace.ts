import type { FactTable } from '../../engine/model/table.ts';
import { customAttributes, notifications, roles, workspace } from '../index.ts';
import { buildTable, formTable, nameTable, termTable } from './build-table.ts';
import { code, codeList } from './cells.ts';

const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

/** Tables of the account, its people and what they define. */
export const workspaceTables: Record<string, () => FactTable> = {
  'account.sign-up': () => formTable(workspace.signUp),
  'account.fields': () => formTable(workspace.account),
  'profile.fields': () => formTable(workspace.profile),
  'agents.fields': () => formTable(workspace.agent),
  'teams.fields': () => formTable(workspace.team),
  'labels.fields': () => formTable(workspace.label),
  'canned-responses.fields': () => formTable(workspace.cannedResponse),
  'contacts.import-columns': () => nameTable(workspace.contactImport.columns),
  'custom-attributes.fields': () => formTable(customAttributes.fields),
  'custom-attributes.types': () =>
    buildTable(
      customAttributes.types,
      {
        name: { label: 'Type', cell: (type) => type.name },
        sample: { label: 'Sample', cell: (type) => code(type.sample) },
        number: { label: 'In the API', cell: (type) => code(String(type.number)) },
        meaning: { label: 'Meaning', cell: (type) => type.meaning },
      },
      (type) => type.name,
    ),
  'custom-attributes.reserved': () =>
    buildTable(
      [
        { owner: 'contact', keys: customAttributes.reserved.contact },
        { owner: 'conversation', keys: customAttributes.reserved.conversation },
      ],
      {
        name: { label: 'Applies to', cell: (item) => item.owner },
        keys: { label: 'Keys of standard fields', cell: (item) => codeList(item.keys, 'and') },
      },
      (item) => item.owner,
    ),
  'roles.abilities': () =>
    buildTable(
      roles.abilities,
      {
        name: { label: 'Ability', cell: (item) => item.ability },
        agent: { label: 'Agent', cell: (item) => yesNo(item.agent) },
        administrator: { label: 'Administrator', cell: (item) => yesNo(item.administrator) },
      },
      (item) => item.key,
    ),
  'roles.permissions': () =>
    buildTable(
      roles.customRoles.permissions,
      {
        name: { label: 'Permission', cell: (item) => `**${item.label}** (${code(item.name)})` },
        meaning: { label: 'Allows', cell: (item) => item.meaning },
      },
      (item) => item.name,
    ),
  'roles.availability': () =>
    buildTable(
      roles.availability,
      {
        name: { label: 'Availability', cell: (item) => `**${item.label}** (${code(item.name)})` },
        meaning: { label: 'Meaning', cell: (item) => item.meaning },
      },
      (item) => item.name,
    ),
  'notifications.events': () =>
    buildTable(
      notifications.types,
      {
        name: { label: 'Notification', cell: (type) => `**${type.label}**` },
        meaning: { label: 'Sent when', cell: (type) => type.meaning },
        key: { label: 'In the API', cell: (type) => code(type.name) },
      },
      (type) => type.name,
    ),
  'notifications.ways': () => termTable(notifications.ways, 'Way'),
  'notifications.audio': () => formTable(notifications.audio),
};
