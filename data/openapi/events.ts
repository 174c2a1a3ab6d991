import type { ApiEvents } from '../../openapi/events.ts';
import { webhooks, websocket } from '../index.ts';
import type { PayloadObject } from '../payload.schema.ts';
import description from './description.json' with { type: 'json' };
import recordedPayloads from './recorded-payloads.json' with { type: 'json' };

type Field = PayloadObject['fields'][number];
type Schema = Record<string, unknown>;

const objects = [...webhooks.objects, ...websocket.objects];
const keys = new Set(objects.map(({ key }) => key));
/** Name of an object's schema. The description has schemas that are called alike, a few of which are the same object. */
const schemaName = (key: string): string => objects.find((object) => object.key === key)?.schema ?? `event_${key}`;
const reference = (key: string): Schema => ({ $ref: `#/components/schemas/${schemaName(key)}` });

/** The schema of a type as `payload.schema.ts` explains them. @throws Error when it is no type and no object */
function typeSchema(type: string): Schema {
  if (type.includes(' | ')) {
    const all = type.split(' | ').map(typeSchema);
    // `string | null` in one line, as people write it.
    const plain = all.every((one) => Object.keys(one).join() === 'type');
    return plain ? { type: all.map((one) => one['type']) } : { anyOf: all };
  }
  const item = /^array<(.*)>$/.exec(type)?.[1];
  if (item !== undefined) return { type: 'array', items: typeSchema(item) };
  if (keys.has(type)) return reference(type);
  if (type === 'datetime') return { type: 'string', format: 'date-time' };
  if (['null', 'string', 'integer', 'number', 'boolean', 'object', 'array'].includes(type)) return { type };
  throw new Error(`A payload has the type ${type}, which is no type and no object.`);
}

function fieldSchema({ type, meaning, values }: Field): Schema {
  const schema = typeSchema(type);
  const nullable = [schema['type']].flat().includes('null');
  return {
    ...schema,
    ...(values ? { enum: [...values, ...(nullable ? [null] : [])] } : {}),
    description: meaning,
  };
}

/** An object with these fields. A dot in a name leads into an object: `meta.sender`. */
function objectSchema(fields: readonly Field[]): Schema {
  const properties: Record<string, Schema> = {};
  const outer = fields.filter(({ name }) => !name.includes('.'));
  for (const field of outer) properties[field.name] = fieldSchema(field);
  const dotted = fields.filter(({ name }) => name.includes('.'));
  const holders = [...new Set(dotted.map(({ name }) => name.slice(0, name.indexOf('.'))))];
  for (const holder of holders) {
    const inside = dotted
      .filter(({ name }) => name.startsWith(`${holder}.`))
      .map((field) => ({ ...field, name: field.name.slice(holder.length + 1) }));
    properties[holder] = { ...properties[holder], ...objectSchema(inside) };
  }
  const required = [
    ...outer.filter((field) => field.required !== false).map(({ name }) => name),
    ...holders.filter((holder) => !outer.some(({ name }) => name === holder)),
  ];
  return { type: 'object', properties, ...(required.length ? { required } : {}) };
}

const schemas: Record<string, Schema> = Object.fromEntries(
  objects.map(({ key, name, meaning, fields }) => [
    schemaName(key),
    { title: name, ...(meaning ? { description: meaning } : {}), ...objectSchema(fields) },
  ]),
);

const changedAttributes: Schema = {
  type: ['array', 'null'],
  items: {
    type: 'object',
    additionalProperties: {
      type: 'object',
      properties: { previous_value: {}, current_value: {} },
      required: ['previous_value', 'current_value'],
    },
  },
  description: webhooks.changedAttributes.meaning,
};

/** What the platform sent of an event; an event that wasn't recorded has the example of its facts, if there is one. */
const examplesOf = ({ name, example }: { name: string; example?: object | undefined }): object[] =>
  [(recordedPayloads as Record<string, object>)[name] ?? example].filter((payload) => payload !== undefined);

type WebhookEvent = {
  readonly name: string;
  readonly object: string;
  readonly label: string;
  readonly when: string;
  readonly changedAttributes?: boolean | undefined;
  readonly example?: object;
};
/** Every webhook event; two of them are sent only to assistants. */
const webhookEvents: WebhookEvent[] = [
  ...webhooks.events,
  ...webhooks.assistantEvents
    .filter(({ name }) => !webhooks.events.some((event) => event.name === name))
    .map((event) => ({ ...event, label: event.name, when: `${event.meaning} Sent to assistants only.` })),
];

/** The payload of an event: the object's fields and the name of the event. */
const webhookSchema = ({ name, object, changedAttributes: changes }: WebhookEvent): Schema => ({
  allOf: [
    reference(object),
    {
      type: 'object',
      properties: {
        event: { type: 'string', const: name, description: 'Name of the event.' },
        ...(changes ? { changed_attributes: changedAttributes } : {}),
      },
      required: ['event', ...(changes ? ['changed_attributes'] : [])],
    },
  ],
});

const webhookHeaders = webhooks.headers
  .filter(({ name }) => !['Accept', 'Content-Type'].includes(name))
  .map(({ name, meaning }) => ({ name, in: 'header', schema: { type: 'string' }, description: meaning }));

/** What arrives for an event of the live connection. */
const frameSchema = ({ name, object, extraFields = [] }: (typeof websocket.events)[number]): Schema => ({
  type: 'object',
  properties: {
    identifier: { type: 'string', description: 'The subscription, as it was sent: JSON as text.' },
    message: {
      type: 'object',
      properties: {
        event: { type: 'string', const: name, description: 'Name of the event.' },
        data: {
          allOf: [
            ...(object === 'none' ? [] : [reference(object)]),
            objectSchema([...websocket.commonFields, ...extraFields]),
          ],
        },
      },
      required: ['event', 'data'],
    },
  },
  required: ['identifier', 'message'],
});

const usedBelow = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map((match) => match[1] as string);
/** The schemas that a value refers to, and those that these refer to. */
function usedSchemas(value: unknown, used: Record<string, Schema> = {}): Record<string, Schema> {
  for (const name of usedBelow(value)) {
    if (used[name] || !schemas[name]) continue;
    used[name] = schemas[name];
    usedSchemas(schemas[name], used);
  }
  return used;
}

const messageName = (event: string): string => event.replaceAll('.', '_');
const messages = Object.fromEntries(
  websocket.events.map((event) => [
    messageName(event.name),
    {
      name: event.name,
      title: event.name,
      summary: event.meaning,
      description: `Sent to: ${event.recipients}.`,
      contentType: 'application/json',
      payload: frameSchema(event),
      ...Object.fromEntries(examplesOf(event).map((payload) => ['examples', [{ name: event.name, payload }]])),
    },
  ]),
);
const command = (name: string, summary: string, example: object): Schema => ({
  name,
  title: name,
  summary,
  contentType: 'application/json',
  payload: {
    type: 'object',
    properties: {
      command: { type: 'string', const: (example as Schema)['command'] },
      identifier: {
        type: 'string',
        contentMediaType: 'application/json',
        contentSchema: objectSchema(websocket.connection.identifierFields),
        description: 'JSON as text, not an object.',
      },
      ...('data' in example ? { data: { type: 'string', description: 'JSON as text, not an object.' } } : {}),
    },
    required: Object.keys(example),
  },
  examples: [{ name, payload: example }],
});
const commands = {
  subscribe: command('subscribe', 'Subscribes to the events of a contact or a user.', websocket.connection.subscribe),
  update_presence: command('update_presence', 'Says that you are still there.', websocket.presence.frame),
};
const [protocol, address = ''] = websocket.connection.url.split('://');
const inChannel = (name: string): Schema => ({ $ref: `#/channels/live/messages/${name}` });

/** What the platform sends on its own, made from the same facts as the tables of the guides. */
export const events: ApiEvents = {
  schemas: usedSchemas(webhookEvents.map(webhookSchema)),
  webhooks: Object.fromEntries(
    webhookEvents.map((event) => [
      event.name,
      {
        post: {
          operationId: `receive_${event.name}`,
          summary: event.label,
          description: event.when,
          tags: ['Webhooks'],
          security: [],
          parameters: webhookHeaders,
          requestBody: {
            required: true,
            content: {
              'application/json': {
                schema: webhookSchema(event),
                ...Object.fromEntries(examplesOf(event).map((example) => ['example', example])),
              },
            },
          },
          responses: { '2XX': { description: 'The event is received. The body is not read.' } },
        },
      },
    ]),
  ),
  asyncapi: {
    asyncapi: '3.0.0',
    info: {
      title: '%product% live events',
      version: description.info.version,
      description: 'What the live connection sends, and what you send to it.',
    },
    defaultContentType: 'application/json',
    servers: { app: { host: address.replace(/\/.*$/, ''), pathname: address.replace(/^[^/]*/, ''), protocol } },
    channels: {
      live: {
        address: null,
        title: websocket.connection.channel,
        messages: Object.fromEntries(
          [...Object.keys(messages), ...Object.keys(commands)].map((name) => [
            name,
            { $ref: `#/components/messages/${name}` },
          ]),
        ),
      },
    },
    operations: {
      sendEvent: {
        action: 'send',
        summary: 'Events that arrive.',
        channel: { $ref: '#/channels/live' },
        messages: Object.keys(messages).map(inChannel),
      },
      receiveCommand: {
        action: 'receive',
        summary: 'Commands that you send.',
        channel: { $ref: '#/channels/live' },
        messages: Object.keys(commands).map(inChannel),
      },
    },
    components: { schemas: usedSchemas(messages), messages: { ...messages, ...commands } },
  },
};
