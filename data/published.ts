import type { Published } from '../engine/model/published.ts';
import * as facts from './index.ts';
import errors from './openapi/errors.json' with { type: 'json' };

/** Limits without their own amounts: `value` has that of the platform. */
const limits = {
  ...facts.limits,
  limits: facts.limits.limits.map(({ key, name, value, setting, meaning }) => ({ key, name, value, setting, meaning })),
};

/** The facts that pages show, for programs: published under `/data/`, with brand words filled in. */
export const published: Published = {
  assistant: {
    title: 'Theme, settings, variables, results and embedding of the rule-based assistant',
    page: '/product/ai-assistant/rule-based/variables/',
    value: facts.assistant,
  },
  automations: {
    title: 'Events, conditions and actions of automation rules; macros',
    page: '/user-guide/features/automations/reference/',
    value: facts.automations,
  },
  blocks: {
    title: 'Blocks of the rule-based assistant',
    page: '/product/ai-assistant/rule-based/overview/',
    value: facts.blocks,
  },
  channels: {
    title: 'Channels: forms, URLs, permissions and limits',
    page: '/product/channels/supported-features/',
    value: facts.channels,
  },
  cookies: { title: 'Cookies of the app', page: '/product/others/cookies/', value: facts.cookies },
  environment: {
    title: 'Environment variables and settings of an installation',
    page: '/contributing-guide/environment-variables/',
    value: facts.environment,
  },
  errors: { title: 'Errors of the API', page: '/api-reference/errors/', value: errors },
  features: { title: 'Features that are turned on for each account', value: facts.features },
  filters: {
    title: 'Attributes and operators of filters',
    page: '/product/others/advanced-conversation-filters/',
    value: facts.filters,
  },
  glossary: { title: 'The words of the product', page: '/user-guide/getting-started/glossary/', value: facts.glossary },
  limits: { title: 'Sizes, counts, rates and oldest browsers', page: '/product/others/faq/', value: limits },
  notifications: {
    title: 'Notifications and sounds',
    page: '/user-guide/features/notifications/',
    value: facts.notifications,
  },
  'provider-errors': {
    title: "Messaging providers' errors",
    page: '/product/channels/twilio-errors/',
    value: facts.providerErrors,
  },
  roles: {
    title: 'What agents and administrators can do',
    page: '/user-guide/add-agent-settings/',
    value: facts.roles,
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    page: '/user-guide/features/keyboard-shortcuts/',
    value: facts.shortcuts,
  },
  'template-variables': {
    title: 'Variables of replies',
    page: '/user-guide/features/template-variables/',
    value: facts.templateVariables,
  },
  webhooks: { title: 'Webhook events with payloads', page: '/product/others/webhook-events/', value: facts.webhooks },
  websocket: {
    title: 'Events of the live connection',
    page: '/product/others/websocket-events/',
    value: facts.websocket,
  },
  widget: {
    title: 'Settings, methods, events and cookies of the website widget',
    page: '/product/channels/live-chat/sdk/setup/',
    value: facts.widget,
  },
};
