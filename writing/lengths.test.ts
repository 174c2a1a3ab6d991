import { expect, it } from 'vitest';
import { sentencesOf } from './lengths.ts';

it('splits at the end of sentences, not inside versions or file names', () => {
  expect(sentencesOf('Use version 4.15.1 or later. Then open app.js. “Save” it! (It helps.)')).toEqual([
    'Use version 4.15.1 or later.',
    'Then open app.js.',
    '“Save” it!',
    '(It helps.)',
  ]);
});
