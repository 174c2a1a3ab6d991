import { expect, it } from 'vitest';
import { drawHtml } from '../../../tests/unit/fake-page-context.tsx';
import { MenuPath } from './MenuPath.tsx';

it('is a line of labels', () => {
  expect(drawHtml(MenuPath, { items: ['Settings', 'Channels'] })).toBe(
    '<span class="menu-path"><b>Settings</b> › <b>Channels</b></span>',
  );
  expect(() => drawHtml(MenuPath, { items: [] })).toThrow(/items/);
});
