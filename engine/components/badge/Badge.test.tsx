import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { Badge } from './Badge.tsx';

it('has a class for its tone', () => {
  expect(renderHtml(Badge, {}, 'Plan')).toBe('<span class="badge">Plan</span>');
  expect(renderHtml(Badge, { tone: 'danger' }, 'Gone')).toBe('<span class="badge danger">Gone</span>');
  expect(() => renderHtml(Badge, { tone: 'red' })).toThrow(/tone/);
});
