import { expect, test } from 'vitest';
import { CodeHighlighter, highlight } from './highlight.ts';

test('a code block looks the same, whichever languages other blocks are in', async () => {
  const blocks = [
    { language: 'mdx', code: 'import Card from \'./card\'\n\n<Card title="One">Text</Card>' },
    { language: 'md', code: '```ts\nconst one = 1;\n```' },
  ];
  const alone = await Promise.all(blocks.map(highlight));
  await highlight({ language: 'tsx', code: 'const one = <b>1</b>;' });
  await highlight({ language: 'ts', code: 'const one = 1;' });
  expect(await Promise.all(blocks.map(highlight))).toEqual(alone);
});

test('code of thousands of pages is not remembered; a page keeps its own', async () => {
  const calls: string[] = [];
  const highlighter = new CodeHighlighter(async (codes) => {
    calls.push(...codes.map(({ code }) => code));
    return codes.map(({ code }) => [`<b>${code}</b>`]);
  });
  const pageOf = (number: number) => highlighter.highlight([{ code: `page ${number}`, language: 'js' }]);
  const linesOf = await pageOf(0);
  await pageOf(0);
  expect(calls).toEqual(['page 0']);
  for (let number = 1; number < 3000; number++) await pageOf(number);
  expect(linesOf('page 0', 'js')).toEqual(['<b>page 0</b>']);
  await pageOf(0);
  expect(calls.filter((code) => code === 'page 0')).toHaveLength(2);
});
