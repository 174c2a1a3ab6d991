/** Patterns with addresses that match and addresses that do not, as established with the widget's own rule. */
export type VerifiedCase = { readonly pattern: string; readonly meaning: string; readonly matches: readonly string[]; readonly not: readonly string[] };

export const verifiedCases: readonly [VerifiedCase, ...VerifiedCase[]] = [
  {
    pattern: 'https://example.com/app/',
    meaning: 'Everything whose path starts with /app',
    matches: ['https://example.com/app', 'https://example.com/app/', 'https://example.com/app?x=1', 'https://example.com/app#top', 'https://example.com/app/sub', 'https://example.com/application'],
    not: ['https://example.com/', 'https://www.example.com/app'],
  },
  {
    pattern: 'https://example.com/app',
    meaning: 'One page, with any query or hash',
    matches: ['https://example.com/app', 'https://example.com/app/', 'https://example.com/app?x=1', 'https://example.com/app#top'],
    not: ['https://example.com/app/sub', 'https://example.com/application', 'http://example.com/app', 'https://www.example.com/app'],
  },
  {
    pattern: 'https://example.com/app/*',
    meaning: 'Pages below /app, without /app itself',
    matches: ['https://example.com/app/sub', 'https://example.com/app/sub/page?x=1'],
    not: ['https://example.com/app', 'https://example.com/app/', 'https://example.com/application'],
  },
  {
    pattern: 'https://example.com/app?x=1',
    meaning: 'One page with exactly this query',
    matches: ['https://example.com/app?x=1', 'https://example.com/app/?x=1'],
    not: ['https://example.com/app', 'https://example.com/app?x=2', 'https://example.com/app?x=1&y=2'],
  },
  {
    pattern: 'https://example.com/*',
    meaning: 'Every page of the site',
    matches: ['https://example.com/', 'https://example.com/any/page', 'https://example.com/app?x=1'],
    not: ['https://www.example.com/', 'http://example.com/'],
  },
  {
    pattern: 'https://example.com/',
    meaning: 'The home page',
    matches: ['https://example.com/', 'https://example.com/?x=1'],
    not: ['https://example.com/any/page'],
  },
  {
    pattern: 'https://example.com',
    meaning: 'Every page of the site',
    matches: ['https://example.com/', 'https://example.com/a', 'https://example.com/any/page?x=1'],
    not: ['https://www.example.com/'],
  },
  {
    pattern: 'https://*.example.com/app',
    meaning: 'One page on any subdomain',
    matches: ['https://a.example.com/app', 'https://a.b.example.com/app'],
    not: ['https://example.com/app', 'https://a.example.com/app/sub'],
  },
  {
    pattern: 'https://{*.}?example.com/',
    meaning: 'The home page of the domain and of any subdomain',
    matches: ['https://example.com/', 'https://www.example.com/'],
    not: ['https://example.com/any/page', 'https://www.example.com/any/page'],
  },
  {
    pattern: 'https://{*.}?example.com/*',
    meaning: 'Every page of the domain and of any subdomain',
    matches: ['https://example.com/', 'https://www.example.com/any/page'],
    not: ['https://notexample.com/', 'http://www.example.com/'],
  },
  {
    pattern: 'https://example.com/blog/*',
    meaning: 'The posts of a blog, without the list',
    matches: ['https://example.com/blog/first-post'],
    not: ['https://example.com/blog'],
  },
];

/** The stored answer for an address; undefined when it is not among the cases. */
export function verifiedAnswer(pattern: string, address: string): 'match' | 'no match' | undefined {
  const known = verifiedCases.find((one) => one.pattern === pattern);
  if (known?.matches.includes(address)) return 'match';
  return known?.not.includes(address) ? 'no match' : undefined;
}
