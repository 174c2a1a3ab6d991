import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
/** The first week of 2026, in which the conversations of `seed.rb` happen. */
const week = { since: 1767225600, until: 1767830400 };

export const reports: readonly OperationCalls[] = [
  {
    operation: 'get-account-reporting-events',
    path: account,
    calls: [
      { name: 'A week', query: week },
      { name: 'First responses of one channel', query: { ...week, name: 'first_response', inbox_id: 4 } },
      { name: 'A page that is empty', query: { page: 9 } },
    ],
  },
  {
    operation: 'list-all-conversation-statistics',
    path: account,
    calls: [
      { name: 'Conversations of the account', query: { metric: 'conversations_count', type: 'account', ...week } },
      ...[
        'incoming_messages_count',
        'outgoing_messages_count',
        'avg_first_response_time',
        'avg_resolution_time',
        'resolutions_count',
        'reply_time',
        'bot_resolutions_count',
        'bot_handoffs_count',
      ].map((metric) => ({ name: metric, query: { metric, type: 'account', ...week } })),
      { name: 'Of one agent', query: { metric: 'conversations_count', type: 'agent', id: 9, ...week } },
      {
        name: 'Of one channel, by week',
        query: { metric: 'conversations_count', type: 'inbox', id: 4, group_by: 'week', ...week },
      },
      { name: 'Of one label', query: { metric: 'conversations_count', type: 'label', id: 1, ...week } },
      { name: 'Of one team', query: { metric: 'conversations_count', type: 'team', id: 3, ...week } },
      {
        name: 'In business hours and another time zone',
        query: {
          metric: 'avg_first_response_time',
          type: 'account',
          business_hours: true,
          timezone_offset: 2,
          ...week,
        },
      },
      { name: 'With an unknown metric', query: { metric: 'mood', type: 'account', ...week } },
      { name: 'With an unknown type', query: { metric: 'conversations_count', type: 'shop', ...week } },
      { name: 'Without a metric', query: { type: 'account', ...week } },
      { name: 'With an unknown agent', query: { metric: 'conversations_count', type: 'agent', id: 999999, ...week } },
    ],
  },
  {
    operation: 'list-all-conversation-statistics-summary',
    path: account,
    calls: [
      { name: 'Of the account', query: { type: 'account', ...week } },
      { name: 'Of one agent', query: { type: 'agent', id: 9, ...week } },
      { name: 'Without a period', query: { type: 'account' } },
      { name: 'With an unknown channel', query: { type: 'inbox', id: 999999, ...week } },
    ],
  },
  {
    operation: 'get-account-conversation-metrics',
    path: account,
    calls: [{ name: 'Of the account', query: { type: 'account' } }, { name: 'Without a type' }],
  },
  {
    operation: 'get-agent-conversation-metrics',
    path: account,
    calls: [
      { name: 'Of all agents', query: { type: 'agent' } },
      { name: 'Of one agent', query: { type: 'agent', user_id: 9 } },
      { name: 'Of an unknown agent', query: { type: 'agent', user_id: 999999 } },
    ],
  },
  ...(['channel', 'inbox', 'agent', 'team'] as const).map((kind) => ({
    operation: `get-${kind}-summary-report`,
    path: account,
    calls: [
      { name: 'A week', query: week },
      { name: 'In business hours', query: { ...week, business_hours: true } },
      { name: 'Without a period' },
      ...(kind === 'channel'
        ? [{ name: 'More than six months', query: { since: 1735689600, until: 1767830400 } }]
        : []),
    ],
  })),
  {
    operation: 'get-first-response-time-distribution',
    path: account,
    calls: [
      { name: 'A week', query: week },
      { name: 'Without a period' },
      { name: 'More than six months', query: { since: 1735689600, until: 1767830400 } },
    ],
  },
  {
    operation: 'get-inbox-label-matrix',
    path: account,
    calls: [
      { name: 'A week', query: week },
      { name: 'Some channels and labels', query: { ...week, 'inbox_ids[]': [4], 'label_ids[]': [1] } },
      { name: 'Without a period' },
    ],
  },
  {
    operation: 'get-outgoing-messages-count',
    path: account,
    calls: [
      ...['agent', 'team', 'inbox', 'label'].map((group) => ({
        name: `By ${group}`,
        query: { ...week, group_by: group },
      })),
      { name: 'By something unknown', query: { ...week, group_by: 'shop' } },
      { name: 'Without a group', query: week },
    ],
  },
  {
    operation: 'get-label-summary-report',
    undescribed: 'GET /api/v2/accounts/{account_id}/summary_reports/label',
    path: account,
    calls: [{ name: 'A week', query: week }, { name: 'Without a period' }],
  },
  {
    operation: 'list-survey-responses',
    undescribed: 'GET /api/v1/accounts/{account_id}/csat_survey_responses',
    path: account,
    calls: [
      { name: 'A week', query: week },
      { name: 'Of one rating', query: { ...week, rating: 5 } },
    ],
  },
  {
    operation: 'get-survey-metrics',
    undescribed: 'GET /api/v1/accounts/{account_id}/csat_survey_responses/metrics',
    path: account,
    calls: [{ name: 'A week', query: week }],
  },
  {
    operation: 'download-survey-responses',
    undescribed: 'GET /api/v1/accounts/{account_id}/csat_survey_responses/download',
    path: account,
    calls: [{ name: 'A week', query: week }],
  },
  {
    operation: 'list-sla-policies',
    undescribed: 'GET /api/v1/accounts/{account_id}/sla_policies',
    path: account,
    calls: [{ name: 'Policies' }],
  },
  ...(['agents', 'inboxes', 'labels', 'teams'] as const).map((kind) => ({
    operation: `download-${kind}-report`,
    undescribed: `GET /api/v2/accounts/{account_id}/reports/${kind}`,
    path: account,
    calls: [{ name: 'A week', query: week }],
  })),
];
