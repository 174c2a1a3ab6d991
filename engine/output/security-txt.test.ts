import { expect, test } from 'vitest';
import { testSite } from '../../tests/unit/test-site.ts';
import { securityTxt } from './security-txt.ts';

const { url, locales, brand } = testSite({ base: '/docs/' });
const site = { url, locales, brand: { ...brand, securityEmail: 'security@acme.example' } };
const now = new Date('2026-07-01T10:00:00Z');
const expires = (changed: string[]): string | undefined =>
  /^Expires: (.*)$/m.exec(securityTxt(site, changed, now) as string)?.[1];

test('names the contact and its own URL', () => {
  expect(securityTxt(site, ['2026-03-04T05:06:07Z'], now)).toBe(
    `Contact: mailto:security@acme.example
Expires: 2027-03-03T05:06:07Z
Preferred-Languages: en
Canonical: https://docs.acme.example/.well-known/security.txt
`,
  );
});

test('expires a year after the newest change, whatever the order and the time zone', () => {
  expect(expires(['2026-01-01T00:00:00Z', '2026-06-01T02:00:00+02:00'])).toBe('2027-05-31T00:00:00Z');
});

test('expires a year after the build without a history, or after a year without a change', () => {
  expect(expires([])).toBe('2027-06-30T00:00:00Z');
  expect(expires(['2024-01-01T00:00:00Z'])).toBe('2027-06-30T00:00:00Z');
});

test('is not written for a brand without a security address', () => {
  expect(securityTxt({ ...site, brand: { ...brand } }, [], now)).toBeUndefined();
});
