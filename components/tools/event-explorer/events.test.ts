import { describe, expect, it } from 'vitest';
import { webhooks, websocket } from '../../../data/index.ts';
import { explorerProps } from './event-explorer.ts';
import { findEvents, type Receiver } from './events.ts';

const hooks = explorerProps('webhooks');
const socket = explorerProps('websocket');
const names = (query: string, receiver: Receiver | '' = '', of = hooks): string[] =>
  findEvents(of.events, query, receiver).map((event) => event.name);

it('has every event once', () => {
  expect(hooks.events.map(({ name }) => name).toSorted()).toEqual(
    [...new Set([...webhooks.events, ...webhooks.assistantEvents].map(({ name }) => name))].toSorted(),
  );
  expect(socket.events.map(({ name }) => name)).toEqual(websocket.events.map(({ name }) => name));
});

it('says what an event adds to its object, and names the object instead of repeating it', () => {
  const event = (name: string, of = hooks) => of.events.find((one) => one.name === name);
  expect(event('conversation_created')).toMatchObject({
    object: { name: 'Conversation', path: '/api-reference/objects/event-conversation/' },
    example: { event: 'conversation_created' },
  });
  expect(Object.keys(event('contact_updated')?.example ?? {})).toEqual(['event', 'changed_attributes']);
  expect(event('message.updated', socket)?.example).toMatchObject({
    message: { data: { account_id: 1, status: 'read', previous_changes: { status: ['delivered', 'read'] } } },
  });
  expect(event('conversation.typing_on', socket)?.example).toMatchObject({
    message: { data: { conversation: {}, user: {}, is_private: false } },
  });
  expect(JSON.stringify([hooks, socket])).not.toContain('$of');
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
