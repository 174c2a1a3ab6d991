import { expect, it } from 'vitest';
import { blockRows } from './block-finder.ts';
import { findBlocks } from './find-blocks.ts';

const { blocks, families } = blockRows();
const names = (query: string, family = ''): string[] =>
  findBlocks(blocks, families, query, family).flatMap((one) => one.blocks.map((block) => block.name));

it('shows all 34 blocks in their families', () => {
  const all = findBlocks(blocks, families, '', '');
  expect(all.map((one) => [one.name, one.blocks.length])).toEqual(
    families.map(({ key, name }) => [name, blocks.filter((block) => block.family === key).length]),
  );
  expect(all.flatMap((one) => one.blocks)).toHaveLength(34);
});

it('finds blocks that contain every word, in any case and order', () => {
  expect(names('EMAIL')).toEqual(['Email', 'Email']);
  expect(names('stripe card')).toEqual(['Payment']);
  expect(names('picture')).toEqual(['Image', 'Pic choice']);
  expect(names('no such block')).toEqual([]);
});

it('matches words in the family name, and filters by family', () => {
  expect(names('logic')).toHaveLength(blocks.filter((block) => block.family === 'logic').length);
  expect(names('text', 'bubbles')).toEqual(['Text']);
  expect(findBlocks(blocks, families, '', 'inputs').map((one) => one.key)).toEqual(['inputs']);
});

it('marks deprecated blocks', () => {
  expect(blocks.filter((block) => block.deprecated).map((block) => block.name)).toEqual(['Zemantic AI']);
});
