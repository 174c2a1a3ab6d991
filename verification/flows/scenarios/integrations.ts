import { say, variableId, type BlockOfFlow, type FlowValue } from '../flow.ts';
import type { Scenario } from '../scenario.ts';

const call = (
  block: string,
  name: string,
  type: string,
  options: Readonly<Record<string, unknown>>,
  variables: Readonly<Record<string, FlowValue>> = {},
  tries: Scenario['tries'] = [[]],
): Scenario => ({
  block,
  name,
  flow: { groups: { Start: [{ type, options }, say('After')] as BlockOfFlow[] }, variables },
  tries,
});

const order = { Name: 'Mara "M" Lind', 'Order number': 'AB 1042', Result: null, Day: null, Items: null, First: null };
const request = (webhook: Readonly<Record<string, unknown>>, more: object = {}): Readonly<Record<string, unknown>> => ({
  isExecutedOnClient: true,
  webhook: { url: 'https://shop.example.com/api/orders', ...webhook },
  ...more,
});
const mapping = (bodyPath: string, name: string): object => ({ id: name, bodyPath, variableId: variableId(name) });
const mail = (subject: string): BlockOfFlow => ({
  type: 'Email',
  options: { recipients: ['mara@example.com'], subject, body: 'Hello', isCustomBody: true, credentialsId: 'default' },
});
const answer = { status: 'on its way', delivery: { day: 'Thursday' }, items: ['Lamp', 'Cable'] };

export const integrations: readonly Scenario[] = [
  call(
    'integrations/webhook',
    'GET with a body',
    'Webhook',
    request({ method: 'GET', body: '{"a":1}' }, { isCustomBody: true }),
  ),
  call(
    'integrations/webhook',
    'query, headers and custom body',
    'Webhook',
    request(
      {
        method: 'POST',
        url: 'https://shop.example.com/api/orders/{{Order number}}',
        queryParams: [{ id: '1', key: 'name', value: '{{Name}}' }],
        headers: [{ id: '1', key: 'X-Name', value: '{{Name}}' }],
        body: '{ "order": "{{Order number}}", "name": "{{Name}}" }',
      },
      { isCustomBody: true },
    ),
    order,
  ),
  call(
    'integrations/webhook',
    'basic authentication',
    'Webhook',
    request({ method: 'GET', headers: [{ id: '1', key: 'Authorization', value: 'Basic user:password' }] }),
  ),
  {
    block: 'integrations/webhook',
    name: 'answers so far',
    flow: {
      groups: {
        Start: [
          { type: 'text input', options: { variableId: variableId('City') } },
          { type: 'Webhook', options: request({ method: 'POST' }) },
        ],
      },
      variables: { City: null, Shop: 'Example Shop' },
    },
    tries: [['Berlin']],
  },
  call(
    'integrations/webhook',
    'what is stored',
    'Webhook',
    request(
      { method: 'GET' },
      {
        responseVariableMapping: [
          mapping('statusCode', 'Code'),
          mapping('data.status', 'Status'),
          mapping('data.delivery.day', 'Day'),
          mapping('data.items', 'Items'),
          mapping('data.items[0]', 'First'),
          mapping('data.items.length', 'Number'),
          mapping('data.unknown', 'Nothing'),
        ],
      },
    ),
    { Code: null, Status: null, Day: null, Items: null, First: null, Number: null, Nothing: 'before' },
    [[JSON.stringify({ statusCode: 200, data: answer })]],
  ),
  ...['http://192.168.0.1/', 'http://10.0.0.5/', 'http://169.254.169.254/', 'no-url'].map((url) =>
    call(
      'integrations/webhook',
      `refuses ${url}`,
      'Webhook',
      { webhook: { url }, responseVariableMapping: [mapping('statusCode', 'Code')] },
      { Code: null },
    ),
  ),
  call(
    'integrations/webhook',
    'a host that doesn’t exist',
    'Webhook',
    { webhook: { url: 'https://shop.example.invalid/' }, responseVariableMapping: [mapping('statusCode', 'Code')] },
    { Code: null },
  ),
  ...(
    [
      ['integrations/zapier', 'Zapier'],
      ['integrations/make-com', 'Make.com'],
      ['integrations/pabbly', 'Pabbly'],
    ] as const
  ).flatMap(([block, type]) => [
    call(block, 'without a URL', type, {}),
    call(block, 'a failed call', type, { webhook: { url: 'http://192.168.0.1/', method: 'POST' } }),
  ]),
  call('integrations/email', 'in a test', 'Email', {
    recipients: ['mara@example.com'],
    subject: 'Hello',
    credentialsId: 'default',
  }),
  ...[1, 6].map((count): Scenario => ({
    block: 'integrations/email',
    name: `${count} for a visitor`,
    isPublished: true,
    flow: {
      groups: {
        Start: [...Array.from({ length: count }, (_, index): BlockOfFlow => mail(`Hello ${index}`)), say('After')],
      },
    },
  })),
  {
    block: 'integrations/email',
    name: 'the same one twice',
    isPublished: true,
    flow: { groups: { Start: [mail('Hello'), mail('Hello'), say('After')] } },
  },
  call('integrations/google-sheets', 'without an account', 'Google Sheets', {
    action: 'Get data from sheet',
    spreadsheetId: 'sheet',
    sheetId: '0',
    cellsToExtract: [],
  }),
  ...[true, false].map((isPublished) => ({
    ...call(
      'integrations/ga',
      isPublished ? 'an event' : 'in a test',
      'Google Analytics',
      {
        trackingId: 'G-EXAMPLE',
        action: 'conversion',
        category: 'shop',
        label: '{{Name}}',
        value: '{{Total}}',
        sendTo: 'AW-123456789/AbC-D_efG',
      },
      { Name: 'Mara', Total: '30' },
    ),
    isPublished,
  })),
  ...[true, false].map((isPublished) => ({
    ...call('integrations/pixel', isPublished ? 'an event' : 'in a test', 'Pixel', {
      pixelId: '1234567890',
      eventType: 'Lead',
      params: [{ id: '1', key: 'value', value: '30' }],
    }),
    isPublished,
  })),
  call(
    'integrations/openai',
    'without an account',
    'openai',
    {
      action: 'Create chat completion',
      messages: [{ role: 'user', content: 'Hello' }],
      responseMapping: [{ item: 'Message content', variableId: variableId('Result') }],
    },
    { Result: 'before' },
  ),
];
