import { URLPattern } from 'urlpattern-polyfill';
import { describe, expect, it } from 'vitest';
import { campaigns } from '../../../data/index.ts';
import { knownAnswer, matchAddress, patternProblem, readPattern, type PatternClass } from './url-pattern.ts';

const Pattern = URLPattern as unknown as PatternClass;
const match = (pattern: string, address: string) => matchAddress(pattern, address, Pattern);
const result = (pattern: string, address: string): string => match(pattern, address).result;

describe.each(campaigns.urlPatterns.cases)('$pattern', ({ pattern, matches, misses }) => {
  it.each(matches)('matches %s', (address) => expect(result(pattern, address)).toBe('match'));
  it.each(misses)('does not match %s', (address) => expect(result(pattern, address)).toBe('no match'));
});

/** More URLs than the examples have: paths on example.com, or whole URLs. */
it.each<[pattern: string, matches: string[], misses: string[]]>([
  [
    'https://example.com/app/',
    ['/app', '/app/', '/app?x=1', '/app#top', '/app/sub', '/application'],
    ['/', 'https://www.example.com/app'],
  ],
  [
    'https://example.com/app',
    ['/app', '/app/', '/app?x=1', '/app/?x=1#top'],
    ['/app/sub', '/application', 'http://example.com/app', 'https://www.example.com/app'],
  ],
  ['https://example.com/app/*', ['/app/sub', '/app/sub/page?x=1'], ['/app', '/app/', '/application']],
  ['https://example.com/app?x=1', ['/app?x=1', '/app/?x=1'], ['/app', '/app?x=2', '/app?x=1&y=2']],
  ['https://example.com/*', ['/', '/any/page', '/app?x=1'], ['https://www.example.com/', 'http://example.com/']],
  ['https://example.com/', ['/', '/?x=1'], ['/any/page']],
  ['https://example.com', ['/', '/a', '/any/page?x=1'], ['https://www.example.com/']],
  [
    'https://*.example.com/app',
    ['https://a.example.com/app', 'https://a.b.example.com/app'],
    ['/app', 'https://a.example.com/app/sub'],
  ],
  ['https://{*.}?example.com/', ['/', 'https://www.example.com/'], ['/any/page', 'https://www.example.com/any/page']],
  [
    'https://{*.}?example.com/*',
    ['/', 'https://www.example.com/any/page'],
    ['https://notexample.com/', 'http://www.example.com/'],
  ],
])('%s', (pattern, matches, misses) => {
  const whole = (address: string): string => (address.startsWith('/') ? `https://example.com${address}` : address);
  for (const address of matches) expect(result(pattern, whole(address)), address).toBe('match');
  for (const address of misses) expect(result(pattern, whole(address)), address).toBe('no match');
});

it('shows the known results before anything is loaded', () => {
  const { cases } = campaigns.urlPatterns;
  for (const { pattern, matches, misses } of cases) {
    for (const address of matches) expect(knownAnswer(cases, pattern, address)).toBe('match');
    for (const address of misses) expect(knownAnswer(cases, pattern, address)).toBe('no match');
  }
  expect(knownAnswer(cases, cases[0]?.pattern ?? '', 'https://unknown.example/')).toBeUndefined();
});

it('reads a trailing slash as anything after', () => {
  expect(readPattern('https://example.com/app/')).toBe('https://example.com/app*\\?*\\#*');
  expect(readPattern('https://example.com/app')).toBe('https://example.com/app');
});

it('supports wildcards, names, alternatives and groups of the standard', () => {
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
  ['https://example.com/app', 'https://www.example.com/app', 'The host is www.example.com, not example.com.'],
  ['https://example.com/app', 'https://example.com/app/sub', "The path /app/sub doesn't match /app."],
  ['https://example.com/app?x=1', 'https://example.com/app', 'The query ?x=1 is missing.'],
  ['https://example.com/app?x=1', 'https://example.com/app?x=2', "The query ?x=2 doesn't match ?x=1."],
  ['https://example.com/app', 'https://example.com:8080/app', 'It has the port 8080.'],
  ['https://example.com:8080/app', 'https://example.com/app', 'The port is not 8080.'],
  ['https://example.com/app#top', 'https://example.com/app', 'The hash #top is missing.'],
  [
    'https://example.com/app',
    'http://www.example.com/app',
    'It uses http, not https; the host is www.example.com, not example.com.',
  ],
])('%s says why it does not match %s', (pattern, address, why) =>
  expect(match(pattern, address)).toEqual({ result: 'no match', why }),
);

it('says what is wrong with a pattern or a URL', () => {
  expect(patternProblem('example.com')).toMatch(/starts with http/);
  expect(patternProblem('/pricing')).toMatch(/starts with http/);
  expect(patternProblem('https://example.com/(', Pattern)).toMatch(/isn't a valid pattern/);
  expect(patternProblem('https://example.com/*', Pattern)).toBeUndefined();
  expect(match('https://example.com', 'example.com')).toEqual({
    result: 'error',
    why: expect.stringMatching(/isn't a URL/) as string,
  });
});
