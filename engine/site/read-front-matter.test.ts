import { expect, test } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';

const messages = (text: string): string[] => {
  const source = { file: 'a.mdx', path: '/a/', text, format: 'mdx', hash: '' } as const;
  return readFrontMatter(source, 'content/a.mdx', true).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
};

test('reports an alias without an anchor instead of throwing', () => {
  expect(messages('---\n***\n---\n')).toEqual([
    expect.stringMatching(/^content\/a\.mdx:1 The front matter is not valid YAML: Unresolved alias/),
  ]);
});

test('reports only missing keys as missing', () => {
  expect(messages('---\ntype: landing\n---\n')).toEqual([
    'content/a.mdx:1 Front matter `title` is missing.',
    'content/a.mdx:1 Front matter `description` is missing.',
  ]);
});
