import { expect, it } from 'vitest';
import { renderHtml, fakePageContext } from '../../../tests/unit/fake-page-context.tsx';
import { If } from './If.tsx';

const without = fakePageContext({ tokens: { 'security-email': undefined, 'ios-app-url': undefined } });
const configured = fakePageContext({
  tokens: { 'security-email': 'security@acme.example', 'ios-app-url': 'https://get.acme.example/ios' },
});

it('shows its content if the key is configured', () => {
  expect(renderHtml(If, { brand: 'securityEmail' }, 'Write.', configured)).toBe('Write.');
  expect(renderHtml(If, { brand: 'securityEmail' }, 'Write.', without)).toBe('');
});

it('inverts the condition with `not`', () => {
  expect(renderHtml(If, { brand: 'securityEmail', not: true }, 'Ask.', configured)).toBe('');
  expect(renderHtml(If, { brand: 'securityEmail', not: true }, 'Ask.', without)).toBe('Ask.');
});

it('knows the words that the owner has added', () => {
  expect(renderHtml(If, { brand: 'iosAppUrl' }, 'Install.', configured)).toBe('Install.');
  expect(renderHtml(If, { brand: 'iosAppUrl' }, 'Install.', without)).toBe('');
});

it('reports an unknown key, with the one that was probably meant', () => {
  renderHtml(If, { brand: 'iosApUrl' }, 'Install.', without);
  expect(without.reports).toEqual([
    {
      message: 'The brand has no word `ios-ap-url`, which <If brand="iosApUrl"> asks for.',
      hint: 'Did you mean `ios-app-url`?',
    },
  ]);
});

it('reports a kind or a name that the configuration does not list', () => {
  const context = fakePageContext();
  expect(renderHtml(If, { boats: 'ferry' }, 'Drive.', context)).toBe('Drive.');
  expect(context.reports[0]?.message).toBe('<If> has no prop `boats`.');
});
