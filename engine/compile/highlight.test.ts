import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

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
