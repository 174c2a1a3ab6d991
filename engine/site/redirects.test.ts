import { expect, test } from 'vitest';
import { readRedirects } from './redirects.ts';

const read = (...pairs: [from: string, to: string][]) => {
  const { redirects, problems } = readRedirects(pairs.map(([from, to]) => ({ from, to })));
  return { redirects: Object.fromEntries(redirects), problems: problems.map(({ message }) => message) };
};

test('resolves chains of redirects, keeping the hash', () => {
  expect(read(['/a/', '/b/'], ['/b/', '/c/#part'], ['/x/', '/y/#old'], ['/y/', '/z/'])).toEqual({
    redirects: { '/a/': '/c/#part', '/b/': '/c/#part', '/x/': '/z/#old', '/y/': '/z/' },
    problems: [],
  });
});

test('reports a circle once, and drops it with everything that leads into it', () => {
  const { redirects, problems } = read(
    ['/in/', '/a/'],
    ['/a/', '/b/'],
    ['/b/', '/a/'],
    ['/ok/', '/c/'],
    ['/me/', '/me/'],
  );
  expect(redirects).toEqual({ '/ok/': '/c/' });
  expect(problems).toEqual(['The redirects /a/ → /b/ → /a/ form a loop.', 'The redirects /me/ → /me/ form a loop.']);
});

test('reports and normalizes a path without a trailing slash or with an extension', () => {
  const { redirects, problems } = readRedirects([
    { from: '/old', to: '/new/' },
    { from: '/older.html', to: '/new#part' },
  ]);
  expect([...redirects]).toEqual([
    ['/old/', '/new/'],
    ['/older/', '/new/#part'],
  ]);
  expect(problems.map(({ message, hint }) => `${message} ${hint}`)).toEqual([
    'The redirect from `/old` is not in the form of a site path. Write `/old/`.',
    'The redirect from `/older.html` is not in the form of a site path. Write `/older/`.',
    'The redirect to `/new#part` is not in the form of a site path. Write `/new/#part`.',
  ]);
});

test('keeps the first target of a path that is redirected twice', () => {
  expect(read(['/a/', '/b/'], ['/a/', '/c/'])).toEqual({
    redirects: { '/a/': '/b/' },
    problems: ['/a/ is redirected twice: to /b/ and to /c/.'],
  });
});

test('an address that is more than a path to some host is refused', () => {
  const { redirects, problems } = read(
    ['/a/../../b/', '/c/'],
    ['/$1/', '/c/'],
    ['/a b/', '/c/'],
    ['/a/', '/c/?x=1'],
    ['/ok/', '/c/#d'],
  );
  expect(redirects).toEqual({ '/ok/': '/c/#d' });
  expect(problems).toEqual(
    ['/a/../../b/` to `/c/', '/$1/` to `/c/', '/a b/` to `/c/', '/a/` to `/c/?x=1'].map(
      (pair) => `The redirect from \`${pair}\` has a URL that some hosts cannot read.`,
    ),
  );
});
