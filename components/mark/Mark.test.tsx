import { expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/fake-page-context.tsx';
import { Mark } from './Mark.tsx';

it('shows the letter of the drawing', () => {
  expect(renderHtml(Mark, { letter: 'b' }).replace(/<[^>]+>/g, '')).toBe('(b)');
  expect(() => renderHtml(Mark, { letter: '2' })).toThrow(/one letter/);
});
