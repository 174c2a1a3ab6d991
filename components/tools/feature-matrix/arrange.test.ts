import { expect, it } from 'vitest';
import { channels as facts } from '../../../data/index.ts';
import { arrange } from './arrange.ts';
import { channelMatrix } from './feature-matrix.ts';

const { channels, features, shown } = channelMatrix();

it('has every channel with messages, and an answer to each feature', () => {
  expect(channels.map(({ key }) => key)).toEqual(
    facts.channels.filter((channel) => channel.figures && !channel.variantOf).map(({ key }) => key),
  );
  expect(features.map(({ key }) => key)).toEqual([
    'start',
    'window',
    'length',
    'states',
    'replyTo',
    'options',
    'campaigns',
    'templates',
    'image',
    'audio',
    'video',
    'documents',
  ]);
  for (const channel of channels) {
    expect(channel.route, channel.key).toMatch(/^\/.+\/$/);
    expect(channel.name, channel.key).not.toBe('');
    expect(Object.keys(channel.answers).toSorted(), channel.key).toEqual(features.map(({ key }) => key).toSorted());
    // The cells are text with code in backticks and no other markup.
    for (const answer of Object.values(channel.answers))
      expect(answer.replace(/`[^`]+`/g, 'code')).toMatch(/^[^`*[\]{}]+$/);
  }
  for (const key of shown) expect(features.map((feature) => feature.key)).toContain(key);
});

it('puts many channels in rows', () => {
  const { head, rows } = arrange(channels, features, [], ['length', 'start']);
  expect(head.map(({ text }) => text)).toEqual(['Channel', 'Write first', 'Longest message']);
  expect(rows).toHaveLength(channels.length);
  expect(rows[1]).toMatchObject({ heading: { text: 'Email' }, cells: ['yes', '25,000 characters'] });
});

it('puts up to three channels side by side, in their own order', () => {
  const { head, rows } = arrange(channels, features, ['line', 'website'], ['length']);
  expect(head.map(({ text }) => text)).toEqual(['Feature', 'Website', 'LINE']);
  expect(rows).toEqual([
    { heading: { key: 'length', text: 'Longest message' }, cells: ['10,000 characters', '2,000 characters'] },
  ]);
});

it('shows everything when nothing is selected', () => {
  expect(arrange(channels, features, ['line'], []).rows).toHaveLength(features.length);
});
