import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('dates are in UTC, whatever the time zone of the input', () => {
  expect(formatDate('2026-03-09T23:30:00-05:00')).toEqual({
    date: 'March 10, 2026',
    exact: 'March 10, 2026, 04:30 UTC',
  });
});

test('an invalid time throws', () => {
  expect(() => formatDate('yesterday')).toThrow('“yesterday” is not an ISO 8601 time.');
});
