import { describe, expect, it } from 'vitest';
import { webhooks, websocket } from '../../../data/index.ts';
import { explorerProps } from './event-explorer.ts';
import { findEvents, payloadText } from './events.ts';

const hooks = explorerProps('webhooks');
const socket = explorerProps('websocket');
const names = (query: string, receiver = '', of = hooks): string[] =>
  findEvents(of.events, query, receiver).map((event) => event.name);

it('has every event once', () => {
  expect(hooks.events.map(({ name }) => name).toSorted()).toEqual(
    [...new Set([...webhooks.events, ...webhooks.assistantEvents].map(({ name }) => name))].toSorted(),
  );
  expect(socket.events.map(({ name }) => name)).toEqual(websocket.events.map(({ name }) => name));
});

it.each([
  ['webhooks', hooks, webhooks.events],
  ['websocket', socket, websocket.events],
] as const)('%s: fills the objects in as data/ does', (_, { events, objects }, whole) => {
  for (const event of events) {
    const example = whole.find(({ name }) => name === event.name)?.example;
    if (event.example) expect(JSON.parse(payloadText(event.example, objects)), event.name).toEqual(example);
    else expect(example, event.name).toBeUndefined();
  }
});

describe('findEvents', () => {
  it('treats dots, underscores and spaces as equal', () => {
    expect(names('conversation typing')).toEqual(['conversation_typing_on', 'conversation_typing_off']);
    expect(names('message.created')).toEqual(['message_created']);
    expect(names('typing_on', '', socket)).toEqual(['conversation.typing_on']);
  });
  it('filters by receiver', () => {
    expect(names('', 'API channel')).toEqual(
      webhooks.events.filter((event) => event.apiChannel).map(({ name }) => name),
    );
    expect(names('', 'Assistant').toSorted()).toEqual(webhooks.assistantEvents.map(({ name }) => name).toSorted());
    expect(names('', 'Contacts', socket)).toEqual(
      websocket.events.filter((event) => event.contact).map(({ name }) => name),
    );
    expect(names('', 'Agents', socket)).toHaveLength(websocket.events.length);
  });
  it('finds nothing for nonsense', () => expect(names('no such event')).toEqual([]));
});
