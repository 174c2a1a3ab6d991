/** One page of each type, and those with the most to tab through; with the number of stops of Tab that its content has at least. */
export const pageTypes: readonly [type: string, path: string, atLeast: number][] = [
  ['home', '', 10],
  ['landing', 'product/', 5],
  ['task', 'user-guide/features/automations/', 10],
  ['concept', 'user-guide/features/reports/concepts/', 5],
  ['reference', 'product/channels/live-chat/sdk/identity-validation/', 10],
  ['channel', 'product/channels/line/', 10],
  ['block', 'product/ai-assistant/rule-based/blocks/inputs/buttons/', 8],
  ['API', 'api-reference/contacts/contact-create/', 10],
  ['live tool', 'product/channels/supported-features/', 10],
  ['code', 'product/features/webhooks/', 10],
  ['index', 'pages/product/channels/', 8],
  ['not found', 'no/such/page/', 2],
];
