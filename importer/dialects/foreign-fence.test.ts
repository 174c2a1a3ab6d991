import { expect, it } from 'vitest';
import { readForeignFence } from './foreign-fence.ts';

it.each([
  ['C#', '', 'csharp'],
  ['JavaScript', '', 'javascript'],
  ['rust,ignore', '', 'rust'],
  ['rust,noplayground,ignore', '', 'rust'],
  ['js{1,3}', '', 'js'],
  ['ts:line-numbers', '{1}', 'ts'],
  ['title="a.yml"', '', 'text'],
  ['{', '.yaml .no-copy }', 'yaml'],
  ['{.python', 'hl_lines="2"}', 'python'],
  ['klingon', '', 'text'],
  ['constructor', '', 'text'],
  ['PowerShell', '', 'powershell'],
  ['text', '', 'text'],
])('reads %s %s as %s', (language, meta, expected) =>
  expect(readForeignFence({ code: 'a', language, meta }).language).toBe(expected),
);

it('keeps the title and highlighted lines, and drops the rest', () => {
  const meta = '{2-9} title="app.js" twoslash showLineNumbers';
  expect(readForeignFence({ code: 'a\nb\nc', language: 'js', meta })).toEqual({
    code: 'a\nb\nc',
    language: 'js',
    meta: 'title="app.js" {2,3}',
  });
  expect(readForeignFence({ code: 'a', language: 'sh', meta: '[npm]' }).meta).toBe('title="npm"');
});

it('says which language there is not', () =>
  expect(readForeignFence({ code: 'a', language: 'klingon', meta: '' }).unknown).toBe('klingon'));
