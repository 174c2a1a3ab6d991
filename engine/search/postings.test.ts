import { expect, test } from 'vitest';
import { decodePostings, decodeTerms, encodePostings, encodeTerms, type Posting } from './postings.ts';

test('postings come back as they were', () => {
  const postings: Posting[] = [
    { section: 0, count: 1 },
    { section: 1, count: 3 },
    { section: 77, count: 2 },
    { section: 123_456, count: 1 },
  ];
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
  expect(decodePostings('')).toEqual([]);
});

test('they stand in JSON as they are', () => {
  const text = encodePostings(
    Array.from({ length: 500 }, (_, index): Posting => ({ section: index * index, count: 2 })),
  );
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('terms come back as they were', () => {
  const terms = ['a', 'account', 'accounts', 'zebra', 'été'];
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});
