import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { channels } from '../../data/index.ts';
import { channelFacts } from '../../data/tables/channel-cells.ts';
import { tables } from '../../data/tables.ts';
import { renderHtml, fakePageContext } from '../../tests/unit/fake-page-context.tsx';
import { ChannelFacts } from './ChannelFacts.tsx';

const withFigures = channels.channels.flatMap(({ key, figures }) => (figures ? [{ key, figures }] : []));

it('says what decides whether a channel will do', () => {
  const context = { ...fakePageContext(), tokens: { 'limit-attachment': '40 MB' } };
  const text = renderHtml(ChannelFacts, { of: 'telegram' }, undefined, context)
    .replace(/<\/dt>/g, ': ')
    .replace(/<\/dd>/g, '; ')
    .replace(/<[^>]+>/g, '');
  expect(text).toBe(
    'Start a conversation: No, the contact starts the conversation; Reply window: None; Longest message: 4,096 characters; ' +
      'File size: 5 MB to 40 MB, by kind; Receipts: None; ',
  );
});

it('reports a channel that nobody knows', () => {
  const context = fakePageContext();
  expect(renderHtml(ChannelFacts, { of: 'lime' }, undefined, context)).toBe('');
  expect(context.reports[0]?.hint).toBe('Did you mean “line”?');
});

it('says what the tables that compare all channels say', () => {
  const compared = tables['channels.features']?.();
  const files = tables['channels.attachments']?.();
  const labels = compared?.columns ?? [];
  for (const { key, cells } of compared?.rows ?? []) {
    const { figures } = withFigures.find((channel) => channel.key === key) ?? {};
    const facts = new Map(figures && channelFacts(figures, key));
    // The comparison says the same in fewer words.
    for (const { key: column, label } of labels)
      for (const word of facts.has(label) ? (cells[column] ?? '').split(', ') : [])
        expect(facts.get(label), `${key}: ${label}`).toContain(word);
    const kinds = Object.values(files?.rows.find((row) => row.key === key)?.cells ?? {}).join(' ');
    for (const [size] of facts.get('File size')?.matchAll(/\d+(?= to| MB)/g) ?? [])
      expect(kinds).toMatch(new RegExp(`\\b${size} MB`));
    for (const state of facts.get('Receipts')?.split(' and ') ?? [])
      if (state !== 'none') expect(cells[state], `${key}: ${state}`).toBe('yes');
  }
  expect(compared?.rows.length).toBeGreaterThan(8);
});

const content = join(import.meta.dirname, '../../content/product/channels');
const pages = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => readFileSync(join(content, file), 'utf8'));

it('is on the page of every channel with enough facts to compare', () => {
  const shown = withFigures.filter(({ key }) => pages.some((text) => text.includes(`<ChannelFacts of="${key}" />`)));
  const enough = withFigures.filter(
    ({ key, figures }) =>
      channelFacts(figures, key).length > 2 && pages.some((text) => text.includes(`\nchannel: ${key}\n`)),
  );
  expect(shown.map(({ key }) => key)).toEqual(enough.map(({ key }) => key));
});
