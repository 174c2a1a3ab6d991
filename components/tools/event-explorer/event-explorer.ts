import { z } from 'zod';
import webhooksJson from '../../../data/webhooks.json' with { type: 'json' };
import websocketJson from '../../../data/websocket.json' with { type: 'json' };
import { webhooks, websocket } from '../../../data/index.ts';
import objectTexts from '../../../data/openapi/objects.json' with { type: 'json' };
import { objectPagePath } from '../../../openapi/api-paths.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { EventExplorer, type EventExplorerProps } from './EventExplorer.tsx';
import { withoutObjects, type EventRow, type Receiver } from './events.ts';

type Example = NonNullable<EventRow['example']>;

const objects = new Map([...webhooks.objects, ...websocket.objects].map((object) => [object.key, object]));

/** The object of an event, when it has a page. */
function objectOf(key: string): Pick<EventRow, 'object'> {
  const { name, schema = `event_${key}` } = objects.get(key) ?? { name: '' };
  return schema in objectTexts ? { object: { name, path: objectPagePath(schema) } } : {};
}

/** The examples as they are in the file, without the objects that have a page: what the event adds or changes. */
const shortened = (events: readonly object[]): Map<string, Example> =>
  new Map(
    (events as readonly { name: string; example?: Example }[]).flatMap(({ name, example }) =>
      example ? [[name, withoutObjects(example)]] : [],
    ),
  );

const account: Receiver = 'Account webhook';
const apiChannel: Receiver = 'API channel';
const assistant: Receiver = 'Assistant';
const inList = new Intl.ListFormat('en');

function webhookEvents(): EventRow[] {
  const examples = shortened(webhooksJson.events);
  const ofAssistant = new Set(webhooks.assistantEvents.map((event) => event.name));
  const rows = webhooks.events.map(({ name, when, since, object, ...goes }): EventRow => {
    const receivers: Receiver[] = [
      ...(goes.account ? [account] : []),
      ...(goes.apiChannel ? [apiChannel] : []),
      ...(ofAssistant.has(name) ? [assistant] : []),
    ];
    const who = inList.format([
      ...(goes.account ? ['account webhooks'] : []),
      ...(goes.apiChannel ? ['API channels'] : []),
      ...(ofAssistant.has(name) ? ['assistants'] : []),
    ]);
    const example = examples.get(name) as Example;
    return { name, when, who, receivers, ...(since ? { since } : {}), ...objectOf(object), example };
  });
  const names = new Set(rows.map((row) => row.name));
  return [
    ...rows,
    ...webhooks.assistantEvents
      .filter(({ name }) => !names.has(name))
      .map(({ name, meaning, object }): EventRow => ({
        name,
        when: meaning,
        who: 'assistants',
        receivers: [assistant],
        ...objectOf(object),
      })),
  ];
}

function websocketEvents(): EventRow[] {
  const examples = shortened(websocketJson.events);
  return websocket.events.map(({ name, meaning, recipients, contact, object }): EventRow => {
    const example = examples.get(name);
    return {
      name,
      when: meaning,
      who: recipients,
      receivers: contact ? ['Agents', 'Contacts'] : ['Agents'],
      ...objectOf(object),
      ...(example ? { example } : {}),
    };
  });
}

/** The parts of `data/` that the explorer needs. They are sent with the page that contains the explorer, not with the client. */
export function explorerProps(of: 'webhooks' | 'websocket'): EventExplorerProps {
  const events = of === 'webhooks' ? webhookEvents() : websocketEvents();
  return {
    events,
    receivers: of === 'webhooks' ? [account, apiChannel, assistant] : ['Agents', 'Contacts'],
  };
}

/**
 * `<EventExplorer of="webhooks" />` or `of="websocket"`: events with time, receiver and what their payload adds to an object, and a filter when
 * script runs.
 */
export const eventExplorer = defineLive({
  props: z.strictObject({ of: z.enum(['webhooks', 'websocket']) }).transform(({ of }) => explorerProps(of)),
  children: 'none',
  place: 'block',
  Component: EventExplorer,
});
