import { expect, test } from 'vitest';
import { fold } from '../tokenize.ts';
import { language } from './ar.ts';

test.each([
  ['وكيل', 'الوكيل', 'بالوكيل', 'والوكيل', 'للوكيل'],
  ['حساب', 'الحساب', 'حسابك', 'للحساب'],
  ['لغة', 'اللغة', 'لُغَة'],
  ['بريد', 'البريد', 'والبريد'],
  ['لون', 'اللون'],
  ['كلمة', 'الكلمة', 'كلمه'],
  ['محادثة', 'المحادثات'],
])('%s is one word in all its forms', (...forms) => {
  expect(new Set(forms.map((form) => language.stem(fold(form)))).size).toBe(1);
});
