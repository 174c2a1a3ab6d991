import { describe, expect, it } from 'vitest';
import { withIncludes } from './includes.ts';

const files: Readonly<Record<string, string>> = {
  'code/knot.js': '// #region tie\nconst knot = tie();\n// #endregion tie\nuntie(knot);\n',
  'code/knot.rs': 'fn main() {\n    // ANCHOR: tie\n    tie();\n    // ANCHOR_END: tie\n}\n',
  'guide/_part.mdx': '---\ntitle: Hidden\n---\nTie it **twice**.\n',
  'includes/rope.md': 'Rope is wet.\n',
  'guide/loop.md': 'Round.\n\n<!--@include: ./loop.md-->\n',
  'long.md': 'x'.repeat(300_000),
};
const read = (file: string): string | undefined => files[file];
const include = (text: string): string => withIncludes(text, 'guide/page.mdx', read).text;

describe('a file that a page includes is shown in its place', () => {
  it.each([
    ['<<< @/code/knot.js#tie', '```js\nconst knot = tie();\n```'],
    ['  <<< ../code/knot.js{1 ts} [Knot]', '  ```ts{1} [Knot]\n  const knot = tie();\n  untie(knot);\n  ```'],
    ['<!--@include: ./_part.mdx-->', 'Tie it **twice**.'],
    ['--8<-- "includes/rope.md"', 'Rope is wet.'],
    ['```rust\n{{#include ../code/knot.rs:tie}}\n```', '```rust\ntie();\n```'],
    ['```rust\n{{#include ../code/knot.rs:1:1}}\n```', '```rust\nfn main() {\n```'],
    ['> [!INCLUDE [Rope](../includes/rope.md)]', '> Rope is wet.'],
    ["import Part from './_part.mdx';\n\n<Part size={3} />", '\n\n\nTie it **twice**.\n'],
    ["import Part from '@site/docs/guide/_part.mdx';\n<Part />", '\n\nTie it **twice**.\n'],
  ])('%s', (text, expected) => expect(include(text)).toBe(expected));
});

it.each([
  'No includes here.',
  '```md\n<<< @/code/knot.js\n<!--@include: ./_part.mdx-->\n```',
  "import Other from './other.js';\n\n<Other />",
  ';--8<-- "includes/rope.md"',
])('stays as it is: %s', (text) => expect(include(text)).toBe(text));

it('says which files are not there, and where; lines after an include keep their numbers', () => {
  const { missing, lines, text } = withIncludes('<<< ./a.js\n\n<<< @/code/knot.rs\n\nEnd\n', 'guide/page.md', read);
  expect(missing).toEqual([{ name: './a.js', line: 1 }]);
  expect(text).toContain('<<< ./a.js');
  expect(lines?.[text.split('\n').indexOf('End') + 1]).toBe(5);
});

it('ends when files include themselves, and when they would fill the page', () => {
  expect(include('<!--@include: ./loop.md-->').match(/Round/g)).toHaveLength(6);
  expect(include('--8<-- "long.md"\n'.repeat(100)).length).toBeLessThan(510_000);
});
