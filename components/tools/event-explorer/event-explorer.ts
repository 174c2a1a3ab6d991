import { z } from 'zod';
import webhooksJson from '../../../data/webhooks.json' with { type: 'json' };
import websocketJson from '../../../data/websocket.json' with { type: 'json' };
import { webhooks, websocket } from '../../../data/index.ts';
import { defineLive } from '../../../engine/components/define.ts';
import { EventExplorer, type EventExplorerProps } from './EventExplorer.tsx';
import { usedObjects, type EventRow } from './events.ts';

type Example = NonNullable<EventRow['example']>;

/** The examples as they are in the file: those of `data/index.ts` are expanded and repeat one another. */
const unresolved = (events: readonly object[]): Map<string, Example> =>
  new Map(
    events.map((event) => [(event as { name: string }).name, (event as { example?: Example }).example as Example]),
  );
const objects: Record<string, Example> = Object.fromEntries(
  webhooksJson.objects.flatMap((object) => ('example' in object ? [[object.key, object.example as Example]] : [])),
);

const account = 'Account webhook';
const apiChannel = 'API channel';
const assistant = 'Assistant';
const inList = new Intl.ListFormat('en');

function webhookEvents(): EventRow[] {
  const examples = unresolved(webhooksJson.events);
  const ofAssistant = new Set(webhooks.assistantEvents.map((event) => event.name));
  const rows = webhooks.events.map(({ name, when, since, ...goes }): EventRow => {
    const receivers = [
      ...(goes.account ? [account] : []),
      ...(goes.apiChannel ? [apiChannel] : []),
      ...(ofAssistant.has(name) ? [assistant] : []),
    ];
    const who = inList.format([
      ...(goes.account ? ['account webhooks'] : []),
      ...(goes.apiChannel ? ['API channels'] : []),
      ...(ofAssistant.has(name) ? ['assistants'] : []),
    ]);
    return { name, when, who, receivers, ...(since ? { since } : {}), example: examples.get(name) as Example };
  });
  const known = new Set(rows.map((row) => row.name));
  return [
    ...rows,
    ...webhooks.assistantEvents
      .filter(({ name }) => !known.has(name))
      .map(({ name, meaning }): EventRow => ({ name, when: meaning, who: 'assistants', receivers: [assistant] })),
  ];
}

function websocketEvents(): EventRow[] {
  const examples = unresolved(websocketJson.events);
  return websocket.events.map(({ name, meaning, recipients, contact }): EventRow => {
    const example = examples.get(name);
    return {
      name,
      when: meaning,
      who: recipients,
      receivers: contact ? ['Agents', 'Contacts'] : ['Agents'],
      ...(example ? { example } : {}),
    };
  });
}

/** The parts of `data/` that the explorer needs. They are sent with the page that contains the explorer, not with the client. */
export function explorerProps(of: 'webhooks' | 'websocket'): EventExplorerProps {
  const events = of === 'webhooks' ? webhookEvents() : websocketEvents();
  const used = usedObjects(events, objects);
  return {
    events,
    receivers: of === 'webhooks' ? [account, apiChannel, assistant] : ['Agents', 'Contacts'],
    objects: Object.fromEntries(Object.entries(objects).filter(([key]) => used.has(key))),
  };
}

/**
 * `<EventExplorer of="webhooks" />` or `of="websocket"`: events with time, receiver and an example payload, and a filter when
 * script runs.
 */
export const eventExplorer = defineLive({
  props: z.strictObject({ of: z.enum(['webhooks', 'websocket']) }).transform(({ of }) => explorerProps(of)),
  children: 'none',
  place: 'block',
  Component: EventExplorer,
});
