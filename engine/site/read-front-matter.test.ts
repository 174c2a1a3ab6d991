import { expect, test } from 'vitest';
import { availabilitySchema } from '../model/availability.ts';
import { frontMatterSchema } from '../model/front-matter-schema.ts';
import { generalPageTypes, type PageTypes } from '../model/page-type.ts';
import { readFrontMatter } from './read-front-matter.ts';

const types: PageTypes = {
  ...generalPageTypes,
  berth: { subject: { key: 'pier', values: ['north', 'south'] }, advice: 'Say how deep it is.' },
};
const kinds = availabilitySchema.parse({
  roles: {
    label: 'Role',
    icon: 'M1 1h2',
    values: { owner: { label: 'Owners', means: 'Only owners can do it.' } },
  },
});
const schemas = new Map(Object.entries(types).map(([name, type]) => [name, frontMatterSchema(type, kinds)]));
const read = (text: string): ReturnType<typeof readFrontMatter> => {
  const source = {
    file: 'a.mdx',
    displayFile: 'a.mdx',
    lang: 'en',
    path: '/a/',
    text,
    format: 'mdx',
    hash: '',
  } as const;
  return readFrontMatter(source, 'content/a.mdx', schemas);
};
const messages = (text: string): string[] =>
  read(text).problems.map(({ file, line, message, hint }) => [`${file}:${line} ${message}`, hint].join(' ').trim());

test('reports an alias without an anchor instead of throwing', () => {
  expect(messages('---\n***\n---\n')).toEqual([
    expect.stringMatching(/^content\/a\.mdx:1 The front matter is not valid YAML: Unresolved alias/),
  ]);
});

test('what a page needs is checked against the configuration', () => {
  const page = (available: string) =>
    `---\ntype: landing\ntitle: A page\ndescription: A sentence that is long enough to be a description, which it is.\navailable: ${available}\n---\n`;
  expect(read(page('{ roles: owner }')).meta.available).toEqual({ roles: ['owner'] });
  expect(messages(page('{ roles: [ownr] }'))).toEqual([
    'content/a.mdx:5 Front matter `available.roles.0` must be owner; it is "ownr". Did you mean `owner`?',
  ]);
  expect(messages(page('{ role: owner }'))).toEqual([
    'content/a.mdx:5 Unknown front matter key `role`. `available` accepts: roles. Did you mean `roles`?',
  ]);
});

test('reports only missing keys as missing', () => {
  expect(messages('---\ntype: landing\n---\n')).toEqual([
    'content/a.mdx:1 Front matter `title` is missing.',
    'content/a.mdx:1 Front matter `description` is missing.',
  ]);
});

/** Front matter of a page of the site's own type. */
const berth = (...lines: string[]): string =>
  [
    '---',
    'type: berth',
    ...lines,
    'title: The north pier',
    `description: ${'How deep it is. '.repeat(4)}`,
    '---',
    '',
  ].join('\n');

test('reads the subject of a page whose type asks for one', () => {
  const { meta, problems } = read(berth('pier: south'));
  expect(problems).toEqual([]);
  expect(meta).toMatchObject({ type: 'berth', subject: 'south', title: 'The north pier' });
});

test.each([
  [
    berth('pier: nort'),
    'content/a.mdx:3 Front matter `pier` must be one that config/page-types.ts lists; it is "nort". Did you mean `north`?',
  ],
  [berth(), 'content/a.mdx:1 Front matter `pier` is missing.'],
  [
    berth('pier: north', 'peer: x'),
    'content/a.mdx:4 Unknown front matter key `peer`. A page of type `berth` accepts: type, pier, title, description, label, keywords, questions, sectionQuestions, related, available, replaced. Did you mean `pier`?',
  ],
  [
    '---\ntype: birth\n---\n',
    'content/a.mdx:2 Front matter `type` must be one of task, concept, reference, api, landing, berth; it is "birth". Did you mean `berth`?',
  ],
  [
    '---\ntype: constructor\n---\n',
    'content/a.mdx:2 Front matter `type` must be one of task, concept, reference, api, landing, berth; it is "constructor".',
  ],
  [
    '---\ntitle: A pier\n---\n',
    'content/a.mdx:1 Front matter `type` must be one of task, concept, reference, api, landing, berth; it is missing.',
  ],
  [
    '# A pier\n',
    'content/a.mdx:1 The page has no front matter. Begin the file with a line ---, then type, title and description, then another line ---.',
  ],
  [
    '---\ntype: berth\n\nText.\n',
    'content/a.mdx:1 The front matter begins here and never ends. Write a line with only --- below its last key.',
  ],
  [
    '---\ntype: berth\ntype: task\n---\n',
    'content/a.mdx:3 The front matter is not valid YAML: Map keys must be unique. Remove one of them.',
  ],
])('names file, line, key and what was probably meant: %j', (text, message) =>
  expect(messages(text)).toEqual([message]),
);
