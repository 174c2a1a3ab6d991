import { expect, test } from 'vitest';
import { nextOption } from './next-option.ts';
import { recentGroup, resultGroups } from './options.ts';

test('a result leads to its section, with the query for the marks', () => {
  const section = { id: 'a-b', title: [['A', true]] as const, trail: ['Top'], symptom: false, tab: 'Linux' };
  const [group] = resultGroups(
    {
      complete: true,
      pages: [{ path: '/x/', title: [['X', false]], guide: 'Guide', sections: [section, { ...section, id: '' }] }],
    },
    ' a&b <c> ',
    '/docs/',
  );
  expect(group?.options.map(({ href }) => href)).toEqual([
    '/docs/x/?q=a%26b%20%3Cc%3E#a-b',
    '/docs/x/?q=a%26b%20%3Cc%3E',
  ]);
  expect(group?.options[0]?.trail).toEqual(['Top', 'Linux']);
});

test('recent pages are what was stored, the open page left out; anything else in the storage is no page', () => {
  expect(recentGroup('/a/\tA\n/b/\tB\nnonsense\n', '/b/', '/')?.options.map(({ href }) => href)).toEqual(['/a/']);
  expect(recentGroup(null, '/', '/')).toBeUndefined();
  expect(recentGroup('javascript:alert(1)\tA', '/', '/')).toBeUndefined();
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
