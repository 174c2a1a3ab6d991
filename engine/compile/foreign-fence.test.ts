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
  ['Output', '', 'output'],
  ['klingon', '', 'text'],
  ['constructor', '', 'text'],
  ['PowerShell', '', 'powershell'],
  ['text', '', 'text'],
])('reads %s %s as %s', (language, meta, expected) =>
  expect(readForeignFence({ code: 'a', language, meta }).language).toBe(expected),
);

it('keeps the title and highlighted lines, and drops the rest', () => {
  const fence = readForeignFence({
    code: 'a\nb\nc',
    language: 'js',
    meta: '{2-9} title="app.js" twoslash showLineNumbers',
  });
  expect(fence).toMatchObject({ language: 'js', meta: { title: 'app.js', highlight: [2, 3] } });
  expect(readForeignFence({ code: 'a', language: 'sh', meta: '[npm]' }).meta.title).toBe('npm');
});

it('does not highlight code that would take too long', () => {
  expect(readForeignFence({ code: 'x'.repeat(6000), language: 'js', meta: '' }).language).toBe('text');
});
