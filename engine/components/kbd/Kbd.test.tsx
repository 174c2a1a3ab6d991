import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Kbd, splitKeys } from './Kbd.tsx';

it.each([
  ['Esc', ['Esc']],
  ['Ctrl+K', ['Ctrl', 'K']],
  ['Ctrl+Shift+P', ['Ctrl', 'Shift', 'P']],
  ['Ctrl++', ['Ctrl', '+']],
  ['+', ['+']],
  ['⌘+K', ['⌘', 'K']],
])('%s', (keys, parts) => expect(splitKeys(keys)).toEqual(parts));

it('reads as text with and without a platform', () => {
  const text = (html: string): string => html.replace(/<[^>]+>/g, '');
  expect(text(renderHtml(Kbd, { keys: 'Ctrl+K', mac: '⌘+K' }))).toBe('Ctrl+K (Mac: ⌘+K)');
  expect(text(renderHtml(Kbd, { keys: 'Esc' }))).toBe('Esc');
});
