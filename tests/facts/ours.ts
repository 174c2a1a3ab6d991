import {
  api,
  automations,
  blocks,
  campaigns,
  channels,
  conversations,
  csat,
  customAttributes,
  environment,
  filters,
  interactive,
  languages,
  limits,
  notifications,
  roles,
  sla,
  webhooks,
  websocket,
  widget,
} from '../../data/index.ts';

const byName = <Item, Key extends keyof Item, Value>(items: readonly Item[], key: Key, pick: (item: Item) => Value) =>
  Object.fromEntries(items.map((item) => [String(item[key]), pick(item)]));
const names = (items: readonly { readonly name: string }[]): string[] => items.map(({ name }) => name);
const sorted = (items: readonly string[]): string[] => items.toSorted();
const or = <Value>(value: Value | undefined): Value | null => value ?? null;
const amount = (key: string): number | undefined => limits.limits.find((one) => one.key === key)?.amount;

/** Channels by their names in the extract. */
const theirChannel: Readonly<Record<string, string>> = {
  'whatsapp-cloud': 'whatsapp_cloud',
  'whatsapp-twilio': 'twilio_whatsapp',
  'whatsapp-360dialog': 'whatsapp_360dialog',
  'sms-twilio': 'twilio_sms',
  'sms-bandwidth': 'bandwidth_sms',
};
const theirBlock = (key: string): string =>
  key
    .replace(/^(bubble|input|integration)s\//, '$1/')
    .replace('input/text', 'input/text-input')
    .replace('hoorybot-link', 'link');

/** The facts of `data/` in the form of the extract. */
export const ours = {
  environment: {
    variables: byName(environment.variables, 'name', (one) => ({
      default: one.default === undefined ? or(one.defaultNote) : one.default,
      inExampleFile: one.inExampleFile,
      withExampleFile:
        (one.exampleFile && !one.exampleFile.commentedOut ? one.exampleFile.value : (one.default ?? one.defaultNote)) ||
        null,
      values: or(one.values),
    })),
    installationSettings: byName(environment.installationSettings, 'name', (one) => ({
      type: one.type,
      default: one.default === undefined ? or(one.defaultNote) : one.default,
      editable: one.editable,
    })),
  },
  webhooks: {
    timeoutSeconds: webhooks.delivery.timeoutSeconds,
    maxRedirects: webhooks.delivery.maxRedirects,
    attempts: Object.fromEntries(
      webhooks.kinds.filter(({ signed }) => signed).map(({ key, attempts }) => [key, attempts]),
    ),
    retryStatuses: webhooks.delivery.retryStatuses,
    headers: names(webhooks.headers),
    events: byName(webhooks.events, 'name', ({ account, apiChannel, since }) => ({
      account,
      apiChannel,
      since: or(since),
    })),
    assistantEvents: sorted(names(webhooks.assistantEvents)),
    objects: byName(webhooks.objects, 'key', ({ fields }) => names(fields)),
  },
  websocket: {
    channel: websocket.connection.channel,
    pingSeconds: websocket.connection.pingSeconds,
    typingTimeoutSeconds: websocket.connection.typingTimeoutSeconds,
    presence: {
      action: websocket.presence.action,
      user: { expiresSeconds: websocket.presence.user.expiresSeconds, variable: websocket.presence.user.variable },
      contact: {
        expiresSeconds: websocket.presence.contact.expiresSeconds,
        variable: websocket.presence.contact.variable,
      },
      statuses: websocket.presence.statuses,
    },
    events: byName(websocket.events, 'name', ({ contact, receivers }) => ({
      contact,
      receivers: receivers.map((name) => (name === 'all agents' ? 'agents' : name)),
    })),
    notificationTypes: names(websocket.notificationTypes),
  },
  widget: {
    settings: byName(widget.settings, 'name', (one) => ({
      type: one.type,
      default: one.default === undefined ? or(one.defaultNote) : one.default,
      values: or(one.values),
      since: or(one.since),
    })),
    methods: byName(widget.methods, 'name', (one) =>
      one.arguments.map(({ name, required, values }) => ({ name, required, values: or(values) })),
    ),
    userFields: names(widget.user.fields),
    atLeastOneOf: widget.user.atLeastOneOf,
    events: names(widget.events),
    cookies: byName(widget.cookies, 'name', ({ lifetime, sameSite, httpOnly }) => ({ lifetime, sameSite, httpOnly })),
    visitorTokenDays: widget.visitorToken.expiryDays,
    toWidget: sorted(names(widget.postMessage.toWidget)),
    fromWidget: sorted(names(widget.postMessage.fromWidget)),
    preChatFields: byName(widget.preChatForm.standardFields, 'name', ({ type, required, enabled }) => ({
      type,
      required,
      enabled,
    })),
    features: byName(widget.channelSettings.features, 'name', (one) => or(one.default)),
  },
  automations: {
    events: sorted(names(automations.events)),
    conditions: byName(automations.events, 'name', ({ conditions }) =>
      byName(conditions, 'key', ({ operators }) => sorted(operators)),
    ),
    actions: sorted(names(automations.actions)),
    macroActions: sorted(automations.macros.actions),
  },
  filters: {
    operators: byName(filters.operators, 'name', ({ needsValue }) => needsValue),
    daysBefore: [filters.daysBefore.min, filters.daysBefore.max],
    conversation: byName(filters.conversation, 'key', (one) => sorted([...one.operators, ...(one.apiOperators ?? [])])),
    contact: byName(filters.contact, 'key', (one) => sorted([...one.operators, ...(one.apiOperators ?? [])])),
    savedFilters: { types: filters.savedFilters.types, limit: filters.savedFilters.limitPerPerson },
  },
  conversations: {
    statuses: sorted(names(conversations.statuses)),
    priorities: conversations.priorities,
    sort: names(conversations.sort),
  },
  campaigns: {
    checkMinutes: campaigns.oneOff.checkMinutes,
    lateDays: campaigns.oneOff.lateDays,
    statuses: names(campaigns.oneOff.statuses),
    urlSchemes: campaigns.urlPatterns.schemes,
    urlCases: byName(campaigns.urlPatterns.cases, 'pattern', ({ matches, misses }) => ({ matches, misses })),
  },
  customAttributes: {
    types: byName(customAttributes.types, 'name', ({ number }) => number),
    models: byName(customAttributes.models, 'name', ({ number }) => number),
    reserved: customAttributes.reserved,
    limits: { string: customAttributes.limits.textCharacters, integer: customAttributes.limits.largestInteger },
  },
  csat: {
    ratings: csat.ratings.map(({ value, emoji }) => ({ value, emoji })),
    displayTypes: csat.displayTypes,
    defaultDisplayType: csat.defaultDisplayType,
  },
  sla: { fields: names(sla.fields), statuses: names(sla.statuses), enterprise: sla.dependsOnPlan },
  roles: {
    roles: names(roles.roles),
    customPermissions: names(roles.customRoles.permissions),
    availability: names(roles.availability),
  },
  limits: {
    attachmentMegabytes: amount('attachment'),
    attachments: amount('attachments'),
    pictureMegabytes: amount('picture'),
    messageCharacters: amount('message'),
    messagesPerMinute: amount('rate'),
    urlCharacters: amount('url'),
    greetingCharacters: amount('greeting'),
    outOfOfficeCharacters: amount('out-of-office'),
    savedFilters: amount('views'),
    throttles: limits.throttles.map(({ limit, period, variable }) => ({ limit, period, variable: or(variable) })),
  },
  notifications: names(notifications.types),
  interactive: byName(interactive.types, 'name', ({ number }) => number),
  languages: {
    codes: sorted(languages.languages.map(({ code }) => code)),
    off: sorted(languages.off),
    rightToLeft: sorted(languages.languages.filter((one) => one.rightToLeft).map(({ code }) => code)),
  },
  channels: byName(
    channels.channels.map((one) => ({ ...one, key: theirChannel[one.key] ?? one.key })),
    'key',
    ({ className, apiType, figures }) => ({
      className: or(className),
      apiType: or(apiType),
      characters: or(figures?.characters),
      statuses: or(figures?.statuses),
      replyTo: or(figures?.replyTo),
    }),
  ),
  integrations: byName(channels.integrations, 'key', ({ level, several }) => ({ level, several })),
  operators: names(blocks.operators),
  blocks: byName(
    blocks.blocks.map((one) => ({ ...one, key: theirBlock(one.key) })),
    'key',
    ({ settings }) =>
      byName(settings, 'name', (one) => ({ default: one.default === undefined ? or(one.defaultNote) : one.default })),
  ),
  api: Object.fromEntries(
    api.operations
      .filter(({ documented }) => documented !== false)
      .map(({ method, path, auth, query = [], body = [], response, errors }) => [
        `${method} ${path}`,
        {
          auth,
          query: byName(query, 'name', ({ required }) => ({ required: required ?? false })),
          body: byName(body, 'name', ({ required }) => ({ required: required ?? false })),
          statuses: [response.status, ...errors],
        },
      ]),
  ),
};
