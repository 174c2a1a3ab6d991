import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['keywords', 'related', 'title', 'Tabs', 'Steps'];
it.each([
  ['keyword', 'keywords'],
  ['tilte', 'title'],
  ['tabs', 'Tabs'],
  ['Stepps', 'Steps'],
])('%s is nearest to %s', (name, expected) => expect(nearest(name, known)).toBe(expected));
it('finds nothing when nothing is near', () => {
  expect(nearest('summary', known)).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
});
