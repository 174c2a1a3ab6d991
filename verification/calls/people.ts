import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const team = { account_id: 1, team_id: 3 };

/** The account, its people, teams and agent bots. */
export const people: readonly OperationCalls[] = [
  { operation: 'get-account-details', path: account, calls: [{ name: 'The account' }] },
  {
    operation: 'update-account',
    path: account,
    calls: [
      {
        name: 'With every field',
        body: {
          name: 'Example Shop',
          locale: 'de',
          domain: 'mail.example.com',
          support_email: 'help@example.com',
          auto_resolve_after: 10080,
          auto_resolve_message: 'We close this conversation. Write to us to open it again.',
          auto_resolve_ignore_waiting: true,
          industry: 'Retail',
          company_size: '11-50',
          timezone: 'Europe/Berlin',
        },
      },
      { name: 'With a wait that is too short', body: { auto_resolve_after: 5 } },
      { name: 'With an unknown locale', body: { locale: 'xx' } },
      { name: 'With an empty name', body: { name: '' } },
    ],
  },
  { operation: 'get-account-audit-logs', path: account, calls: [{ name: 'The first page' }] },
  { operation: 'get-account-agents', path: account, calls: [{ name: 'People of the account' }] },
  {
    operation: 'add-new-agent-to-account',
    path: account,
    calls: [
      {
        name: 'A new person',
        body: {
          name: 'Kim Example',
          email: 'kim@example.com',
          role: 'agent',
          availability: 'online',
          auto_offline: true,
        },
      },
      { name: 'A person of another account', body: { name: 'Olga', email: 'olga@example.com', role: 'administrator' } },
      { name: 'A person who is in the account', body: { name: 'Jonas', email: 'jonas@example.com', role: 'agent' } },
      {
        name: 'With a custom role',
        body: { name: 'Kim Example', email: 'kim@example.com', role: 'agent', custom_role_id: 1 },
      },
      { name: 'Without an address', body: { name: 'Kim Example', role: 'agent' } },
      { name: 'With a wrong address', body: { name: 'Kim Example', email: 'kim', role: 'agent' } },
      { name: 'With an unknown role', body: { name: 'Kim Example', email: 'kim@example.com', role: 'owner' } },
      { name: 'Without a role', body: { name: 'Kim Example', email: 'kim@example.com' } },
    ],
  },
  {
    operation: 'update-agent-in-account',
    path: { account_id: 1, id: 9 },
    calls: [
      { name: 'With another role', body: { role: 'administrator', availability: 'busy', auto_offline: true } },
      { name: 'With an unknown role', body: { role: 'owner' } },
      { name: 'With an unknown availability', body: { role: 'agent', availability: 'asleep' } },
    ],
  },
  { operation: 'delete-agent-from-account', path: { account_id: 1, id: 9 }, calls: [{ name: 'A person' }] },
  {
    operation: 'list-all-account-agent-bots',
    path: account,
    calls: [{ name: 'Agent bots' }],
  },
  {
    operation: 'create-an-account-agent-bot',
    path: account,
    calls: [
      {
        name: 'An agent bot',
        body: {
          name: 'Order bot',
          description: 'Answers questions about orders',
          outgoing_url: 'https://bot.example.com/events',
          bot_type: 'webhook',
          bot_config: {},
        },
      },
      { name: 'With an unknown type', body: { name: 'Order bot', bot_type: 'robot' } },
      {
        name: 'With a URL that is too long',
        body: { name: 'Order bot', outgoing_url: `https://bot.example.com/${'a'.repeat(3000)}` },
      },
    ],
  },
  {
    operation: 'get-details-of-a-single-account-agent-bot',
    path: { account_id: 1, id: 6 },
    calls: [{ name: 'An agent bot' }, { name: 'An agent bot of the installation', path: { account_id: 1, id: 5 } }],
  },
  {
    operation: 'update-an-account-agent-bot',
    path: { account_id: 1, id: 6 },
    calls: [
      { name: 'With a new name', body: { name: 'Parcel bot' } },
      { name: 'An agent bot of the installation', path: { account_id: 1, id: 5 }, body: { name: 'Parcel bot' } },
    ],
  },
  { operation: 'delete-an-account-agent-bot', path: { account_id: 1, id: 6 }, calls: [{ name: 'An agent bot' }] },
  { operation: 'list-all-teams', path: account, calls: [{ name: 'Teams' }] },
  {
    operation: 'create-a-team',
    path: account,
    calls: [
      { name: 'A team', body: { name: 'Repairs', description: 'Mends lamps', allow_auto_assign: true } },
      { name: 'A name that exists', body: { name: 'returns' } },
      { name: 'Without a name', body: { description: 'Mends lamps' } },
    ],
  },
  { operation: 'get-details-of-a-single-team', path: team, calls: [{ name: 'A team' }] },
  {
    operation: 'update-a-team',
    path: team,
    calls: [
      { name: 'With a new name', body: { name: 'Refunds', description: 'Handles refunds', allow_auto_assign: true } },
      { name: 'A name that exists', body: { name: 'delivery' } },
    ],
  },
  { operation: 'delete-a-team', path: team, calls: [{ name: 'A team' }] },
  { operation: 'get-team-members', path: team, calls: [{ name: 'Members' }] },
  {
    operation: 'add-new-agent-to-team',
    path: team,
    calls: [
      { name: 'A person', body: { user_ids: [10] } },
      { name: 'A person who is in the team', body: { user_ids: [9] } },
      { name: 'An unknown person', body: { user_ids: [999999] } },
    ],
  },
  {
    operation: 'update-agents-in-team',
    path: team,
    calls: [
      { name: 'Replace the members', body: { user_ids: [9, 10] } },
      { name: 'An unknown person', body: { user_ids: [999999] } },
    ],
  },
  {
    operation: 'delete-agent-in-team',
    path: team,
    calls: [
      { name: 'A person', body: { user_ids: [9] } },
      { name: 'An unknown person', body: { user_ids: [999999] } },
    ],
  },
  { operation: 'fetchProfile', calls: [{ name: 'An administrator' }] },
  {
    operation: 'updateProfile',
    calls: [
      {
        name: 'Names',
        body: { profile: { name: 'Alex Example', display_name: 'Alex E.', message_signature: 'Alex, Example Shop' } },
      },
      {
        name: 'The password',
        body: {
          profile: {
            current_password: 'Correct-Horse-7',
            password: 'Battery-Staple-3',
            password_confirmation: 'Battery-Staple-3',
          },
        },
      },
      {
        name: 'The password, with a wrong current one',
        body: {
          profile: {
            current_password: 'wrong',
            password: 'Battery-Staple-3',
            password_confirmation: 'Battery-Staple-3',
          },
        },
      },
      {
        name: 'The password, without its confirmation',
        body: {
          profile: {
            current_password: 'Correct-Horse-7',
            password: 'Battery-Staple-3',
            password_confirmation: 'Battery-Staple-4',
          },
        },
      },
      { name: 'An address that exists', body: { profile: { email: 'jonas@example.com' } } },
      { name: 'With a picture', form: { 'profile[name]': 'Alex Example', 'profile[avatar]': '@lamp.png' } },
    ],
  },
];
