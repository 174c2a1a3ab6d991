import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const contact = { account_id: 1, id: 42 };

export const contacts: readonly OperationCalls[] = [
  {
    operation: 'contactList',
    path: account,
    calls: [
      { name: 'The first page' },
      { name: 'Sorted by name, newest names first', query: { sort: '-name' } },
      { name: 'With their channels', query: { include_contact_inboxes: true } },
      { name: 'A page that is empty', query: { page: 9 } },
      { name: 'With an unknown order', query: { sort: 'mood' } },
    ],
  },
  {
    operation: 'contactCreate',
    path: account,
    calls: [
      {
        name: 'With every field',
        body: {
          inbox_id: 6,
          name: 'Kim Example',
          email: 'kim@example.com',
          phone_number: '+4915550009876',
          identifier: 'user-47',
          blocked: false,
          custom_attributes: { plan: 'pro' },
          additional_attributes: { city: 'Hamburg', country: 'Germany' },
        },
      },
      { name: 'Without a channel', body: { name: 'Kim Example' } },
      { name: 'With a picture', form: { name: 'Kim Example', avatar: '@lamp.png' } },
      { name: 'With an address that exists', body: { name: 'Mara', email: 'mara@example.com' } },
      { name: 'With an identifier that exists', body: { name: 'Mara', identifier: 'user-42' } },
      { name: 'With a phone number that exists', body: { name: 'Mara', phone_number: '+4915550001234' } },
      { name: 'With a wrong phone number', body: { name: 'Kim Example', phone_number: '0155 5000' } },
      { name: 'With a wrong address', body: { name: 'Kim Example', email: 'kim' } },
      { name: 'With an unknown channel', body: { name: 'Kim Example', inbox_id: 999999 } },
    ],
  },
  {
    operation: 'contactDetails',
    path: contact,
    calls: [{ name: 'A contact with everything' }, { name: 'A contact with little', path: { account_id: 1, id: 44 } }],
  },
  {
    operation: 'contactUpdate',
    path: contact,
    calls: [
      { name: 'With a new name', body: { name: 'Mara E.', custom_attributes: { plan: 'basic' } } },
      { name: 'Block', body: { blocked: true } },
      { name: 'With an address that exists', body: { email: 'priya@example.com' } },
      { name: 'With a wrong phone number', body: { phone_number: '0155 5000' } },
    ],
  },
  { operation: 'contactDelete', path: { account_id: 1, id: 46 }, calls: [{ name: 'A contact' }] },
  { operation: 'contactConversations', path: contact, calls: [{ name: 'Conversations' }] },
  { operation: 'list-all-labels-of-a-contact', path: contact, calls: [{ name: 'Labels' }] },
  {
    operation: 'contact-add-labels',
    path: contact,
    calls: [
      { name: 'Replace the labels', body: { labels: ['returns', 'order'] } },
      { name: 'Remove all labels', body: { labels: [] } },
    ],
  },
  {
    operation: 'contactSearch',
    path: account,
    calls: [
      { name: 'By name', query: { q: 'priya' } },
      { name: 'By phone number, with channels', query: { q: '+49155500', include_contact_inboxes: true } },
      { name: 'Without a result', query: { q: 'nobody' } },
      { name: 'Without a search text', query: {} },
    ],
  },
  {
    operation: 'contactFilter',
    path: account,
    calls: [
      {
        name: 'Two conditions',
        body: {
          payload: [
            { attribute_key: 'name', filter_operator: 'contains', values: ['example'], query_operator: 'AND' },
            { attribute_key: 'plan', filter_operator: 'equal_to', values: ['pro'] },
          ],
        },
      },
      {
        name: 'With an unknown attribute',
        body: { payload: [{ attribute_key: 'mood', filter_operator: 'equal_to', values: ['good'] }] },
      },
      {
        name: 'With an unknown operator',
        body: { payload: [{ attribute_key: 'name', filter_operator: 'near', values: ['mara'] }] },
      },
      {
        name: 'Without a value',
        body: { payload: [{ attribute_key: 'name', filter_operator: 'equal_to', values: [] }] },
      },
    ],
  },
  {
    operation: 'contactInboxCreation',
    path: contact,
    calls: [
      { name: 'With a source ID', body: { inbox_id: 6, source_id: 'user-42' } },
      { name: 'Without a source ID', body: { inbox_id: 6 } },
      { name: 'With an unknown channel', body: { inbox_id: 999999 } },
      {
        name: 'With a source ID that exists',
        body: { inbox_id: 6, source_id: 'c2a6e9f1-0000-4000-8000-000000000044' },
      },
    ],
  },
  { operation: 'contactableInboxesGet', path: contact, calls: [{ name: 'Channels' }] },
  {
    operation: 'contactMerge',
    path: account,
    calls: [
      { name: 'Two contacts', body: { base_contact_id: 43, mergee_contact_id: 45 } },
      { name: 'A contact with itself', body: { base_contact_id: 43, mergee_contact_id: 43 } },
      { name: 'With an unknown contact', body: { base_contact_id: 43, mergee_contact_id: 999999 } },
    ],
  },
  {
    operation: 'import-contacts',
    undescribed: 'POST /api/v1/accounts/{account_id}/contacts/import',
    path: account,
    calls: [
      { name: 'A file', form: { import_file: '@contacts.csv' } },
      { name: 'Without a file', body: {} },
    ],
  },
  {
    operation: 'export-contacts',
    undescribed: 'POST /api/v1/accounts/{account_id}/contacts/export',
    path: account,
    calls: [{ name: 'All contacts', body: { column_names: ['id', 'name', 'email'] } }],
  },
];
