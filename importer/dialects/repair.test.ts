import { expect, test } from 'vitest';
import { textOf } from '../../engine/markdown/nodes.ts';
import { parseWithRepairs } from './repair.ts';

test('expressions that the parser would try for minutes become text in seconds', () => {
  const paragraphs = Array.from(
    { length: 60 },
    (_, index) => `<Odd a="<b${index}>" c={"<i>\`'"} {...<u ${index}>}>word${index}</Odd>`,
  );
  const { nodes, asMarkdown } = parseWithRepairs(paragraphs.join('\n\n'), 'mdx', {});
  expect(asMarkdown).toBe(true);
  const text = nodes.map((node) => textOf(node) + JSON.stringify(node)).join(' ');
  for (let index = 0; index < paragraphs.length; index++) expect(text).toContain(`word${index}`);
});
