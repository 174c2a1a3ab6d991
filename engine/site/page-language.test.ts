import { expect, it } from 'vitest';
import { directionOf, translationFolders } from './page-language.ts';

it('recognizes translations by folders with the same pages', () => {
  const files = [
    'index.md',
    'guide/a.md',
    'ar/index.md',
    'ar/guide/a.md',
    'zh-cn/guide/a.mdx',
    'io/index.md',
    'is/only-here.md',
    'is/nor-here.md',
  ];
  expect([...translationFolders(files)]).toEqual([
    ['ar', 'ar'],
    ['zh-cn', 'zh-CN'],
  ]);
});

it.each([
  ['ar', 'rtl'],
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['uz-Arab', 'rtl'],
  ['de', 'ltr'],
  ['arn', 'ltr'],
])('writes %s %s', (language, direction) => expect(directionOf(language)).toBe(direction));
