import { expect, it } from 'vitest';
import { drawHtml } from '../../tests/unit/fake-page-context.tsx';
import { Mark } from './Mark.tsx';

it('shows the number of the drawing', () => {
  expect(drawHtml(Mark, { n: 2 }).replace(/<[^>]+>/g, '')).toBe('2');
  expect(() => drawHtml(Mark, { n: 0 })).toThrow(/>=1/);
});
