import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineHash } from './content-security-policy.ts';
import { headersFile, parseHeadersFile } from '../../hosting/netlify.ts';
import { headerRules, headersFor, securityHeaders } from './headers.ts';
import { redirectScript } from './redirect-page.ts';

test('computes the same hash as browsers', () => {
  // From the CSP specification: the SHA-256 of `alert('Hello, world.');`.
  expect(inlineHash("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
});

test('allows nothing outside the origin without analytics', () => {
  const policy = contentSecurityPolicy({ inlineScripts: ['boot()'] });
  expect(policy).toContain(`script-src 'self' ${inlineHash('boot()')};`);
  expect(policy).not.toMatch(/https?:|unsafe|frame-ancestors/);
  expect(contentSecurityPolicy({})).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types docs",
  );
  expect(contentSecurityPolicy({}, 'header')).toContain("frame-ancestors 'self'");
});

test('puts origins that the owner allows into their directives', () => {
  const policy = contentSecurityPolicy({
    images: ['https://images.example'],
    media: ['https://media.example'],
    frames: ['https://frames.example'],
  });
  expect(policy).toContain("img-src 'self' data: https://images.example;");
  expect(policy).toContain("media-src 'self' https://media.example;");
  expect(policy).toContain('frame-src https://frames.example;');
});

test('allows each analytics provider exactly what it needs', () => {
  expect(
    contentSecurityPolicy({ analytics: { provider: 'endpoint', url: 'https://stats.acme.example/views?site=1' } }),
  ).toContain("connect-src 'self' https://stats.acme.example;");
  const google = contentSecurityPolicy({ analytics: { provider: 'google', measurementId: 'G-1' } });
  expect(google).toMatch(/script-src 'self' https:\/\/www\.googletagmanager\.com;/);
  expect(google).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
  // Google's script writes HTML itself.
  expect(google).not.toContain('trusted-types');
});

test('the form of each page may be sent to the configured origin, and nowhere else', () => {
  const policy = contentSecurityPolicy({ feedback: 'https://ask.example/docs?x=1' });
  expect(policy).toContain('form-action https://ask.example;');
  expect(policy).toContain("connect-src 'self' https://ask.example;");
});

test('reads back the _headers file that it writes, with redirect pages covered', () => {
  const rules = headerRules(securityHeaders({ inlineScripts: ['boot()'] }), '/docs/');
  expect(parseHeadersFile(headersFile(rules))).toEqual(rules);
  expect(rules.map(({ pattern }) => pattern)).toEqual(['/docs/*', '/docs/_assets/*']);
  expect(rules[0]?.headers['Content-Security-Policy']).toContain(inlineHash(redirectScript));
});

test('sends HSTS on every host when the owner sets a duration', () => {
  expect(headerRules(securityHeaders({}), '/')[0]?.headers['Strict-Transport-Security']).toBeUndefined();
  const rules = headerRules(securityHeaders({}, 31536000), '/');
  expect(rules[0]?.headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  expect(headersFile(rules)).toContain('  Strict-Transport-Security: max-age=31536000; includeSubDomains\n');
});

test('files that nothing runs in go without the headers of documents', () => {
  const rules = headerRules(securityHeaders({}, 60), '/docs/');
  for (const path of ['', 'a/', 'sitemap.xml', '_assets/search-worker-a1.js', 'a.css/', 'a.json.html'])
    expect(Object.keys(headersFor(`/docs/${path}`, rules)), path).toContain('Content-Security-Policy');
  for (const path of ['_assets/site-a1.css', 'a/page.json', 'a/picture.webp'])
    expect(
      Object.keys(headersFor(`/docs/${path}`, rules)).filter((name) => name !== 'Cache-Control'),
      path,
    ).toEqual(['X-Content-Type-Options', 'Strict-Transport-Security']);
  expect(headersFor('/docs/favicon.svg', rules)).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Strict-Transport-Security': 'max-age=60; includeSubDomains',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
});
