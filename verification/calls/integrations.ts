import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };

/** What connects the platform with other software: webhooks, integrations, dashboard apps. */
export const integrations: readonly OperationCalls[] = [
  { operation: 'list-all-webhooks', path: account, calls: [{ name: 'Webhooks' }] },
  {
    operation: 'create-a-webhook',
    path: account,
    calls: [
      {
        name: 'A webhook',
        body: {
          name: 'Returns',
          url: 'https://hooks.example.com/events',
          subscriptions: ['message_created', 'conversation_status_changed'],
        },
      },
      { name: 'Without events', body: { url: 'https://hooks.example.com/returns' } },
      { name: 'With an empty list of events', body: { url: 'https://hooks.example.com/returns', subscriptions: [] } },
      {
        name: 'With an unknown event',
        body: { url: 'https://hooks.example.com/returns', subscriptions: ['order_shipped'] },
      },
      { name: 'With a URL that is none', body: { url: 'hooks', subscriptions: ['message_created'] } },
      { name: 'Without a URL', body: { subscriptions: ['message_created'] } },
    ],
  },
  {
    operation: 'update-a-webhook',
    path: { account_id: 1, webhook_id: 1 },
    calls: [
      {
        name: 'With other events',
        body: { name: 'Orders', url: 'https://hooks.example.com/events', subscriptions: ['message_created'] },
      },
      { name: 'With an unknown event', body: { subscriptions: ['order_shipped'] } },
    ],
  },
  { operation: 'delete-a-webhook', path: { account_id: 1, webhook_id: 1 }, calls: [{ name: 'A webhook' }] },
  { operation: 'get-details-of-all-integrations', path: account, calls: [{ name: 'Integrations' }] },
  {
    operation: 'create-an-integration-hook',
    path: account,
    calls: [
      {
        name: 'In a channel',
        body: {
          app_id: 'dialogflow',
          inbox_id: 4,
          settings: { project_id: 'example-shop', credentials: { type: 'service_account' }, region: 'global' },
        },
      },
      {
        name: 'In the account',
        body: {
          app_id: 'google_translate',
          settings: { project_id: 'example-shop', credentials: { type: 'service_account' } },
        },
      },
      { name: 'Without an app', body: { settings: {} } },
      {
        name: 'An app that is connected already',
        body: { app_id: 'dyte', settings: { api_key: 'key', organization_id: 'example' } },
      },
      { name: 'With wrong settings', body: { app_id: 'dialogflow', inbox_id: 4, settings: { project: 1 } } },
      {
        name: 'Without a channel',
        body: { app_id: 'dialogflow', settings: { project_id: 'example-shop', credentials: {} } },
      },
      { name: 'With an unknown app', body: { app_id: 'pigeons', settings: {} } },
      { name: 'An app that is turned off', body: { app_id: 'shopify', settings: {} } },
    ],
  },
  {
    operation: 'update-an-integrations-hook',
    path: { account_id: 1, hook_id: 5 },
    calls: [
      { name: 'Turn off', body: { status: 'disabled', settings: { api_key: 'key', organization_id: 'example' } } },
      { name: 'With wrong settings', body: { settings: { project: 1 } } },
    ],
  },
  { operation: 'delete-an-integration-hook', path: { account_id: 1, hook_id: 5 }, calls: [{ name: 'An integration' }] },
  {
    operation: 'list-dashboard-apps',
    undescribed: 'GET /api/v1/accounts/{account_id}/dashboard_apps',
    path: account,
    calls: [{ name: 'Dashboard apps' }],
  },
];
