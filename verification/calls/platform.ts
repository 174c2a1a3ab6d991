import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const hidden = { account_id: 2 };

/** Accounts, people and bots of an installation, as a platform app sees them. */
export const platform: readonly OperationCalls[] = [
  {
    operation: 'create-an-account',
    calls: [
      {
        name: 'With every field',
        body: {
          name: 'Example Shop North',
          locale: 'en',
          domain: 'mail.example.com',
          support_email: 'support@example.com',
          status: 'active',
          limits: { agents: 5, inboxes: 3 },
          features: { macros: false },
          custom_attributes: { plan: 'pro' },
        },
      },
      { name: 'With the name only', body: { name: 'Example Shop North' } },
      { name: 'With an unknown locale', body: { name: 'Example Shop North', locale: 'xx' } },
      { name: 'With a wrong support address', body: { name: 'Example Shop North', support_email: 'none' } },
    ],
  },
  { operation: 'get-details-of-an-account', path: account, forbidden: hidden, calls: [{ name: 'An account' }] },
  {
    operation: 'update-an-account',
    path: account,
    forbidden: hidden,
    calls: [
      { name: 'With a new name', body: { name: 'Example Shop South' } },
      { name: 'Suspend', body: { status: 'suspended' } },
    ],
  },
  { operation: 'delete-an-account', path: account, forbidden: hidden, calls: [{ name: 'An account' }] },
  { operation: 'list-all-account-users', path: account, forbidden: hidden, calls: [{ name: 'People of an account' }] },
  {
    operation: 'create-an-account-user',
    path: account,
    forbidden: hidden,
    calls: [
      { name: 'A new person', body: { user_id: 11, role: 'agent' } },
      { name: 'A person who is in the account', body: { user_id: 9, role: 'administrator' } },
      { name: 'Without a role', body: { user_id: 11 } },
      { name: 'With an unknown role', body: { user_id: 11, role: 'owner' } },
      { name: 'With an unknown person', body: { user_id: 999999, role: 'agent' } },
    ],
  },
  {
    operation: 'delete-an-account-user',
    path: account,
    forbidden: hidden,
    calls: [
      { name: 'A person of the account', body: { user_id: 9 } },
      { name: 'An unknown person', body: { user_id: 999999 } },
    ],
  },
  { operation: 'list-all-agent-bots', calls: [{ name: 'Bots of the app' }] },
  {
    operation: 'create-an-agent-bot',
    calls: [
      {
        name: 'For an account',
        body: {
          name: 'Order bot',
          description: 'Answers questions about orders',
          outgoing_url: 'https://bot.example.com/events',
          account_id: 1,
        },
      },
      { name: 'For the installation', body: { name: 'Greeting bot' } },
    ],
  },
  {
    operation: 'get-details-of-a-single-agent-bot',
    path: { id: 5 },
    forbidden: { id: 6 },
    calls: [{ name: 'A bot' }],
  },
  {
    operation: 'update-an-agent-bot',
    path: { id: 5 },
    forbidden: { id: 6 },
    calls: [
      { name: 'With a new name', body: { name: 'Welcome bot', outgoing_url: 'https://bot.example.com/welcome' } },
      { name: 'With a URL that is too long', body: { outgoing_url: `https://bot.example.com/${'a'.repeat(3000)}` } },
    ],
  },
  { operation: 'delete-an-agent-bot', path: { id: 5 }, forbidden: { id: 6 }, calls: [{ name: 'A bot' }] },
  {
    operation: 'create-a-user',
    calls: [
      {
        name: 'With every field',
        body: {
          name: 'Kim Example',
          display_name: 'Kim',
          email: 'kim@example.com',
          password: 'Correct-Horse-7',
          custom_attributes: { office: 'Hamburg' },
        },
      },
      {
        name: 'With an address that exists',
        body: { name: 'Alex', email: 'alex@example.com', password: 'Correct-Horse-7' },
      },
      { name: 'Without a password', body: { name: 'Kim Example', email: 'kim@example.com' } },
      {
        name: 'With a weak password',
        body: { name: 'Kim Example', email: 'kim@example.com', password: 'password' },
      },
    ],
  },
  { operation: 'get-details-of-a-user', path: { id: 7 }, forbidden: { id: 11 }, calls: [{ name: 'A person' }] },
  {
    operation: 'update-a-user',
    path: { id: 7 },
    forbidden: { id: 11 },
    calls: [
      { name: 'With a new name', body: { name: 'Alex E.', custom_attributes: { office: 'Berlin' } } },
      { name: 'With an address that exists', body: { email: 'jonas@example.com' } },
    ],
  },
  { operation: 'delete-a-user', path: { id: 9 }, forbidden: { id: 11 }, calls: [{ name: 'A person' }] },
  { operation: 'get-sso-url-of-a-user', path: { id: 7 }, forbidden: { id: 11 }, calls: [{ name: 'A person' }] },
];
