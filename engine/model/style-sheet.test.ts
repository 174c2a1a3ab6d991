import { expect, it } from 'vitest';
import { styleSheetOf } from './style-sheet.ts';

it('chooses the smallest style sheet that covers the page', () => {
  expect(styleSheetOf(['<p>Words.</p>'])).toBe('site');
  expect(styleSheetOf(['<p>Words.</p>', '<ul class="cards" data-sheet="extra"></ul>'])).toBe('extra');
  expect(styleSheetOf(['<div class="api-columns" data-sheet="api"></div>'])).toBe('api');
  expect(styleSheetOf([{ live: 'Tool', props: {}, children: [] }, '<ul data-sheet="extra"></ul>'])).toBe('tools');
});
