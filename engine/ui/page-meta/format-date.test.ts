import { expect, test } from 'vitest';
import { formatDate } from './format-date.ts';

test('dates are in UTC, whatever the time zone of the input', () => {
  expect(formatDate('2026-03-09T23:30:00-05:00')).toEqual({
    date: 'March 10, 2026',
    exact: 'March 10, 2026, 04:30 UTC',
  });
});

test('dates are in the language of the site', () => {
  expect(formatDate('2026-03-09T14:05:00Z', 'de').date).toBe('9. März 2026');
  expect(formatDate('2026-03-09T14:05:00Z', 'ar').date).toBe('9 مارس 2026');
});

test('an invalid time throws', () => {
  expect(() => formatDate('yesterday')).toThrow('“yesterday” is not an ISO 8601 time.');
});
