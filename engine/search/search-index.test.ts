import { expect, test } from 'vitest';
import { makeSearchFiles, type SearchPage } from './make-search-files.ts';
import type { Section } from '../model/section.ts';
import { parseQuery } from './parse-query.ts';
import { findPages } from './rank.ts';
import { SearchIndex } from './search-index.ts';

const section = (title: string, text: string, more: Partial<Section> = {}): Section => ({
  id: title.toLowerCase().replaceAll(' ', '-'),
  title,
  trail: [],
  text,
  ...more,
});
const page = (
  name: string,
  title: string,
  sections: readonly Section[],
  more: Partial<SearchPage> = {},
): SearchPage => ({
  path: `/${name}/`,
  title,
  description: `About ${title}.`,
  keywords: [],
  guide: 0,
  place: [],
  sections,
  ...more,
});

const pages = [
  page('webhooks', 'Webhooks', [
    section('Add the webhook', 'The secret appears once. Copy it.'),
    section('Events', 'conversation_status_changed is sent when it is resolved.'),
  ]),
  page('canned', 'Canned responses', [section('Write one', 'A short code and a text.')], { keywords: ['snippet'] }),
  page('channels', 'Channels', [section('Add a channel', 'Choose where customers write from.')]),
  page('hmac', 'Identity validation', [
    section('Troubleshooting', ''),
    section(
      '401 with “HMAC failed: Invalid Identifier Hash Provided”',
      'Because the hash does not belong to this key.',
      { symptom: true, trail: ['Troubleshooting'] },
    ),
  ]),
  page('wait', 'Wait block', [section('Settings', 'A short wait before the next message. X-Acme-Signature')], {
    guide: 1,
  }),
  page('weight', 'Weight', [section('Scales', 'Heavy things.')], { questions: { '': ['rivaldesk balance'] } }),
];
const files = makeSearchFiles(pages, [
  'channel = inbox',
  'canned response = saved reply, quick response',
  'rivaldesk >',
]);
const index = new SearchIndex(files.documents);
for (const [, terms] of files.terms) index.addTerms(terms);
const find = (query: string, guide?: number): string[] =>
  findPages(index, parseQuery(query), guide).pages.map(({ page: at }) => index.pages[at]?.path ?? '');
const bestSection = (query: string): string | undefined => {
  const best = findPages(index, parseQuery(query)).pages[0]?.sections[0];
  return best && index.sections[best.section]?.title;
};

test.each([
  ['WEBHOOK secret', 'Add the webhook'],
  ['conversation_status_changed', 'Events'],
  ['conversationStatusChanged', 'Events'],
  ['status changed', 'Events'],
  ['HMAC failed', '401 with “HMAC failed: Invalid Identifier Hash Provided”'],
  ['HMAC failed: Invalid Identifier Hash Provided', '401 with “HMAC failed: Invalid Identifier Hash Provided”'],
  ['X-Acme-Signature', 'Settings'],
])('%s finds its section', (query, title) => {
  expect(bestSection(query)).toBe(title);
});

test.each([
  ['webook', '/webhooks/'],
  ['web hook', '/webhooks/'],
  ['cannde respones', '/canned/'],
  ['inbox', '/channels/'],
  ['saved reply', '/canned/'],
  ['snippet', '/canned/'],
  ['webh', '/webhooks/'],
  ['how do I add a channel', '/channels/'],
  ['addchannel', '/channels/'],
  ['rivaldesk saved reply', '/canned/'],
])('%s is found', (query, path) => {
  expect(find(query)[0]).toBe(path);
});

test('exact matches come before similar words', () => {
  expect(find('wait')).toEqual(['/wait/']);
  expect(find('weight')).toEqual(['/weight/']);
});

test('a search in a guide finds only pages of the guide', () => {
  expect(find('wait', 0)).toEqual([]);
  expect(find('wait', 1)).toEqual(['/wait/']);
});

test.each([
  ['nothing', '', []],
  ['spaces', '   ', []],
  ['signs', '"<>/\\&%$', []],
  ['emoji', '😀🎉', []],
  ['right to left', 'مرحبا بالعالم', []],
  ['a book', 'wait '.repeat(2000), ['/wait/']],
  ['names of object members', '__proto__ constructor toString', []],
])('unusual input: %s', (_, query, found) => expect(find(query)).toEqual(found));

test('ids that differ from the title are stored, and so is the trail', () => {
  const made = makeSearchFiles([
    page('a', 'A page', [
      section('Top', 'x', { id: 'other' }),
      section('Below', 'y', { trail: ['Top'], tab: 'Linux' }),
      section('It fails', 'z', { symptom: true, trail: ['Top', 'Below'] }),
    ]),
  ]);
  const read = new SearchIndex(made.documents);
  expect(read.sections.map(({ id, trail, tab, symptom }) => [id, trail.join('/'), tab, symptom])).toEqual([
    ['', '', undefined, false],
    ['other', '', undefined, false],
    ['below', 'Top', 'Linux', false],
    ['it-fails', 'Top/Below', undefined, true],
  ]);
});

test('a page has its mark, which is stored once for all pages that share it', () => {
  const { documents } = makeSearchFiles([
    page('a', 'A task', [], { mark: 'M1 1' }),
    page('b', 'A channel', [], { mark: 'M2 2' }),
    page('c', 'Another task', [], { mark: 'M1 1' }),
    page('d', 'A page', []),
  ]);
  expect(documents.marks).toEqual(['M1 1', 'M2 2']);
  expect(new SearchIndex(documents).pages.map(({ mark }) => mark)).toEqual(['M1 1', 'M2 2', 'M1 1', undefined]);
});

test('a word inside another one is found: hook in webhook', () => {
  expect(find('hook')[0]).toBe('/webhooks/');
  expect(find('hooks')[0]).toBe('/webhooks/');
  // Too many words contain any three letters.
  expect(find('ook')).toEqual([]);
});

test('the words of a compound are found apart, in different sections too', () => {
  expect(find('webhooksevents')).toEqual(find('webhooks events'));
});

test('what is asked in two ways comes before what is asked in one', () => {
  const made = makeSearchFiles([
    page('once', 'Prices', [], { questions: { '': ['a heavy parcel', 'the cost of an island'] } }),
    page('twice', 'Scales', [], { questions: { '': ['a heavy parcel', 'parcels that are heavy'] } }),
  ]);
  const read = new SearchIndex(made.documents);
  for (const [, terms] of made.terms) read.addTerms(terms);
  expect(findPages(read, parseQuery('heavy parcel')).pages.map(({ page: at }) => at)).toEqual([1, 0]);
});
