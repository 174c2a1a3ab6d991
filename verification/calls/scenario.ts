import type { Call, Caller } from './call.ts';

/** Something that happens in the shop, and the requests that make it happen. */
export interface Step {
  readonly name: string;
  readonly requests: readonly {
    readonly method: string;
    /** `<visitor>` in a path stands for the session of the website visitor. */
    readonly path: string;
    readonly as?: Caller;
    readonly body?: unknown;
    readonly form?: Call['form'];
    /** Sent with the session of the website visitor instead of a token. */
    readonly visitor?: boolean;
  }[];
}

const account = '/api/v1/accounts/1';
const widget = (path: string): string => `/api/v1/widget/${path}?website_token=website-token-11&locale=en`;
const kiosk = '/public/api/v1/inboxes/inbox-identifier/contacts/c2a6e9f1-0000-4000-8000-000000000044/conversations/14';

/** A day in the shop that makes every event of webhooks and of the live connection happen. */
export const scenario: readonly Step[] = [
  {
    name: 'A visitor opens the chat',
    requests: [
      {
        method: 'POST',
        path: widget('events'),
        visitor: true,
        body: {
          name: 'webwidget.triggered',
          event_info: {
            referer: 'https://www.example.com/orders',
            initiated_at: { timestamp: 'Fri Jan 02 2026 10:00:00 GMT+0100' },
          },
        },
      },
    ],
  },
  {
    name: 'A page identifies its visitor',
    requests: [
      {
        method: 'PATCH',
        path: widget('contact/set_user'),
        visitor: true,
        body: {
          identifier: 'user-48',
          email: 'kim@example.org',
          name: 'Kim Example',
          custom_attributes: { plan: 'basic' },
        },
      },
    ],
  },
  {
    name: 'The visitor writes',
    requests: [
      {
        method: 'POST',
        path: widget('messages'),
        visitor: true,
        body: {
          message: {
            content: 'Do you ship to Norway?',
            timestamp: '2026-01-02T09:00:00Z',
            referer_url: 'https://www.example.com/orders',
          },
        },
      },
    ],
  },
  {
    name: 'The visitor types',
    requests: [
      { method: 'POST', path: widget('conversations/toggle_typing'), visitor: true, body: { typing_status: 'on' } },
    ],
  },
  {
    name: 'An agent types and stops',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/12/toggle_typing_status`,
        body: { typing_status: 'on', is_private: false },
      },
      { method: 'POST', path: `${account}/conversations/12/toggle_typing_status`, body: { typing_status: 'off' } },
    ],
  },
  {
    name: 'An agent replies',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/12/messages`,
        body: { content: 'You can. The label is in your parcel.' },
      },
    ],
  },
  {
    name: 'An agent replies by email',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/13/messages`,
        body: { content: 'Please tell us the new address.' },
      },
    ],
  },
  {
    name: 'An agent writes a note that mentions a colleague',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/12/messages`,
        body: { content: '[@Jonas Example](mention://user/9/Jonas%20Example) please check the stock.', private: true },
      },
    ],
  },
  {
    name: 'An agent deletes a message',
    requests: [{ method: 'DELETE', path: `${account}/conversations/12/messages/1040` }],
  },
  {
    name: 'A conversation is assigned to a colleague',
    requests: [{ method: 'POST', path: `${account}/conversations/12/assignments`, body: { assignee_id: 9 } }],
  },
  {
    name: 'A conversation is assigned to a person by a colleague',
    requests: [
      { method: 'POST', path: `${account}/conversations/13/assignments`, as: 'agent', body: { assignee_id: 7 } },
    ],
  },
  {
    name: 'A conversation is assigned to a team',
    requests: [{ method: 'POST', path: `${account}/conversations/13/assignments`, body: { team_id: 4 } }],
  },
  {
    name: 'A conversation gets a label',
    requests: [{ method: 'POST', path: `${account}/conversations/13/labels`, body: { labels: ['order'] } }],
  },
  {
    name: 'A conversation gets a priority',
    requests: [{ method: 'POST', path: `${account}/conversations/13/toggle_priority`, body: { priority: 'urgent' } }],
  },
  {
    name: 'A conversation is snoozed',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/13/toggle_status`,
        body: { status: 'snoozed', snoozed_until: 1893456000 },
      },
    ],
  },
  {
    name: 'A conversation is resolved',
    requests: [{ method: 'POST', path: `${account}/conversations/12/toggle_status`, body: { status: 'resolved' } }],
  },
  {
    name: 'A conversation is read by its contact',
    requests: [{ method: 'POST', path: `${kiosk}/update_last_seen`, as: 'nobody' }],
  },
  {
    name: 'A contact writes to an agent bot',
    requests: [{ method: 'POST', path: `${kiosk}/messages`, as: 'nobody', body: { content: 'Where is my order?' } }],
  },
  {
    name: 'A contact answers a choice',
    requests: [
      {
        method: 'PATCH',
        path: `${kiosk}/messages/1101`,
        as: 'nobody',
        body: { submitted_values: [{ title: 'Track an order', value: 'track' }] },
      },
    ],
  },
  {
    name: 'An agent bot replies',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations/14/messages`,
        as: 'agent bot',
        body: { content: 'We open at nine.' },
      },
    ],
  },
  {
    name: 'An agent bot hands over',
    requests: [
      { method: 'POST', path: `${account}/conversations/14/toggle_status`, as: 'agent bot', body: { status: 'open' } },
    ],
  },
  {
    name: 'A conversation is started',
    requests: [
      {
        method: 'POST',
        path: `${account}/conversations`,
        body: { inbox_id: 6, contact_id: 44, message: { content: 'Hello Nils, your lamp is here.' } },
      },
    ],
  },
  {
    name: 'A contact is added',
    requests: [
      {
        method: 'POST',
        path: `${account}/contacts`,
        body: { name: 'Kim Example', email: 'kim@example.com', phone_number: '+4915550009876', identifier: 'user-47' },
      },
    ],
  },
  {
    name: 'A contact is changed',
    requests: [
      {
        method: 'PUT',
        path: `${account}/contacts/42`,
        body: { name: 'Mara E.', custom_attributes: { plan: 'basic' } },
      },
    ],
  },
  {
    name: 'Contacts are merged',
    requests: [
      {
        method: 'POST',
        path: `${account}/actions/contact_merge`,
        body: { base_contact_id: 43, mergee_contact_id: 45 },
      },
    ],
  },
  { name: 'A contact is deleted', requests: [{ method: 'DELETE', path: `${account}/contacts/46` }] },
  {
    name: 'A channel is added',
    requests: [{ method: 'POST', path: `${account}/inboxes`, body: { name: 'Kiosk', channel: { type: 'api' } } }],
  },
  {
    name: 'A channel is changed',
    requests: [{ method: 'PATCH', path: `${account}/inboxes/4`, body: { name: 'Shop chat' } }],
  },
  {
    name: 'A person is invited',
    requests: [
      {
        method: 'POST',
        path: `${account}/agents`,
        body: { name: 'Lee Example', email: 'lee@example.com', role: 'agent' },
      },
    ],
  },
  {
    name: 'The visitor reads the conversation',
    requests: [
      { method: 'GET', path: widget('messages'), visitor: true },
      { method: 'GET', path: widget('conversations'), visitor: true },
      { method: 'GET', path: widget('contact'), visitor: true },
      { method: 'GET', path: widget('inbox_members'), visitor: true },
      { method: 'POST', path: widget('conversations/update_last_seen'), visitor: true },
    ],
  },
  {
    name: 'Contacts are imported',
    requests: [{ method: 'POST', path: `${account}/contacts/import`, form: { import_file: '@contacts.csv' } }],
  },
  {
    name: 'Contacts are exported',
    requests: [{ method: 'POST', path: `${account}/contacts/export`, body: { column_names: ['id', 'name', 'email'] } }],
  },
  {
    name: 'A transcript is sent',
    requests: [{ method: 'POST', path: `${account}/conversations/12/transcript`, body: { email: 'mara@example.com' } }],
  },
  {
    name: 'A password is forgotten',
    requests: [{ method: 'POST', path: '/auth/password', as: 'nobody', body: { email: 'jonas@example.com' } }],
  },
  { name: 'Notifications are read', requests: [{ method: 'POST', path: `${account}/notifications/read_all` }] },
  { name: 'A conversation is deleted', requests: [{ method: 'DELETE', path: `${account}/conversations/13` }] },
];
