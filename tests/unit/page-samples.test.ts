import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dashboardApps, interactive, webhooks, websocket } from '../../data/index.ts';

const pages = resolve(import.meta.dirname, '../../content/product');

/** JSON samples of a page by the title of their fence. */
function samplesOf(page: string): Map<string, unknown> {
  const text = readFileSync(resolve(pages, `${page}.mdx`), 'utf8');
  return new Map(
    [...text.matchAll(/^```json title="([^"]+)".*\n([\s\S]*?)^```/gm)].map(([, title, code]) => [
      title as string,
      JSON.parse(code as string) as unknown,
    ]),
  );
}

describe('interactive messages', () => {
  const samples = samplesOf('others/interactive-messages');
  test.each(interactive.types.flatMap(({ name, sample }) => (sample ? [[name, sample] as const] : [])))(
    '%s: the page shows the sample of data/',
    (name, sample) => expect(samples.get(name)).toEqual(sample),
  );
});

describe('webhook payloads', () => {
  const example = (name: string) => webhooks.events.find((event) => event.name === name)?.example;
  test('a whole payload is that of data/', () =>
    expect(samplesOf('features/webhooks').get('contact_updated')).toEqual(example('contact_updated')));
  test.each(['conversation_typing_on', 'conversation_updated'])(
    '%s: a shortened payload is a part of that of data/',
    (name) => {
      const sample = samplesOf('others/webhook-events').get(`${name}, shortened`);
      expect(sample).toBeDefined();
      expect(example(name)).toMatchObject(sample as object);
    },
  );
});

test.each(['conversation.typing_on', 'message.updated'])(
  'live event %s: the page shows a part of the frame of data/',
  (name) => {
    const sample = samplesOf('others/websocket-events').get(`${name}, shortened`) as { message?: object };
    const frame = websocket.events.find((event) => event.name === name)?.example;
    expect(sample).toBeDefined();
    expect(frame).toMatchObject({ message: sample.message ?? sample });
  },
);

test('dashboard apps are told what data/ lists', () => {
  const context = samplesOf('others/dashboard-apps').get('message.data, parsed') as {
    event: string;
    data: Record<string, Record<string, unknown>>;
  };
  expect(context.event).toBe(dashboardApps.event);
  expect(Object.keys(context.data)).toEqual(dashboardApps.context.map(({ key }) => key));
  for (const { key, fields } of dashboardApps.context) {
    const named = new Set(fields.map(({ name }) => name.split('.')[0]));
    expect(
      Object.keys(context.data[key] ?? {}).filter((name) => !named.has(name)),
      key,
    ).toEqual([]);
  }
});
