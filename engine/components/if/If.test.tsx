import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { If } from './If.tsx';

const configured = {
  name: 'Acme',
  slug: 'acme',
  appUrl: 'https://app.acme.example',
  securityEmail: 'security@acme.example',
};

it('shows its content if the key is configured', () => {
  expect(renderHtml(If, { brand: 'securityEmail' }, 'Write.', fakePageContext({ brand: configured }))).toBe('Write.');
  expect(renderHtml(If, { brand: 'securityEmail' }, 'Write.')).toBe('');
});

it('inverts the condition with `not`', () => {
  const context = fakePageContext({ brand: configured });
  expect(renderHtml(If, { brand: 'securityEmail', not: true }, 'Ask.', context)).toBe('');
  expect(renderHtml(If, { brand: 'securityEmail', not: true }, 'Ask.')).toBe('Ask.');
});

it('rejects unknown keys', () => {
  expect(() => renderHtml(If, { brand: 'securityMail' })).toThrow(/securityEmail/);
});
