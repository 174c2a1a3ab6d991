import { URLPattern } from 'urlpattern-polyfill';
import { describe, expect, it } from 'vitest';
import { matchAddress, patternProblem, readPattern, type PatternClass } from './url-pattern.ts';
import { verifiedAnswer, verifiedCases } from './verified-cases.ts';

const Pattern = URLPattern as unknown as PatternClass;
const match = (pattern: string, address: string) => matchAddress(pattern, address, Pattern);
const result = (pattern: string, address: string): string => match(pattern, address).result;

describe.each(verifiedCases)('$pattern', ({ pattern, matches, not }) => {
  it.each(matches)('matches %s', (address) => {
    expect(result(pattern, address)).toBe('match');
    expect(verifiedAnswer(pattern, address)).toBe('match');
  });
  it.each(not)('does not match %s', (address) => {
    expect(result(pattern, address)).toBe('no match');
    expect(verifiedAnswer(pattern, address)).toBe('no match');
  });
});

/** The examples of the platform's facts. */
it.each([
  ['https://example.com/pricing', ['/pricing', '/pricing/', '/pricing?x=1'], ['/pricing/team']],
  ['https://example.com/pricing/', ['/pricing', '/pricing?x=1', '/pricing/team', '/pricing-old'], []],
  ['https://example.com/blog/*', ['/blog/first-post'], ['/blog']],
  ['https://example.com/app?x=1', ['/app?x=1'], ['/app']],
  ['https://example.com/', ['/'], ['/any/page']],
  ['https://example.com', ['/', '/a'], []],
])('%s', (pattern, matches, not) => {
  expect(matches.map((path) => result(pattern, `https://example.com${path}`))).toEqual(matches.map(() => 'match'));
  expect(not.map((path) => result(pattern, `https://example.com${path}`))).toEqual(not.map(() => 'no match'));
});

it('reads a trailing slash as anything after', () => {
  expect(readPattern('https://example.com/app/')).toBe('https://example.com/app*\\?*\\#*');
  expect(readPattern('https://example.com/app')).toBe('https://example.com/app');
});

it('takes wildcards, names, choices and groups of the standard', () => {
  expect(result('https://example.com/:page', 'https://example.com/pricing')).toBe('match');
  expect(result('https://example.com/:page', 'https://example.com/pricing/team')).toBe('no match');
  expect(result('https://example.com/(pricing|plans)', 'https://example.com/plans')).toBe('match');
  expect(result('http{s}?://example.com/app', 'http://example.com/app')).toBe('error');
  expect(result('https://example.com/shop{/sale}?', 'https://example.com/shop/sale/')).toBe('match');
  expect(result('https://example.com/App', 'https://example.com/app')).toBe('no match');
  expect(result('https://example.com/#top', 'https://example.com/#top')).toBe('match');
  expect(result('https://example.com/#top', 'https://example.com/')).toBe('no match');
});

it.each([
  ['https://example.com/app', 'http://example.com/app', 'It uses http, not https.'],
  ['https://example.com/app', 'https://www.example.com/app', 'The host www.example.com is not example.com.'],
  ['https://example.com/app', 'https://example.com/app/sub', 'The path /app/sub does not fit /app.'],
  ['https://example.com/app?x=1', 'https://example.com/app', 'The query ?x=1 is missing.'],
  ['https://example.com/app?x=1', 'https://example.com/app?x=2', 'The query ?x=2 does not fit ?x=1.'],
  ['https://example.com/app', 'https://example.com:8080/app', 'It has the port 8080.'],
  ['https://example.com:8080/app', 'https://example.com/app', 'The port is not 8080.'],
  ['https://example.com/app#top', 'https://example.com/app', 'The hash #top is missing.'],
  ['https://example.com/app', 'http://www.example.com/app', 'It uses http, not https; the host www.example.com is not example.com.'],
])('%s says why it does not match %s', (pattern, address, why) => expect(match(pattern, address)).toEqual({ result: 'no match', why }));

it('names what is wrong with a pattern or an address', () => {
  expect(patternProblem('example.com')).toMatch(/starts with http/);
  expect(patternProblem('/pricing')).toMatch(/starts with http/);
  expect(patternProblem('https://example.com/(', Pattern)).toMatch(/no valid pattern/);
  expect(patternProblem('https://example.com/*', Pattern)).toBeUndefined();
  expect(match('https://example.com', 'example.com')).toEqual({ result: 'error', why: expect.stringMatching(/no web address/) as string });
});
