import { expect, it } from 'vitest';
import { drawHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Badge } from './Badge.tsx';

it('has a tone when it is given one', () => {
  expect(drawHtml(Badge, {}, 'Plan')).toBe('<span class="badge">Plan</span>');
  expect(drawHtml(Badge, { tone: 'danger' }, 'Gone')).toBe('<span class="badge danger">Gone</span>');
  expect(() => drawHtml(Badge, { tone: 'red' })).toThrow(/tone/);
});
