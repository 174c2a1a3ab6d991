import { describe, expect, it } from 'vitest';
import { messageProps } from './interactive-message-preview.ts';
import { inWords, readMessage } from './read-message.ts';

const { types, samples } = messageProps();
const read = (body: unknown) => readMessage(typeof body === 'string' ? body : JSON.stringify(body), types);
const withItems = (type: string, ...items: unknown[]) =>
  read({ content: 'Hello', content_type: type, content_attributes: { items } });

it('offers the content types of the API, each with a valid sample', () => {
  expect(types.map((type) => type.name).toSorted()).toEqual([
    'article',
    'cards',
    'form',
    'input_email',
    'input_select',
    'text',
  ]);
  for (const { name, json } of samples) {
    const { message, problems } = readMessage(json, types);
    expect(problems, name).toEqual([]);
    expect(message?.type).toBe(name);
  }
});

describe('readMessage', () => {
  it('treats a message without a type as text', () =>
    expect(read({ content: 'Hello' })).toEqual({
      message: { type: 'text', content: 'Hello', items: [] },
      problems: [],
    }));

  it.each<[string, unknown, RegExp]>([
    ['broken JSON', '{"content": ', /isn't valid JSON/],
    ['a list', [], /must be an object/],
    ['an unknown type', { content_type: 'buttons' }, /`content_type` must be one of .*`input_select`/],
    ['an empty text', { content: '' }, /`content` is empty/],
  ])('names %s', (_, body, message) => expect(read(body).problems.join(' ')).toMatch(message));

  it.each(['input_select', 'cards', 'form', 'article'])('requires items for %s', (type) => {
    expect(read({ content: 'Hello', content_type: type }).problems.join()).toMatch(/one or more objects/);
    expect(withItems(type).problems.join()).toMatch(/one or more objects/);
    expect(withItems(type, 'text').problems.join()).toMatch(/one or more objects/);
    expect(withItems(type, { title: 'a', oops: 1 }).problems.join()).toMatch(/`oops`.*isn't accepted/);
  });

  it('requires a button on every card, with everything the button needs', () => {
    expect(withItems('cards', { title: 'Lamp' }).problems).toEqual([
      'Item 1 has no button: `actions` needs at least one.',
    ]);
    expect(withItems('cards', { title: 'Lamp', actions: [{ type: 'link', text: 'View' }] }).problems.join()).toMatch(
      /no `uri`/,
    );
    expect(
      withItems('cards', { title: 'Lamp', actions: [{ type: 'postback', text: 'Choose' }] }).problems.join(),
    ).toMatch(/no `payload`/);
    expect(withItems('cards', { title: 'Lamp', actions: [{ type: 'call', text: 'Call' }] }).problems.join()).toMatch(
      /`link` or `postback`/,
    );
    expect(
      withItems('cards', {
        title: 'Lamp',
        actions: [{ type: 'link', text: 'View', uri: 'https://example.com', color: 'red' }],
      }).problems.join(),
    ).toMatch(/`color`/);
    expect(
      withItems('cards', { title: 'Lamp', actions: [{ type: 'link', text: 'View', uri: 'https://example.com' }] })
        .problems,
    ).toEqual([]);
  });

  it('requires a known type and a name for every field', () => {
    expect(withItems('form', { name: 'a', type: 'number' }).problems.join()).toMatch(/`text_area`/);
    expect(withItems('form', { type: 'text' }).problems.join()).toMatch(/no `name`/);
    expect(withItems('form', { name: 'a', type: 'select' }).problems.join()).toMatch(/without `options`/);
  });
});

it('describes the preview in words', () => {
  expect(inWords({ type: 'input_select', content: 'Which?', items: [{ title: 'A' }, { title: 'B' }] })).toBe(
    'A message in the chat: “Which?”, with options A, B.',
  );
  expect(inWords({ type: 'text', content: 'Hello', items: [] })).toBe('A message in the chat: “Hello”.');
});
