import { describe, expect, it } from 'vitest';
import { blocks } from '../../../data/index.ts';
import { holds, operators, readRegex, readSize, writtenValue, type Operator, type Value } from './condition.ts';

type Case = readonly [value: Value, other: Value, result: boolean];
const cases: Record<Operator, readonly Case[]> = {
  'Equal to': [
    ['Pro', 'Pro', true],
    ['Pro', 'pro', false],
    ['Pro', ' Pro', false],
    ['12', '12.0', false],
    ['e\u0301', '\u00e9', true],
    [null, null, true],
    [null, '', false],
    ['', '', true],
    [['a', 'a'], 'a', true],
    [['a', 'b'], 'a', false],
    [['a', 'b'], ['a', 'b'], false],
    [[], 'a', true],
    ['a', ['a', 'a'], true],
  ],
  'Not equal': [
    ['Pro', 'pro', true],
    ['Pro', 'Pro', false],
    ['e\u0301', '\u00e9', false],
    [null, null, false],
    [null, '', true],
    [['a', 'b'], 'a', false],
    [['a', 'b'], 'c', true],
    [['a', 'b'], ['c', 'b'], false],
  ],
  Contains: [
    ['Hello World', 'hello', true],
    ['Hello World', '  WORLD ', true],
    ['Hello', 'help', false],
    ['Hello', '', false],
    ['', 'a', false],
    [null, 'a', false],
    ['Hello', ['x', 'ell'], true],
    [['Red', 'Blue'], 'Red', true],
    [['Red', 'Blue'], 'red', false],
    [['Red', 'Blue'], 'Re', false],
    [['Red', 'Blue'], ['Green', 'Blue'], true],
    [['Red'], ['Green'], false],
    [[], 'Red', false],
    [['Red'], null, true],
    [[], null, false],
  ],
  'Does not contain': [
    ['Hello World', 'hello', false],
    ['Hello', 'help', true],
    ['Hello', '', true],
    [null, 'a', true],
    [['Red', 'Blue'], 'red', true],
    [['Red', 'Blue'], 'Red', false],
    [['Red', 'Blue'], ['Green', 'Blue'], false],
    [[], 'Red', true],
  ],
  'Greater than': [
    ['12', '9', true],
    ['9', '9', false],
    ['1e3', '999', true],
    [' 12 ', '9', true],
    ['12 kilogram', '9', true],
    ['12 kilogram', '100', false],
    ['', '-1', true],
    ['2026-03-01', '2026-02-01', true],
    ['Hello World', 'Hello', true],
    ['abc', 'xyz', false],
    [null, '1', false],
    ['1', null, false],
    [['a', 'b', 'c'], '2', true],
    [['a', 'b', 'c'], 'two', false],
    [['a', 'b', 'c'], ['x', 'y'], true],
    ['3', ['x', 'y'], true],
    ['many', ['x', 'y'], false],
  ],
  'Greater or equal to': [
    ['9', '9', true],
    ['9', '9.1', false],
    ['abc', 'xyz', true],
    [['a', 'b'], '2', true],
    [null, '0', false],
  ],
  'Less than': [
    ['9', '12', true],
    ['9', '9', false],
    ['2026-02-01', '2026-03-01', true],
    ['', '1', true],
    [null, '1', false],
    [['a'], ['x', 'y'], true],
    [['a'], 'x', false],
  ],
  'Less or equal to': [
    ['9', '9', true],
    ['10', '9', false],
    [[], '0', true],
    [null, '1', false],
  ],
  'Is set': [
    ['a', '', true],
    [' ', '', true],
    ['0', '', true],
    ['', '', false],
    [null, 'a', false],
    [['a'], '', true],
    [[], '', false],
  ],
  'Is empty': [
    ['', 'a', true],
    [null, 'a', true],
    [[], 'a', true],
    [' ', '', false],
    [['a'], '', false],
  ],
  'Starts with': [
    ['+49 30 1234', '+49', true],
    [' Hello', 'HELLO ', true],
    ['Hello', 'ello', false],
    ['Hello', '', false],
    [null, 'a', false],
    [['hello', 'help'], 'hel', true],
    [['hello', 'yes'], 'hel', false],
  ],
  'Ends with': [
    ['mara@EXAMPLE.com ', '@example.com', true],
    ['a.com.org', '.com', false],
    ['Hello', '', false],
    [['a.com', 'b.com'], '.com', true],
    [['a.com', 'b.org'], '.com', false],
  ],
  'Matches regex': [
    ['Hello', '/hello/i', true],
    ['Hello', '/hello/', false],
    ['Hello', 'ell', true],
    ['Hello', 'hello', false],
    ['a/b', '/hello/s', false],
    ['x /b/s', '/b/s', true],
    ['AB-1234', '/^[A-Z]{2}-\\d{4}$/', true],
    ['AB-12345', '/^[A-Z]{2}-\\d{4}$/', false],
    ['a', '/(/', false],
    ['', '/.*/', false],
    [null, '/.*/', false],
    [['no', 'yes'], '/^yes$/', true],
    ['yes', ['/no/', '/y/'], true],
  ],
  'Does not match regex': [
    ['Hello', '/hello/', true],
    ['Hello', '/hello/i', false],
    ['', '/x/', false],
    [null, '/x/', false],
    [['no', 'yes'], '/^yes$/', false],
    [['no', 'nay'], '/^yes$/', true],
  ],
};

describe.each(operators)('%s', (operator) => {
  it.each(cases[operator])('%j and %j: %s', (value, other, result) => {
    expect(holds(operator, value, other)).toBe(result);
  });
});

it('knows the operators of the reference', () => {
  expect(operators).toEqual(blocks.operators.map((operator) => operator.name));
});

it('reports an invalid pattern only where the platform does', () => {
  expect(() => holds('Does not match regex', 'a', '/(/')).toThrow(SyntaxError);
  expect(holds('Matches regex', 'a', '/(/')).toBe(false);
});

it('reads a size as a number, then as a date, then as a length', () => {
  expect(readSize('12')).toEqual({ as: 'number', size: 12 });
  expect(readSize('')).toEqual({ as: 'number', size: 0 });
  expect(readSize('2026-03-01')).toEqual({ as: 'date', size: Date.UTC(2026, 2, 1) });
  expect(readSize('+12').as).not.toBe('number');
  expect(readSize('€12')).toEqual({ as: 'length', size: 3 });
  expect(readSize('12 kilogram').as).toBe('length');
});

it('reads slashes and flags', () => {
  expect(readRegex('/hello/gi')).toEqual({ pattern: 'hello', flags: 'gi', slashes: true });
  expect(readRegex('hello')).toEqual({ pattern: 'hello', flags: '', slashes: false });
  expect(readRegex('/hello/s')).toEqual({ pattern: '/hello/s', flags: '', slashes: false });
  expect(readRegex('//')).toEqual({ pattern: '//', flags: '', slashes: false });
});

it('treats the words null and undefined as no value', () => {
  expect([writtenValue('null'), writtenValue('undefined'), writtenValue('Null'), writtenValue('')]).toEqual([
    null,
    null,
    'Null',
    '',
  ]);
});
