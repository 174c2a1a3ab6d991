import { expect, it } from 'vitest';
import { drawHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { If, isShown } from './If.tsx';

const configured = {
  name: 'Acme',
  slug: 'acme',
  appUrl: 'https://app.acme.example',
  securityEmail: 'security@acme.example',
};

it('shows what the owner configured', () => {
  expect(drawHtml(If, { brand: 'securityEmail' }, 'Write.', fakePageContext({ brand: configured }))).toBe('Write.');
  expect(drawHtml(If, { brand: 'securityEmail' }, 'Write.')).toBe('');
});

it('turns around', () => {
  expect(isShown({ brand: 'securityEmail', not: true }, configured)).toBe(false);
  expect(drawHtml(If, { brand: 'securityEmail', not: true }, 'Ask.')).toBe('Ask.');
});

it('knows the keys of the brand', () => {
  expect(() => drawHtml(If, { brand: 'securityMail' })).toThrow(/securityEmail/);
});
