import { expect, it } from 'vitest';
import { styleSheetOf } from './style-sheet.ts';

it('chooses the smallest style sheet that has all that the page needs', () => {
  expect(styleSheetOf({})).toBe('site');
  expect(styleSheetOf({ styles: ['reference'] })).toBe('api');
  expect(styleSheetOf({ styles: ['extra'] })).toBe('lists');
  expect(styleSheetOf({ styles: ['figures'] })).toBe('figures');
  expect(styleSheetOf({ styles: ['reference', 'figures'] })).toBe('facts');
  expect(styleSheetOf({ styles: ['extra', 'figures'] })).toBe('facts');
  expect(styleSheetOf({ styles: ['hero'] })).toBe('hero');
  expect(styleSheetOf({ styles: ['api'] })).toBe('api');
  expect(styleSheetOf({ styles: ['tools'] })).toBe('tools');
  expect(styleSheetOf({ styles: ['scenes', 'tools'] })).toBe('tools');
});

it('leaves out nothing when a page has rare components and parts of the API reference', () => {
  expect(styleSheetOf({ styles: ['api', 'extra'] })).toBe('all');
  expect(styleSheetOf({ styles: ['api', 'tools'] })).toBe('all');
});
