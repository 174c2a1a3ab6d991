import { expect, test } from 'vitest';
import { decodePostings, decodeTerms, encodePostings, encodeTerms, type Posting } from './postings.ts';

test('postings are decoded as they were encoded', () => {
  const postings: Posting[] = [
    { section: 0, count: 1 },
    { section: 1, count: 3 },
    { section: 77, count: 2 },
    { section: 123_456, count: 1 },
  ];
  expect(decodePostings(encodePostings(postings))).toEqual(postings);
  expect(decodePostings('')).toEqual([]);
});

test('JSON does not escape encoded postings', () => {
  const text = encodePostings(
    Array.from({ length: 500 }, (_, index): Posting => ({ section: index * index, count: 2 })),
  );
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('terms are decoded as they were encoded', () => {
  const terms = ['a', 'account', 'accounts', 'zebra', 'été'];
  expect(decodeTerms(encodeTerms(terms))).toEqual(terms);
});
