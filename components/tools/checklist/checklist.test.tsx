import { expect, it } from 'vitest';
import { checklist } from './checklist.ts';
import { readDone } from './read-done.ts';

const items = [
  { do: 'Create your account', href: '/account/' },
  { do: 'Add a channel', href: '/channel/', result: 'Its name is in the sidebar.' },
];

it('takes a list of things to do, each with its own page', () => {
  expect(checklist.props.safeParse({ list: 'first-day', title: 'First day', items }).success).toBe(true);
  const twice = checklist.props.safeParse({ list: 'first-day', title: 'First day', items: [items[0], items[0]] });
  expect(twice.error?.issues[0]?.message).toBe('Link each page once.');
});

it('reads what is done, and takes anything else for nothing', () => {
  expect(readDone('["/account/"]')).toEqual(['/account/']);
  for (const stored of [null, '', '{', '{}', '"/account/"', '[1, null]']) expect(readDone(stored)).toEqual([]);
});
