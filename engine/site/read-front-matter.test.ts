import { expect, test } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';

const messages = (text: string): string[] => {
  const source = { file: 'a.mdx', path: '/a/', text, format: 'mdx', hash: '' } as const;
  return readFrontMatter(source, 'content/a.mdx', true).problems.map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
};

test('an alias without an anchor is a problem of the file, not of the program', () => {
  expect(messages('---\n***\n---\n')).toEqual([
    expect.stringMatching(/^content\/a\.mdx:1 The front matter is not valid YAML: Unresolved alias/),
  ]);
});

test('what is missing is said to be missing, and nothing else', () => {
  expect(messages('---\ntype: landing\n---\n')).toEqual([
    'content/a.mdx:1 Front matter `title` is missing.',
    'content/a.mdx:1 Front matter `description` is missing.',
  ]);
});
