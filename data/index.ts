import accessibilityJson from './accessibility.json' with { type: 'json' };
import { accessibilitySchema } from './accessibility.schema.ts';
import apiJson from './api.json' with { type: 'json' };
import { apiSchema } from './api.schema.ts';
import assistantJson from './assistant.json' with { type: 'json' };
import { assistantSchema } from './assistant.schema.ts';
import automationsJson from './automations.json' with { type: 'json' };
import { automationsSchema } from './automations.schema.ts';
import benchmarkJson from './benchmark.json' with { type: 'json' };
import { benchmarkSchema } from './benchmark.schema.ts';
import blocksJson from './blocks.json' with { type: 'json' };
import { blocksSchema } from './blocks.schema.ts';
import campaignsJson from './campaigns.json' with { type: 'json' };
import { campaignsSchema } from './campaigns.schema.ts';
import channelsJson from './channels.json' with { type: 'json' };
import { channelsSchema } from './channels.schema.ts';
import conversationsJson from './conversations.json' with { type: 'json' };
import { conversationsSchema } from './conversations.schema.ts';
import cookiesJson from './cookies.json' with { type: 'json' };
import { cookiesSchema } from './cookies.schema.ts';
import csatJson from './csat.json' with { type: 'json' };
import { csatSchema } from './csat.schema.ts';
import customAttributesJson from './custom-attributes.json' with { type: 'json' };
import { customAttributesSchema } from './custom-attributes.schema.ts';
import dashboardAppsJson from './dashboard-apps.json' with { type: 'json' };
import { dashboardAppsSchema } from './dashboard-apps.schema.ts';
import developmentJson from './development.json' with { type: 'json' };
import { developmentSchema } from './development.schema.ts';
import emailJson from './email.json' with { type: 'json' };
import { emailSchema } from './email.schema.ts';
import environmentJson from './environment.json' with { type: 'json' };
import { environmentSchema } from './environment.schema.ts';
import featuresJson from './features.json' with { type: 'json' };
import { featuresSchema } from './features.schema.ts';
import filtersJson from './filters.json' with { type: 'json' };
import { filtersSchema } from './filters.schema.ts';
import glossaryJson from './glossary.json' with { type: 'json' };
import { glossarySchema } from './glossary.schema.ts';
import helpCenterJson from './help-center.json' with { type: 'json' };
import { helpCenterSchema } from './help-center.schema.ts';
import interactiveJson from './interactive.json' with { type: 'json' };
import { interactiveSchema } from './interactive.schema.ts';
import knowledgeJson from './knowledge.json' with { type: 'json' };
import { knowledgeSchema } from './knowledge.schema.ts';
import languagesJson from './languages.json' with { type: 'json' };
import { languagesSchema } from './languages.schema.ts';
import limitsJson from './limits.json' with { type: 'json' };
import { limitsSchema } from './limits.schema.ts';
import notificationsJson from './notifications.json' with { type: 'json' };
import { notificationsSchema } from './notifications.schema.ts';
import providerErrorsJson from './provider-errors.json' with { type: 'json' };
import { providerErrorsSchema } from './provider-errors.schema.ts';
import reportsJson from './reports.json' with { type: 'json' };
import { reportsSchema } from './reports.schema.ts';
import rolesJson from './roles.json' with { type: 'json' };
import { rolesSchema } from './roles.schema.ts';
import shortcutsJson from './shortcuts.json' with { type: 'json' };
import { shortcutsSchema } from './shortcuts.schema.ts';
import slaJson from './sla.json' with { type: 'json' };
import { slaSchema } from './sla.schema.ts';
import templateVariablesJson from './template-variables.json' with { type: 'json' };
import { templateVariablesSchema } from './template-variables.schema.ts';
import webhooksJson from './webhooks.json' with { type: 'json' };
import { webhooksSchema } from './webhooks.schema.ts';
import websocketJson from './websocket.json' with { type: 'json' };
import { websocketSchema } from './websocket.schema.ts';
import widgetJson from './widget.json' with { type: 'json' };
import { widgetSchema } from './widget.schema.ts';
import workspaceJson from './workspace.json' with { type: 'json' };
import { workspaceSchema } from './workspace.schema.ts';
import { parseFacts } from './parse-facts.ts';
import { resolveObject } from './resolve-examples.ts';

/** Every fact file, parsed once. Text in it may contain brand tokens; see `engine/model/brand-tokens.ts`. */
export const accessibility = parseFacts('accessibility.json', accessibilitySchema, accessibilityJson);
export const api = parseFacts('api.json', apiSchema, apiJson);
export const assistant = parseFacts('assistant.json', assistantSchema, assistantJson);
export const automations = parseFacts('automations.json', automationsSchema, automationsJson);
export const benchmark = parseFacts('benchmark.json', benchmarkSchema, benchmarkJson);
export const blocks = parseFacts('blocks.json', blocksSchema, blocksJson);
export const campaigns = parseFacts('campaigns.json', campaignsSchema, campaignsJson);
export const channels = parseFacts('channels.json', channelsSchema, channelsJson);
export const conversations = parseFacts('conversations.json', conversationsSchema, conversationsJson);
export const cookies = parseFacts('cookies.json', cookiesSchema, cookiesJson);
export const csat = parseFacts('csat.json', csatSchema, csatJson);
export const customAttributes = parseFacts('custom-attributes.json', customAttributesSchema, customAttributesJson);
export const dashboardApps = parseFacts('dashboard-apps.json', dashboardAppsSchema, dashboardAppsJson);
export const development = parseFacts('development.json', developmentSchema, developmentJson);
export const email = parseFacts('email.json', emailSchema, emailJson);
export const environment = parseFacts('environment.json', environmentSchema, environmentJson);
export const features = parseFacts('features.json', featuresSchema, featuresJson);
export const filters = parseFacts('filters.json', filtersSchema, filtersJson);
export const glossary = parseFacts('glossary.json', glossarySchema, glossaryJson);
export const helpCenter = parseFacts('help-center.json', helpCenterSchema, helpCenterJson);
export const interactive = parseFacts('interactive.json', interactiveSchema, interactiveJson);
export const knowledge = parseFacts('knowledge.json', knowledgeSchema, knowledgeJson);
export const languages = parseFacts('languages.json', languagesSchema, languagesJson);
export const limits = parseFacts('limits.json', limitsSchema, limitsJson);
export const notifications = parseFacts('notifications.json', notificationsSchema, notificationsJson);
export const providerErrors = parseFacts('provider-errors.json', providerErrorsSchema, providerErrorsJson);
export const reports = parseFacts('reports.json', reportsSchema, reportsJson);
export const roles = parseFacts('roles.json', rolesSchema, rolesJson);
export const shortcuts = parseFacts('shortcuts.json', shortcutsSchema, shortcutsJson);
export const sla = parseFacts('sla.json', slaSchema, slaJson);
export const templateVariables = parseFacts('template-variables.json', templateVariablesSchema, templateVariablesJson);
export const widget = parseFacts('widget.json', widgetSchema, widgetJson);
export const workspace = parseFacts('workspace.json', workspaceSchema, workspaceJson);

const webhookFacts = parseFacts('webhooks.json', webhooksSchema, webhooksJson);
const websocketFacts = parseFacts('websocket.json', websocketSchema, websocketJson);
const examples = new Map(
  webhookFacts.objects.flatMap(({ key, example }) => (example ? [[key, example] as const] : [])),
);

/** Webhooks, with whole example payloads. */
export const webhooks = {
  ...webhookFacts,
  events: webhookFacts.events.map((event) => ({ ...event, example: resolveObject(event.example, examples) })),
  objects: webhookFacts.objects.map((object) =>
    object.example ? { ...object, example: resolveObject(object.example, examples) } : object,
  ),
};
/** The live connection, with whole example frames. */
export const websocket = {
  ...websocketFacts,
  events: websocketFacts.events.map((event) =>
    event.example ? { ...event, example: resolveObject(event.example, examples) } : event,
  ),
};
