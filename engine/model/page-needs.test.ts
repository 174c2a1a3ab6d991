import { expect, it } from 'vitest';
import { joinNeeds } from './page-needs.ts';

it('joins what the parts of a page need, each thing once and scripts in the order in which they start', () => {
  expect(
    joinNeeds([
      { styles: ['extra'], scripts: ['video'], frames: ['https://video.example'] },
      { styles: ['api', 'extra'], scripts: ['tabs', 'code'], hero: true },
    ]),
  ).toEqual({
    styles: ['api', 'extra'],
    scripts: ['tabs', 'code', 'video'],
    hero: true,
    frames: ['https://video.example'],
  });
});

it('has no key for what nothing needs', () => {
  expect(joinNeeds([{}, { scripts: [] }])).toEqual({});
});
