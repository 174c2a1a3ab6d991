import type { Published } from '../engine/model/published.ts';
import * as facts from './index.ts';
import errors from './openapi/errors.json' with { type: 'json' };

/** Limits without their own amounts: `value` has that of the platform. */
const limits = {
  ...facts.limits,
  limits: facts.limits.limits.map(({ key, name, value, setting, meaning }) => ({ key, name, value, setting, meaning })),
};

/**
 * The facts that pages show, for programs: published under `/data/`, with brand words filled in. `README.md` names the files that aren't.
 */
export const published: Published = {
  accessibility: {
    title: 'What these docs do for each criterion of WCAG 2.2',
    page: '/accessibility/',
    value: facts.accessibility,
  },
  api: {
    title: 'Calls, fields and errors of the APIs, as the guides list them',
    page: '/contributing-guide/chatwoot-apis/',
    value: facts.api,
  },
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
  campaigns: {
    title: 'Fields, conditions and URL patterns of campaigns',
    page: '/product/features/campaigns/ongoing/',
    value: facts.campaigns,
  },
  channels: {
    title: 'Channels: forms, URLs, permissions and limits',
    page: '/product/channels/supported-features/',
    value: facts.channels,
  },
  conversations: {
    title: 'Statuses, views, orders and snoozing of conversations',
    page: '/user-guide/conversation-workflow/',
    value: facts.conversations,
  },
  cookies: { title: 'Cookies of the app', page: '/product/others/cookies/', value: facts.cookies },
  csat: {
    title: 'Ratings, settings and metrics of satisfaction surveys',
    page: '/user-guide/features/csat/',
    value: facts.csat,
  },
  'custom-attributes': {
    title: 'Kinds, types and fields of custom attributes',
    page: '/user-guide/features/custom-attributes/',
    value: facts.customAttributes,
  },
  'dashboard-apps': {
    title: 'Fields of dashboard apps, and what they are told',
    page: '/product/others/dashboard-apps/',
    value: facts.dashboardApps,
  },
  development: {
    title: 'Versions, ports and commands for work on the platform',
    page: '/contributing-guide/project-setup/',
    value: facts.development,
  },
  email: {
    title: 'Mail servers, DNS records and fields of email channels',
    page: '/product/channels/email/create-channel/',
    value: facts.email,
  },
  environment: {
    title: 'Environment variables and settings of an installation',
    page: '/contributing-guide/environment-variables/',
    value: facts.environment,
  },
  errors: { title: 'Errors of the API', page: '/api-reference/errors/', value: errors },
  features: {
    title: 'Features that are turned on for each account',
    page: '/product/others/faq/',
    value: facts.features,
  },
  filters: {
    title: 'Attributes and operators of filters',
    page: '/product/others/advanced-conversation-filters/',
    value: facts.filters,
  },
  glossary: { title: 'The words of the product', page: '/user-guide/getting-started/glossary/', value: facts.glossary },
  'help-center': {
    title: 'Fields, addresses and article statuses of the help center',
    page: '/product/others/help-center/',
    value: facts.helpCenter,
  },
  interactive: {
    title: 'Content types of messages, with examples',
    page: '/product/others/interactive-messages/',
    value: facts.interactive,
  },
  knowledge: {
    title: 'Settings, limits, credits and tools of the knowledge-based assistant',
    page: '/product/ai-assistant/knowledge-based/limits/',
    value: facts.knowledge,
  },
  languages: {
    title: 'Languages of the app',
    page: '/user-guide/features/multilingual-support/',
    value: facts.languages,
  },
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
  reports: {
    title: 'Metrics of reports, and when they are recorded',
    page: '/user-guide/features/reports/concepts/',
    value: facts.reports,
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
  sla: {
    title: 'Fields, clocks and statuses of service level agreements',
    page: '/user-guide/features/sla/',
    value: facts.sla,
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
  workspace: {
    title: 'Forms of account, profile, agents, teams, labels, canned responses and contact import',
    page: '/user-guide/setup-your-account/configure-account-details/',
    value: facts.workspace,
  },
};
