import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const known = ['keywords', 'related', 'title', 'Tabs', 'Steps'];
it.each([
  ['keyword', 'keywords'],
  ['tilte', 'title'],
  ['tabs', 'Tabs'],
  ['Stepps', 'Steps'],
])('%s is nearest to %s', (name, expected) => expect(nearest(name, known)).toBe(expected));
it('counts a swap of two neighbors once, and the last letter as much as the first', () => {
  expect(nearest('abcedf', ['abcdef', 'abcxyf'])).toBe('abcdef');
  expect(nearest('/guide/insatll/', ['/guide/install/', '/guide/instance/'])).toBe('/guide/install/');
});
it('finds nothing when nothing is near', () => {
  expect(nearest('summary', known)).toBeUndefined();
  expect(nearest('x', [])).toBeUndefined();
  expect(nearest('/guide/nope/', ['/guide/bad2/'])).toBeUndefined();
  expect(nearest('/one/two/three/four/five/', ['/one/two/three/sixteen/seventeen/'])).toBeUndefined();
});
