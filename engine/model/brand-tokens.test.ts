import { expect, it } from 'vitest';
import { applyBrand, brandTokens, unknownTokens } from './brand-tokens.ts';

const tokens = brandTokens({ name: 'Acme Desk', slug: 'acme', appUrl: 'https://app.acme.example' });

it('fills every form of the brand', () => {
  expect(applyBrand('{product} X-{Slug}-Signature window.${slug} {SLUG}_TOKEN {app-url}/x {app-host}', tokens)).toBe(
    'Acme Desk X-AcmeDesk-Signature window.$acme ACME_TOKEN https://app.acme.example/x app.acme.example',
  );
});
it('leaves alone what is no brand word, is escaped or is not configured', () => {
  expect(applyBrand('{name} \\{product} {{contact.name}} {security-email}', tokens)).toBe(
    '{name} \\{product} {{contact.name}} {security-email}',
  );
});
it('tells hyphenated words nobody knows', () => {
  expect(unknownTokens('{app-ulr} {a} {app-url} {security-email}', tokens)).toEqual(['app-ulr']);
});
