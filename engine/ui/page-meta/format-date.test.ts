import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('dates are in UTC, whatever zone the time names', () => {
  expect(formatDate('2026-03-09T23:30:00-05:00')).toEqual({
    date: 'March 10, 2026',
    exact: 'March 10, 2026, 04:30 UTC',
  });
});

test('what is no time is refused', () => {
  expect(() => formatDate('yesterday')).toThrow('“yesterday” is not an ISO 8601 time.');
});
