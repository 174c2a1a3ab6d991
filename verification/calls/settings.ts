import type { OperationCalls } from './call.ts';

const account = { account_id: 1 };
const one = { account_id: 1, id: 1 };

const refundRule = {
  name: 'Label refunds',
  description: 'Puts the label returns on messages about refunds',
  event_name: 'message_created',
  active: true,
  conditions: [{ attribute_key: 'content', filter_operator: 'contains', values: ['refund'], query_operator: null }],
  actions: [{ action_name: 'add_label', action_params: ['returns'] }],
};
const openReturns = {
  payload: [{ attribute_key: 'labels', filter_operator: 'equal_to', values: ['returns'], attribute_model: 'standard' }],
};

/** What administrators set up: labels, canned responses, attributes, rules, filters, macros. */
export const settings: readonly OperationCalls[] = [
  { operation: 'list-all-labels', path: account, calls: [{ name: 'Labels' }] },
  {
    operation: 'create-a-label',
    path: account,
    calls: [
      {
        name: 'A label',
        body: { title: 'Repairs', description: 'Broken lamps', color: '#1a7f64', show_on_sidebar: true },
      },
      { name: 'A title that exists', body: { title: 'returns' } },
      { name: 'A title with a space', body: { title: 'late orders' } },
      { name: 'Without a title', body: { color: '#1a7f64' } },
    ],
  },
  { operation: 'get-details-of-a-single-label', path: one, calls: [{ name: 'A label' }] },
  {
    operation: 'update-a-label',
    path: one,
    calls: [
      { name: 'With a new title', body: { title: 'refunds', description: 'Money back', color: '#2f5fd0' } },
      { name: 'A title that exists', body: { title: 'order' } },
    ],
  },
  { operation: 'delete-a-label', path: one, calls: [{ name: 'A label' }] },
  {
    operation: 'get-account-canned-response',
    path: account,
    calls: [{ name: 'Canned responses' }, { name: 'Search', query: { search: 'delay' } }],
  },
  {
    operation: 'add-new-canned-response-to-account',
    path: account,
    calls: [
      { name: 'A canned response', body: { short_code: 'thanks', content: 'Thank you, {{contact.first_name}}!' } },
      { name: 'A code that exists', body: { short_code: 'delay', content: 'Sorry.' } },
      { name: 'Without a code', body: { content: 'Sorry.' } },
      { name: 'Without a text', body: { short_code: 'sorry' } },
    ],
  },
  {
    operation: 'update-canned-response-in-account',
    path: one,
    calls: [{ name: 'With a new text', body: { short_code: 'late', content: 'Sorry, your order is late.' } }],
  },
  { operation: 'delete-canned-response-from-account', path: one, calls: [{ name: 'A canned response' }] },
  {
    operation: 'get-account-custom-attribute',
    path: account,
    calls: [
      { name: 'Of contacts', query: { attribute_model: 1 } },
      { name: 'Of conversations', query: { attribute_model: 0 } },
      { name: 'By name', query: { attribute_model: 'contact_attribute' } },
      { name: 'All' },
    ],
  },
  {
    operation: 'add-new-custom-attribute-to-account',
    path: account,
    calls: [
      {
        name: 'A list',
        body: {
          attribute_display_name: 'Size',
          attribute_key: 'size',
          attribute_display_type: 6,
          attribute_model: 1,
          attribute_description: 'Size of the customer',
          attribute_values: ['small', 'large'],
        },
      },
      {
        name: 'A text with a pattern',
        body: {
          attribute_display_name: 'Voucher',
          attribute_key: 'voucher',
          attribute_display_type: 'text',
          attribute_model: 'conversation_attribute',
          regex_pattern: '^[A-Z]{4}$',
          regex_cue: 'Four letters',
        },
      },
      {
        name: 'A key that exists',
        body: { attribute_display_name: 'Plan', attribute_key: 'plan', attribute_display_type: 0, attribute_model: 1 },
      },
      {
        name: 'A key that the app uses',
        body: {
          attribute_display_name: 'Email',
          attribute_key: 'email',
          attribute_display_type: 0,
          attribute_model: 1,
        },
      },
      {
        name: 'A key with a space',
        body: {
          attribute_display_name: 'Size',
          attribute_key: 'the size',
          attribute_display_type: 0,
          attribute_model: 1,
        },
      },
      { name: 'Without a key', body: { attribute_display_name: 'Size' } },
      {
        name: 'With an unknown type',
        body: { attribute_display_name: 'Size', attribute_key: 'size', attribute_display_type: 99, attribute_model: 1 },
      },
    ],
  },
  {
    operation: 'get-details-of-a-single-custom-attribute',
    path: one,
    calls: [{ name: 'Of contacts' }, { name: 'Of conversations, with a pattern', path: { account_id: 1, id: 2 } }],
  },
  {
    operation: 'update-custom-attribute-in-account',
    path: one,
    calls: [
      { name: 'With a new value', body: { attribute_values: ['basic', 'pro', 'max'] } },
      { name: 'With an empty name', body: { attribute_display_name: '' } },
    ],
  },
  { operation: 'delete-custom-attribute-from-account', path: one, calls: [{ name: 'A custom attribute' }] },
  {
    operation: 'list-all-filters',
    path: account,
    calls: [{ name: 'Of conversations' }, { name: 'Of contacts', query: { filter_type: 'contact' } }],
  },
  {
    operation: 'create-a-custom-filter',
    path: account,
    calls: [
      { name: 'Of conversations', body: { name: 'Open returns', filter_type: 'conversation', query: openReturns } },
      {
        name: 'With type instead of filter_type',
        body: { name: 'Pro customers', type: 'contact', query: openReturns },
      },
      {
        name: 'With the filter type in the query',
        query: { filter_type: 'contact' },
        body: { name: 'Pro customers', query: openReturns },
      },
      { name: 'With an unknown type', body: { name: 'Open returns', filter_type: 'order', query: openReturns } },
      { name: 'Without a name', body: { query: openReturns } },
    ],
  },
  {
    operation: 'get-details-of-a-single-custom-filter',
    path: { account_id: 1, custom_filter_id: 1 },
    calls: [{ name: 'A filter' }],
  },
  {
    operation: 'update-a-custom-filter',
    path: { account_id: 1, custom_filter_id: 1 },
    calls: [{ name: 'With a new name', body: { name: 'All returns' } }],
  },
  { operation: 'delete-a-custom-filter', path: { account_id: 1, custom_filter_id: 1 }, calls: [{ name: 'A filter' }] },
  { operation: 'get-account-automation-rule', path: account, calls: [{ name: 'Rules' }] },
  {
    operation: 'add-new-automation-rule-to-account',
    path: account,
    calls: [
      { name: 'A rule', body: refundRule },
      { name: 'Without conditions', body: { ...refundRule, conditions: [] } },
      {
        name: 'With an unknown condition',
        body: { ...refundRule, conditions: [{ ...refundRule.conditions[0], attribute_key: 'mood' }] },
      },
      {
        name: 'With an unknown action',
        body: { ...refundRule, actions: [{ action_name: 'sing', action_params: [] }] },
      },
      {
        name: 'Without the operator between conditions',
        body: { ...refundRule, conditions: [...refundRule.conditions, ...refundRule.conditions] },
      },
      { name: 'Without an event', body: { ...refundRule, event_name: undefined } },
    ],
  },
  { operation: 'get-details-of-a-single-automation-rule', path: one, calls: [{ name: 'A rule' }] },
  {
    operation: 'update-automation-rule-in-account',
    path: one,
    calls: [
      { name: 'Turn off', body: { active: false } },
      {
        name: 'With other actions',
        body: { ...refundRule, actions: [{ action_name: 'assign_team', action_params: [3] }] },
      },
      {
        name: 'With an unknown action',
        body: { ...refundRule, actions: [{ action_name: 'sing', action_params: [] }] },
      },
    ],
  },
  { operation: 'delete-automation-rule-from-account', path: one, calls: [{ name: 'A rule' }] },
  {
    operation: 'list-macros',
    undescribed: 'GET /api/v1/accounts/{account_id}/macros',
    path: account,
    calls: [{ name: 'Macros' }],
  },
  {
    operation: 'execute-macro',
    undescribed: 'POST /api/v1/accounts/{account_id}/macros/{id}/execute',
    path: one,
    calls: [{ name: 'In a conversation', body: { conversation_ids: [12] } }],
  },
  {
    operation: 'list-campaigns',
    undescribed: 'GET /api/v1/accounts/{account_id}/campaigns',
    path: account,
    calls: [{ name: 'Campaigns' }],
  },
  {
    operation: 'list-notifications',
    undescribed: 'GET /api/v1/accounts/{account_id}/notifications',
    path: account,
    calls: [{ name: 'Notifications' }],
  },
];
