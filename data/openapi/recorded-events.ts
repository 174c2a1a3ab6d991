import { readdirSync, readFileSync } from 'node:fs';
import { webhooks, websocket } from '../index.ts';
import { fullest, isObject, type Json } from './recordings.ts';

type Message = { readonly event: string; readonly data: { readonly [name: string]: Json } };
/** What the platform sent at one step of a day in the shop. */
type Step = {
  readonly step: string;
  readonly deliveries: readonly {
    readonly receiver: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: { readonly [name: string]: Json };
  }[];
  readonly frames: readonly {
    readonly to: string;
    readonly frame: { readonly identifier?: string; readonly message?: Message | number };
  }[];
};

const folder = new URL('../../verification/recordings/events/', import.meta.url);

/** Every step of `verification/recordings/events/`, with URLs in brand words. */
const recordedSteps: readonly Step[] = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .toSorted()
  .map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8').replaceAll('{app-url}', '%app-url%')) as Step);

/** What webhooks, the API channel and the agent bot received of an event. */
export const deliveriesOf = (event: string): Step['deliveries'] =>
  recordedSteps.flatMap(({ deliveries }) => deliveries.filter(({ body }) => body['event'] === event));

/** The frames of the live connection with this event. */
export const framesOf = (event: string): Step['frames'][number]['frame'][] =>
  recordedSteps.flatMap(({ frames }) =>
    frames.flatMap(({ frame }) => (typeof frame.message === 'object' && frame.message.event === event ? [frame] : [])),
  );

/** The fullest recorded payload of each event of webhooks and of the live connection, by the event's name. */
export function recordedPayloads(): Record<string, Json> {
  const names = [...webhooks.events, ...webhooks.assistantEvents, ...websocket.events].map(({ name }) => name);
  return Object.fromEntries(
    [...new Set(names)].flatMap((name): [string, Json][] => {
      const sent = [...deliveriesOf(name).map(({ body }) => body), ...framesOf(name)] as Json[];
      return sent.length > 0 ? [[name, fullest(sent)]] : [];
    }),
  );
}

const objects = [...webhooks.objects, ...websocket.objects].map(({ key, schema = `event_${key}`, fields }) => ({
  schema,
  names: new Set(fields.map(({ name }) => name.split('.')[0] as string)),
  required: fields.flatMap(({ name, required }) => (required === false || name.includes('.') ? [] : [name])),
}));
/** What events add to an object. */
const added = new Set(['event', 'changed_attributes', 'previous_changes', 'performer', 'account_id']);

/** The fullest recorded value of each object of events, by the name of its schema. */
export function recordedEventObjects(): Record<string, Json> {
  const values = new Map<string, Json[]>();
  const read = (value: Json): void => {
    if (Array.isArray(value)) for (const item of value) read(item);
    if (!isObject(value)) return;
    for (const { schema, names, required } of objects) {
      const members = Object.entries(value).filter(([key]) => names.has(key) || !added.has(key));
      if (!members.every(([key]) => names.has(key)) || !required.every((key) => Object.hasOwn(value, key))) continue;
      values.set(schema, [...(values.get(schema) ?? []), Object.fromEntries(members)]);
    }
    for (const item of Object.values(value)) read(item);
  };
  for (const { deliveries, frames } of recordedSteps) {
    for (const { body } of deliveries) read(body);
    for (const { frame } of frames) if (typeof frame.message === 'object') read(frame.message.data);
  }
  return Object.fromEntries([...values].map(([schema, all]) => [schema, fullest(all)]));
}
