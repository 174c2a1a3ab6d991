import { expect, it } from 'vitest';
import { applyBrand, brandTokens, tokensIn } from './brand-tokens.ts';

const tokens = brandTokens({ name: 'Acme Desk', slug: 'acme', appUrl: 'https://app.acme.example' });

it('replaces every token', () => {
  expect(applyBrand('%product% X-%Slug%-Signature window.$%slug% %SLUG%_TOKEN %app-url%/x %app-host%', tokens)).toBe(
    'Acme Desk X-AcmeDesk-Signature window.$acme ACME_TOKEN https://app.acme.example/x app.acme.example',
  );
});
it('keeps words that are not tokens, are escaped or are not configured', () => {
  expect(applyBrand('%name% \\%product% {product} {{contact.name}} 100% %security-email%', tokens)).toBe(
    '%name% \\%product% {product} {{contact.name}} 100% %security-email%',
  );
});
it('finds unknown words with hyphens', () => {
  expect(tokensIn('%app-ulr% %a% %1% {c} %app-url% \\%b%')).toEqual(['app-ulr', 'a', 'app-url']);
});
