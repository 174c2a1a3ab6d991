import { expect, it } from 'vitest';
import { renderHtml } from '../../tests/unit/fake-page-context.tsx';
import { Mark } from './Mark.tsx';

it('shows the number of the drawing', () => {
  expect(renderHtml(Mark, { n: 2 }).replace(/<[^>]+>/g, '')).toBe('(2)');
  expect(() => renderHtml(Mark, { n: 0 })).toThrow(/>=1/);
});
