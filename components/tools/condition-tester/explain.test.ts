import { expect, it } from 'vitest';
import { operators, type Value } from './condition.ts';
import { explain } from './explain.ts';

it.each<[Parameters<typeof explain>[0], Value, Value, string, RegExp]>([
  ['Equal to', 'Pro', 'pro', 'false', /only in capitalization or in spaces/],
  ['Equal to', '12', '12.0', 'false', /compares numbers as text/],
  ['Not equal', null, '', 'true', /even from an empty one/],
  ['Equal to', 'a', 'a', 'true', /character for character/],
  ['Contains', ['Red'], 'red', 'false', /exactly the same/],
  ['Contains', 'a', '', 'false', /no text to look for/],
  ['Starts with', null, 'a', 'false', /no text to search/],
  ['Greater than', '12', '9', 'true', /number 12 and number 9\.$/],
  ['Greater than', '12 kilogram', '100', 'false', /length 11 and number 100. These are different kinds/],
  ['Less than', '2026-03-01', '2026-04-01', 'true', /date 2026-03-01 00:00 UTC/],
  ['Less than', ['a'], '2', 'true', /1 item and number 2/],
  ['Greater than', ['a'], 'two', 'false', /isn't a number/],
  ['Greater than', null, '2', 'false', /Without a value/],
  ['Is set', ' ', '', 'true', /1 character\./],
  ['Is empty', ['a', 'b'], '', 'false', /2 items/],
  ['Matches regex', 'Hello', 'ell', 'true', /Without slashes/],
  ['Matches regex', 'Hello', '/ell/', 'true', /Capitalization counts/],
  ['Matches regex', 'Hello', '/(/', 'false', /isn't valid/],
  ['Does not match regex', 'Hello', '/(/', 'error', /ends with an error/],
  ['Does not match regex', null, '/a/', 'false', /both regex operators are false/],
])('%s with %j and %j is %s', (operator, value, other, result, why) => {
  const verdict = explain(operator, value, other);
  expect(verdict.result).toBe(result);
  expect(verdict.why).toMatch(why);
});

it('has a sentence for every operator and every kind of value', () => {
  const values: Value[] = [null, '', 'a', '12', [], ['a', 'b']];
  for (const operator of operators)
    for (const value of values)
      for (const other of values)
        expect(explain(operator, value, other).why, `${operator} ${JSON.stringify([value, other])}`).toMatch(
          /^[A-Z“].*\.$/,
        );
});
