import { expect, test } from 'vitest';
import { maxQueryLength } from '../../search/adapter.ts';
import { nextOption } from './next-option.ts';
import { firstChoice, linkGroup, recentPages, resultGroups } from './options.ts';

const plain = (text: string) => [[text, false]] as const;

test('a page and its sections are options, with the query for highlighting', () => {
  const section = { id: 'a-b', title: [['A', true]] as const, trail: ['Top'], symptom: false, tab: 'Linux' };
  const lead = { ...section, id: '', trail: [], excerpt: plain('About X.') };
  const [group] = resultGroups(
    {
      ranked: true,
      complete: true,
      pages: [{ path: '/x/', title: plain('X'), place: ['Channels'], mark: 'M1 1', sections: [section, lead] }],
    },
    ' a&b <c> ',
    '/docs/',
  );
  expect(group?.page).toEqual({
    href: '/docs/x/?q=a%26b%20%3Cc%3E',
    title: plain('X'),
    place: ['Channels'],
    mark: 'M1 1',
    excerpt: plain('About X.'),
    hasExcerpt: true,
  });
  expect(group?.options.map(({ href }) => href)).toEqual(['/docs/x/?q=a%26b%20%3Cc%3E#a-b']);
  expect(group?.options[0]?.place).toEqual(['Top', 'Linux']);
});

test('a page of which only a section matches has no excerpt', () => {
  const section = { id: 'a', title: plain('A'), trail: [], symptom: false };
  const page = { path: '/x/', title: plain('X'), place: [], sections: [section] };
  expect(resultGroups({ ranked: false, complete: false, pages: [page] }, 'a', '/')[0]?.page?.hasExcerpt).toBe(false);
});

test('Enter opens the section that matches, unless the title or the beginning of its page does', () => {
  const section = { id: 'a', title: plain('A'), trail: [], symptom: false };
  const page = { path: '/x/', title: plain('X'), place: [], sections: [section] };
  const choiceIn = (changes: Partial<typeof page>): number =>
    firstChoice(resultGroups({ ranked: true, complete: true, pages: [{ ...page, ...changes }] }, 'a', '/'));
  expect(choiceIn({})).toBe(1);
  expect(choiceIn({ title: [['X', true]] as never })).toBe(0);
  expect(choiceIn({ sections: [section, { ...section, id: '' }] })).toBe(0);
  expect(choiceIn({ sections: [] })).toBe(0);
  expect(firstChoice([])).toBe(0);
});

test('recent pages are the stored ones except the current one; invalid lines are ignored', () => {
  expect(recentPages('/a/\tA\n/b/\tB\nnonsense\n', '/b/')).toEqual([['/a/', 'A']]);
  expect(recentPages(null, '/')).toEqual([]);
  expect(recentPages('javascript:alert(1)\tA', '/')).toEqual([]);
});

test('suggested pages link to their start; without pages there is no group', () => {
  expect(linkGroup('Recent', [['/a/', 'A']], '/docs/')[0]?.options[0]?.href).toBe('/docs/a/');
  expect(linkGroup('Recent', [], '/')).toEqual([]);
});

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowUp', -1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowLeft', 1, undefined],
])('%s from %i leads to %s', (key, from, to) => {
  expect(nextOption(key, from, 3)).toBe(to);
  expect(nextOption(key, from, 0)).toBeUndefined();
});

test.each([
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\r/elsewhere.example/',
  'javascript:x',
  'https://elsewhere.example/',
  '/a b/',
])('what is remembered never leads off the site: %j', (path) =>
  expect(recentPages(`${path}\tTitle\n/\tHome\n/a/b-c/\tA`, '/other/')).toEqual([
    ['/', 'Home'],
    ['/a/b-c/', 'A'],
  ]),
);

test('a query that was cut in a surrogate pair still gives valid links', () => {
  const page = { path: '/x/', title: plain('X'), place: [], sections: [] };
  const query = `${'a'.repeat(maxQueryLength - 1)}👩`;
  const [group] = resultGroups({ ranked: true, complete: true, pages: [page] }, query, '/');
  expect(group?.page?.href).toBe(`/x/?q=${'a'.repeat(maxQueryLength - 1)}`);
});
