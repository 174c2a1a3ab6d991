import { expect, it } from 'vitest';
import { renderHtml } from '../../../tests/unit/fake-page-context.tsx';
import { MenuPath } from './MenuPath.tsx';

it('is a line of labels', () => {
  expect(renderHtml(MenuPath, { items: ['Settings', 'Channels'] })).toBe(
    '<span class="menu-path"><b>Settings</b> › <b>Channels</b></span>',
  );
  expect(() => renderHtml(MenuPath, { items: [] })).toThrow(/items/);
});
