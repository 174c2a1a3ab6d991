import websocketJson from './websocket.json' with { type: 'json' };
import { websocketSchema } from './websocket.schema.ts';
import webhooksJson from './webhooks.json' with { type: 'json' };
import { webhooksSchema } from './webhooks.schema.ts';
import assistantJson from './assistant.json' with { type: 'json' };
import { assistantSchema } from './assistant.schema.ts';
import blocksJson from './blocks.json' with { type: 'json' };
import { blocksSchema } from './blocks.schema.ts';
import channelsJson from './channels.json' with { type: 'json' };
import { channelsSchema } from './channels.schema.ts';
import emailJson from './email.json' with { type: 'json' };
import { emailSchema } from './email.schema.ts';
import environmentJson from './environment.json' with { type: 'json' };
import { environmentSchema } from './environment.schema.ts';
import { resolveObject } from './resolve-examples.ts';
import { parseFacts } from './parse-facts.ts';
import widgetJson from './widget.json' with { type: 'json' };
import { widgetSchema } from './widget.schema.ts';

/** Every fact file, parsed once. Text in it may hold brand tokens; see `src/model/brand-tokens.ts`. */
export const widget = parseFacts('widget.json', widgetSchema, widgetJson);
export const channels = parseFacts('channels.json', channelsSchema, channelsJson);
export const email = parseFacts('email.json', emailSchema, emailJson);
export const environment = parseFacts('environment.json', environmentSchema, environmentJson);
export const blocks = parseFacts('blocks.json', blocksSchema, blocksJson);
export const assistant = parseFacts('assistant.json', assistantSchema, assistantJson);

const webhookFacts = parseFacts('webhooks.json', webhooksSchema, webhooksJson);
const websocketFacts = parseFacts('websocket.json', websocketSchema, websocketJson);
const examples = new Map(webhookFacts.objects.flatMap(({ key, example }) => (example ? [[key, example] as const] : [])));

/** Webhooks, with whole example payloads. */
export const webhooks = {
  ...webhookFacts,
  events: webhookFacts.events.map((event) => ({ ...event, example: resolveObject(event.example, examples) })),
  objects: webhookFacts.objects.map((object) => (object.example ? { ...object, example: resolveObject(object.example, examples) } : object)),
};
/** The live connection, with whole example frames. */
export const websocket = {
  ...websocketFacts,
  events: websocketFacts.events.map((event) => (event.example ? { ...event, example: resolveObject(event.example, examples) } : event)),
};
