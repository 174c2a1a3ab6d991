import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const website = { account_id: 1, id: 4 };

export const channels: readonly OperationCalls[] = [
  { operation: 'listAllInboxes', path: account, calls: [{ name: 'Channels of the account' }] },
  {
    operation: 'inboxCreation',
    path: account,
    calls: [
      {
        name: 'A website channel',
        body: {
          name: 'Shop chat',
          greeting_enabled: true,
          greeting_message: 'Hello! How can we help?',
          enable_auto_assignment: true,
          working_hours_enabled: true,
          out_of_office_message: "We're back at nine.",
          timezone: 'Europe/Berlin',
          business_name: 'Example Shop',
          sender_name_type: 'professional',
          channel: {
            type: 'web_widget',
            website_url: 'https://www.example.com',
            welcome_title: 'Hello!',
            welcome_tagline: 'We usually reply in a few minutes.',
            widget_color: '#1a7f64',
            selected_feature_flags: ['attachments', 'emoji_picker'],
          },
        },
      },
      {
        name: 'An API channel',
        body: { name: 'Kiosk', channel: { type: 'api', webhook_url: 'https://hooks.example.com/events' } },
      },
      { name: 'An email channel', body: { name: 'Orders', channel: { type: 'email', email: 'orders@example.com' } } },
      {
        name: 'A Telegram channel with a wrong token',
        body: { name: 'Telegram', channel: { type: 'telegram', bot_token: 'wrong' } },
      },
      {
        name: 'A LINE channel',
        body: {
          name: 'LINE',
          channel: {
            type: 'line',
            line_channel_id: '1655000000',
            line_channel_secret: 'secret',
            line_channel_token: 'token',
          },
        },
      },
      {
        name: 'An SMS channel',
        body: {
          name: 'SMS',
          channel: {
            type: 'sms',
            phone_number: '+4915550007777',
            provider_config: { account_id: '1', application_id: '2', api_key: '3', api_secret: '4' },
          },
        },
      },
      {
        name: 'A WhatsApp channel with wrong keys',
        body: {
          name: 'WhatsApp',
          channel: {
            type: 'whatsapp',
            phone_number: '+4915550007778',
            provider: 'whatsapp_cloud',
            provider_config: { api_key: 'wrong', phone_number_id: '1', business_account_id: '2' },
          },
        },
      },
      {
        name: 'An email channel whose address exists',
        body: { name: 'Orders', channel: { type: 'email', email: 'support@example.com' } },
      },
      { name: 'Without a name', body: { channel: { type: 'api' } } },
      { name: 'Without a website', body: { name: 'Shop chat', channel: { type: 'web_widget' } } },
      { name: 'With an unknown type', body: { name: 'Pigeons', channel: { type: 'pigeon' } } },
      { name: 'With an unknown time zone', body: { name: 'Kiosk', timezone: 'Mars/Base', channel: { type: 'api' } } },
    ],
  },
  {
    operation: 'GetInbox',
    path: website,
    forbidden: { account_id: 1, id: 5 },
    calls: [
      { name: 'A website channel' },
      { name: 'An email channel', path: { account_id: 1, id: 5 } },
      { name: 'An API channel', path: { account_id: 1, id: 6 } },
    ],
  },
  {
    operation: 'updateInbox',
    path: website,
    calls: [
      {
        name: 'Settings',
        body: {
          name: 'Shop chat',
          csat_survey_enabled: true,
          csat_config: { display_type: 'emoji', message: 'How did we do?' },
          greeting_enabled: true,
          greeting_message: 'Hello! How can we help?',
          channel: { widget_color: '#2f5fd0', reply_time: 'in_a_few_hours' },
        },
      },
      {
        name: 'Business hours',
        body: {
          working_hours_enabled: true,
          working_hours: [
            {
              day_of_week: 0,
              closed_all_day: true,
              open_hour: null,
              open_minutes: null,
              close_hour: null,
              close_minutes: null,
              open_all_day: false,
            },
          ],
        },
      },
      { name: 'With an unknown time zone', body: { timezone: 'Mars/Base' } },
      { name: 'With an empty name', body: { name: '' } },
      { name: 'With a greeting that is too long', body: { greeting_message: 'a'.repeat(10_001) } },
    ],
  },
  {
    operation: 'getInboxAgentBot',
    path: { account_id: 1, id: 6 },
    calls: [{ name: 'With an agent bot' }, { name: 'Without an agent bot', path: website }],
  },
  {
    operation: 'updateAgentBot',
    path: website,
    calls: [
      { name: 'Connect', body: { agent_bot: 6 } },
      { name: 'Disconnect', path: { account_id: 1, id: 6 }, body: { agent_bot: null } },
      { name: 'An unknown agent bot', body: { agent_bot: 999999 } },
    ],
  },
  { operation: 'get-inbox-members', path: { account_id: 1, inbox_id: 4 }, calls: [{ name: 'Members' }] },
  {
    operation: 'add-new-agent-to-inbox',
    path: account,
    calls: [
      { name: 'A person', body: { inbox_id: 5, user_ids: [10] } },
      { name: 'A person who is in the channel', body: { inbox_id: 5, user_ids: [9] } },
      { name: 'An unknown person', body: { inbox_id: 5, user_ids: [999999] } },
      { name: 'An unknown channel', body: { inbox_id: 999999, user_ids: [9] } },
      { name: 'Without people', body: { inbox_id: 5 } },
    ],
  },
  {
    operation: 'update-agents-in-inbox',
    path: account,
    calls: [
      { name: 'Replace the members', body: { inbox_id: 4, user_ids: [7, 9] } },
      { name: 'An unknown person', body: { inbox_id: 4, user_ids: [999999] } },
      { name: 'An unknown channel', body: { inbox_id: 999999, user_ids: [9] } },
    ],
  },
  {
    operation: 'delete-agent-in-inbox',
    path: account,
    calls: [
      { name: 'A person', body: { inbox_id: 4, user_ids: [10] } },
      { name: 'An unknown person', body: { inbox_id: 4, user_ids: [999999] } },
      { name: 'An unknown channel', body: { inbox_id: 999999, user_ids: [9] } },
    ],
  },
];
