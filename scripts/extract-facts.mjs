// Extracts names, types, defaults, enumerations, numbers and flags, but no prose, from a folder of facts about the compatible
// platform. `tests/facts/facts.test.ts` compares `data/` with the result, so a clone is enough to run it. Run this when the facts
// change: node scripts/extract-facts.mjs FOLDER
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder of the facts: node scripts/extract-facts.mjs FOLDER');
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

const environment = read('environment-variables.json');
const webhooks = read('webhook-events.json');
const websocket = read('websocket-events.json');
const widget = read('widget-sdk.json');
const automation = read('automation.json');
const channels = read('channels.json');
const blocks = read('typebot-blocks.json');
const extras = read('extras.json');
const endpoints = read('chatwoot-openapi/endpoints.json');
const schemas = read('chatwoot-openapi/schemas.json').schemas ?? read('chatwoot-openapi/schemas.json');

const byName = (list, key, pick) => Object.fromEntries(list.map((one) => [one[key], pick(one)]));
const number = (text) => Number(/\d+/.exec(text)?.[0] ?? Number.NaN);

/** Who receives a live event, as codes. */
const receivers = (text) =>
  [
    [/agents of the inbox/, 'agents'],
    [/all (agents and )?administrators/, 'administrators'],
    [/\bcontact\b/, 'contact'],
    [/every signed-in user/, 'account'],
    [/all agents and administrators/, 'agents'],
    [/the (mentioned|notified) user|the user of|the subscriber itself/, 'one person'],
    [/not the one who types/, 'not the one who types'],
  ].flatMap(([pattern, code]) => (pattern.test(text) ? [code] : []));

/** Properties of a request body, with references resolved. */
function bodyOf(schema) {
  if (!schema) return {};
  if (schema.$ref) return bodyOf(schemas[schema.$ref.split('/').at(-1)]);
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].map(bodyOf);
  const own = Object.entries(schema.properties ?? {}).map(([name]) => [
    name,
    { required: (schema.required ?? []).includes(name) },
  ]);
  return Object.assign({}, ...parts, Object.fromEntries(own));
}

const facts = {
  source: {
    note: 'Names, types, defaults, enumerations, numbers and flags; made by scripts/extract-facts.mjs.',
    repositories: [...environment.sources, ...blocks.sources]
      .filter(({ repo }, index, all) => all.findIndex((one) => one.repo === repo) === index)
      .map(({ repo, commit, version, date, licence }) => ({ repository: repo, commit, version, date, licence })),
  },
  environment: {
    variables: byName(environment.variables, 'name', ({ default: value, allowed, env_example_value: example }) => ({
      default: value ?? null,
      inExampleFile: Boolean(example),
      // The values in effect with the unmodified example file: a commented line sets nothing.
      withExampleFile: (example && !example.commented_out ? example.value : value) || null,
      values: allowed ?? null,
    })),
    installationSettings: byName(environment.installation_configs.items, 'name', (one) => ({
      type: one.type,
      default: one.default ?? null,
      editable: one.editable_in_admin_console,
    })),
  },
  webhooks: {
    timeoutSeconds: webhooks.delivery.timeout_seconds,
    maxRedirects: number(webhooks.delivery.redirects),
    attempts: {
      account: webhooks.delivery.retries.account_webhook === 'none' ? 1 : Number.NaN,
      'api-channel': webhooks.delivery.retries.api_inbox_webhook === 'none' ? 1 : Number.NaN,
      assistant: number(webhooks.delivery.retries.agent_bot_webhook),
    },
    retryStatuses: webhooks.delivery.retries.agent_bot_webhook.match(/\b[45]\d\d\b/g).map(Number),
    headers: Object.keys(webhooks.delivery.headers).map((name) => name.replace('Chatwoot', '%Slug%')),
    events: byName(webhooks.events, 'name', ({ delivered_to: to, since }) => ({
      account: /account/.test(to),
      apiChannel: /API inbox/.test(to),
      since: since ?? null,
    })),
    assistantEvents: webhooks.agent_bot_events.map(({ name }) => name).toSorted(),
    objects: Object.fromEntries(
      Object.entries(webhooks.objects)
        .filter(([, { fields }]) => fields && !Array.isArray(fields))
        .map(([key, { fields }]) => [key, Object.keys(fields)]),
    ),
  },
  websocket: {
    channel: websocket.connection.channel,
    pingSeconds: websocket.connection.ping_frame.every_seconds,
    typingTimeoutSeconds: websocket.typing_timeout_seconds.value,
    presence: {
      action: websocket.presence.action,
      user: {
        expiresSeconds: websocket.presence.expires_seconds.user.default,
        variable: websocket.presence.expires_seconds.user.variable,
      },
      contact: {
        expiresSeconds: websocket.presence.expires_seconds.contact.default,
        variable: websocket.presence.expires_seconds.contact.variable,
      },
      statuses: websocket.presence.statuses,
    },
    events: byName(websocket.events, 'name', ({ name, recipients }) => ({
      contact: websocket.contact_visible_events.includes(name),
      receivers: receivers(recipients),
    })),
    notificationTypes: Object.keys(websocket.notification.types),
  },
  widget: {
    settings: byName(widget.settings, 'name', ({ type, default: value, allowed, since }) => ({
      type,
      default: value ?? null,
      values: allowed ?? null,
      since: since ?? null,
    })),
    methods: byName(widget.methods, 'name', ({ args }) =>
      args.map(({ name, required, allowed }) => ({ name, required, values: allowed ?? null })),
    ),
    userFields: Object.keys(widget.set_user_fields.top_level),
    atLeastOneOf: widget.set_user_fields.at_least_one_of,
    events: widget.dom_events.events.map(({ name }) => name.replace('chatwoot', '%slug%')),
    cookies: byName(widget.cookies, 'name', ({ lifetime, same_site: sameSite, http_only: httpOnly }) => ({
      lifetime,
      sameSite,
      httpOnly,
    })),
    visitorTokenDays: widget.visitor_token.expiry_days,
    toWidget: widget.post_message.page_to_widget.toSorted(),
    fromWidget: widget.post_message.widget_to_page.toSorted(),
    preChatFields: byName(widget.pre_chat_form.standard_fields, 'name', (one) => ({
      type: one.type,
      required: one.required_by_default,
      enabled: one.enabled_by_default,
    })),
    features: Object.fromEntries(
      widget.inbox_settings.feature_flags.map((name) => [
        name,
        widget.inbox_settings.enabled_by_default.includes(name),
      ]),
    ),
  },
  automations: {
    events: automation.automation_rules.events.map(({ name }) => name).toSorted(),
    conditions: Object.fromEntries(
      Object.entries(automation.automation_rules.conditions_offered_per_event).map(([event, conditions]) => [
        event,
        byName(conditions, 'key', ({ operators }) => operators.toSorted()),
      ]),
    ),
    actions: automation.automation_rules.actions.map(({ name }) => name).toSorted(),
    macroActions: automation.macros.actions.map(({ name }) => name).toSorted(),
  },
  filters: {
    operators: Object.fromEntries(
      automation.filters.operators.map((name) => [name, !automation.filters.operators_without_value.includes(name)]),
    ),
    daysBefore: automation.filters.days_before_range.match(/\d+/g).map(Number),
    conversation: byName(automation.filters.conversation_attributes, 'key', ({ operators }) => operators.toSorted()),
    contact: byName(automation.filters.contact_attributes, 'key', ({ operators }) => operators.toSorted()),
    savedFilters: {
      types: automation.filters.saved_filters.types,
      limit: automation.filters.saved_filters.limit_per_user,
    },
  },
  conversations: {
    statuses: automation.conversation_list.statuses.toSorted(),
    priorities: automation.conversation_list.priorities,
    sort: automation.conversation_list.sort,
  },
  campaigns: {
    checkMinutes: automation.campaigns.schedule_check_minutes,
    lateDays: automation.campaigns.scheduled_too_old_days,
    statuses: automation.campaigns.statuses,
    urlSchemes: automation.campaigns.url_matching.must_start_with,
    urlCases: byName(automation.campaigns.url_matching.examples, 'pattern', ({ matches, not: misses }) => ({
      matches: matches ?? [],
      misses: misses ?? [],
    })),
  },
  customAttributes: {
    types: automation.custom_attributes.api_type_numbers,
    models: automation.custom_attributes.model_numbers,
    reserved: automation.custom_attributes.reserved,
    limits: automation.custom_attributes.value_limits,
  },
  csat: {
    ratings: automation.csat.ratings.map(({ value, emoji }) => ({ value, emoji })),
    displayTypes: automation.csat.display_types,
    defaultDisplayType: automation.csat.default_display_type,
  },
  sla: {
    fields: Object.keys(automation.sla.policy_fields),
    statuses: automation.sla.statuses,
    enterprise: automation.sla.enterprise,
  },
  roles: {
    roles: automation.roles.roles,
    customPermissions: Object.keys(automation.roles.custom_role_permissions),
    availability: automation.roles.availability,
  },
  limits: {
    attachmentMegabytes: automation.limits.attachment_size_mb.value,
    attachments: automation.limits.attachments_per_message,
    pictureMegabytes: automation.limits.avatar.max_mb,
    messageCharacters: automation.limits.message_characters_stored,
    messagesPerMinute: automation.limits.messages_per_minute_per_conversation,
    urlCharacters: automation.limits.url_length,
    greetingCharacters: automation.limits.greeting_characters,
    outOfOfficeCharacters: automation.limits.out_of_office_characters,
    savedFilters: automation.limits.saved_filters_per_user,
    throttles: automation.limits.throttles.map(({ limit, period, variable }) => ({
      limit,
      period,
      variable: variable ?? null,
    })),
  },
  notifications: automation.notifications.types,
  interactive: automation.message_content_types.numbers,
  languages: {
    codes: extras.languages.items.map(({ code }) => code).toSorted(),
    off: extras.languages.disabled.map((one) => one.split(' ')[0]).toSorted(),
    rightToLeft: extras.languages.right_to_left
      .filter((code) => extras.languages.items.some((one) => one.code === code))
      .toSorted(),
  },
  channels: byName(channels.channels, 'key', (one) => ({
    className: one.type,
    apiType: one.api_type ?? null,
    characters: one.max_message_characters ?? null,
    statuses: one.statuses ?? null,
    replyTo: one.reply_to ?? null,
  })),
  integrations: byName(channels.integrations.items, 'id', ({ level, several_allowed: several }) => ({
    level,
    several,
  })),
  operators: blocks.common.condition_operators,
  blocks: Object.fromEntries(
    blocks.blocks.map(({ category, key, settings = [] }) => [
      `${category}/${key}`,
      byName(settings, 'name', ({ default: value }) => ({ default: value ?? null })),
    ]),
  ),
  api: Object.fromEntries(
    endpoints.endpoints
      .filter(({ deprecated }) => !deprecated)
      .map(({ method, path, auth, parameters, request_body: body, responses }) => [
        `${method} ${path}`,
        {
          auth,
          query: byName(
            parameters.filter((one) => one.in === 'query'),
            'name',
            ({ required }) => ({ required: Boolean(required) }),
          ),
          body: bodyOf(body?.schema),
          statuses: Object.keys(responses).map(Number),
        },
      ]),
  ),
};

const target = resolve(import.meta.dirname, '../tests/facts/facts.json');
writeFileSync(target, `${JSON.stringify(facts, null, 1)}\n`);
