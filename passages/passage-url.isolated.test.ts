import { expect, test } from 'vitest';
import { textDirective } from './passage-url.ts';

test('words are encoded, and so are the signs that mean something in a directive', () => {
  expect(textDirective({ textStart: 'a-b, c & d', textEnd: 'größe' })).toBe('a%2Db%2C%20c%20%26%20d,gr%C3%B6%C3%9Fe');
  expect(textDirective({ prefix: 'well-known', textStart: 'x', suffix: '-y' })).toBe('well%2Dknown-,x,-%2Dy');
});
