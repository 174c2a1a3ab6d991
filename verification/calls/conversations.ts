import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const conversation = { account_id: 1, conversation_id: 12 };
const resolved = { account_id: 1, conversation_id: 11 };
/** Conversation in a channel that the agent of one channel doesn't belong to. */
const forbidden = { account_id: 1, conversation_id: 13 };

const openConversations = {
  payload: [
    { attribute_key: 'status', filter_operator: 'equal_to', values: ['open'], query_operator: 'AND' },
    { attribute_key: 'labels', filter_operator: 'equal_to', values: ['returns'] },
  ],
};

export const conversations: readonly OperationCalls[] = [
  {
    operation: 'conversationListMeta',
    path: account,
    calls: [
      { name: 'All channels' },
      { name: 'One channel and status', query: { inbox_id: 4, status: 'resolved' } },
      { name: 'Search', query: { q: 'order' } },
    ],
  },
  {
    operation: 'conversationList',
    path: account,
    calls: [
      { name: 'Open conversations' },
      { name: 'All statuses of one channel', query: { status: 'all', inbox_id: 4 } },
      { name: 'Of one team', query: { team_id: 3 } },
      { name: 'With a label', query: { 'labels[]': ['returns'] } },
      { name: 'Unassigned', query: { assignee_type: 'unassigned' } },
      { name: 'A page that is empty', query: { page: 9 } },
      { name: 'With an unknown status', query: { status: 'closed' } },
    ],
  },
  {
    operation: 'newConversation',
    path: account,
    calls: [
      {
        name: 'With a first message',
        body: {
          source_id: '5f3c9a1e-7d42-4b7e-9d6f-0a1b2c3d4e5f',
          inbox_id: 4,
          contact_id: 42,
          status: 'open',
          assignee_id: 7,
          team_id: 3,
          custom_attributes: { order_number: 'AB001190' },
          additional_attributes: { mail_subject: 'Your order' },
          message: { content: 'Hello Mara, your order is on its way.' },
        },
      },
      { name: 'With a contact and a channel only', body: { inbox_id: 6, contact_id: 44 } },
      { name: 'Snoozed', body: { inbox_id: 6, contact_id: 44, status: 'snoozed', snoozed_until: 1893456000 } },
      { name: 'With an unknown channel', body: { inbox_id: 999999, contact_id: 42 } },
      { name: 'With an unknown contact', body: { inbox_id: 6, contact_id: 999999 } },
      { name: 'Without a contact', body: { inbox_id: 6 } },
      { name: 'With an unknown status', body: { inbox_id: 6, contact_id: 44, status: 'closed' } },
      {
        name: 'With the source ID of another contact',
        body: { inbox_id: 6, contact_id: 42, source_id: 'c2a6e9f1-0000-4000-8000-000000000044' },
      },
      { name: 'As an agent bot', as: 'agent bot', body: { inbox_id: 6, contact_id: 44 } },
    ],
  },
  {
    operation: 'conversationFilter',
    path: account,
    calls: [
      { name: 'Two conditions', body: openConversations },
      {
        name: 'A custom attribute',
        body: { payload: [{ attribute_key: 'order_number', filter_operator: 'equal_to', values: ['AB001188'] }] },
      },
      {
        name: 'With an unknown attribute',
        body: { payload: [{ attribute_key: 'mood', filter_operator: 'equal_to', values: ['good'] }] },
      },
      {
        name: 'With an unknown operator',
        body: { payload: [{ attribute_key: 'status', filter_operator: 'near', values: ['open'] }] },
      },
      {
        name: 'Without a value',
        body: { payload: [{ attribute_key: 'status', filter_operator: 'equal_to', values: [] }] },
      },
      {
        name: 'Without the operator between conditions',
        body: { payload: openConversations.payload.map((condition) => ({ ...condition, query_operator: undefined })) },
      },
    ],
  },
  {
    operation: 'get-details-of-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'An open conversation' },
      { name: 'A conversation with an agent bot', path: { account_id: 1, conversation_id: 14 } },
      { name: 'A resolved conversation', path: resolved },
      { name: 'An email conversation', path: forbidden },
      { name: 'As an agent bot', as: 'agent bot', path: { account_id: 1, conversation_id: 14 } },
    ],
  },
  {
    operation: 'update-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'With a priority', body: { priority: 'urgent' } },
      { name: 'With a service level agreement', body: { sla_policy_id: 2 } },
      { name: 'With an unknown priority', body: { priority: 'lowest' } },
      { name: 'With an unknown service level agreement', body: { sla_policy_id: 999999 } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { priority: 'high' },
      },
    ],
  },
  {
    operation: 'toggle-status-of-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'Resolve', body: { status: 'resolved' } },
      { name: 'Reopen', path: resolved, body: { status: 'open' } },
      { name: 'Snooze', body: { status: 'snoozed', snoozed_until: 1893456000 } },
      { name: 'Snooze until the next reply', body: { status: 'snoozed' } },
      { name: 'Without a status', body: {} },
      { name: 'With an unknown status', body: { status: 'closed' } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { status: 'open' },
      },
    ],
  },
  {
    operation: 'toggle-priority-of-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'Set a priority', body: { priority: 'urgent' } },
      { name: 'Remove the priority', body: { priority: null } },
      { name: 'With an unknown priority', body: { priority: 'lowest' } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { priority: 'high' },
      },
    ],
  },
  {
    operation: 'toggle-typing-status-of-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'Starts to type', body: { typing_status: 'on', is_private: false } },
      { name: 'Stops', body: { typing_status: 'off' } },
      { name: 'With an unknown status', body: { typing_status: 'maybe' } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { typing_status: 'on' },
      },
    ],
  },
  {
    operation: 'update-custom-attributes-of-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'An attribute', body: { custom_attributes: { order_number: 'AB001190' } } },
      { name: 'An attribute without a definition', body: { custom_attributes: { mood: 'good' } } },
    ],
  },
  {
    operation: 'assign-a-conversation',
    path: conversation,
    forbidden,
    calls: [
      { name: 'To a person', body: { assignee_id: 9 } },
      { name: 'To a team', body: { team_id: 4 } },
      { name: 'To nobody', body: { assignee_id: null } },
      { name: 'To an agent bot', body: { assignee_id: 6, assignee_type: 'AgentBot' } },
      { name: 'To an unknown person', body: { assignee_id: 999999 } },
      { name: 'To an unknown team', body: { team_id: 999999 } },
      {
        name: 'As an agent bot',
        as: 'agent bot',
        path: { account_id: 1, conversation_id: 14 },
        body: { assignee_id: 9 },
      },
    ],
  },
  { operation: 'list-all-labels-of-a-conversation', path: conversation, forbidden, calls: [{ name: 'Labels' }] },
  {
    operation: 'conversation-add-labels',
    path: conversation,
    forbidden,
    calls: [
      { name: 'Replace the labels', body: { labels: ['order'] } },
      { name: 'A label that does not exist', body: { labels: ['new-label'] } },
      { name: 'Remove all labels', body: { labels: [] } },
    ],
  },
  { operation: 'get-conversation-reporting-events', path: conversation, forbidden, calls: [{ name: 'Events' }] },
];
