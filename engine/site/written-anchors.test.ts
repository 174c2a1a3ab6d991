import { expect, it } from 'vitest';
import { writtenAnchors } from './written-anchors.ts';

const anchorFor = writtenAnchors([
  'See [target](config.md#build-target), [the same](#build-target) and <a href="/up#%C3%BCber-uns">us</a>.',
  '[kept](#part-two) [also](x.md#parttwo) [elsewhere](https://else.example/#step-one) [r]\n\n[r]: y.md#a-b-c',
]);

it.each([
  ['buildtarget', 'build-target'],
  ['uber-uns', 'über-uns'],
  ['a--b-c', 'a-b-c'],
])('a heading with the id %s gets the id that links use: %s', (id, written) => expect(anchorFor(id)).toBe(written));

it.each([['build-target'], ['part-two'], ['parttwo'], ['stepone'], ['nothing'], ['']])('the id %s stays', (id) =>
  expect(anchorFor(id)).toBeUndefined(),
);

it('reads a hostile text in a moment', () => {
  const started = performance.now();
  writtenAnchors(['](x'.repeat(300_000), '](#'.repeat(300_000), 'href="'.repeat(150_000)]);
  expect(performance.now() - started).toBeLessThan(20_000);
});
