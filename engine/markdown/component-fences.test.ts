import { expect, it } from 'vitest';
import { compileMdx, htmlOf } from '../../tests/unit/compile-text.ts';

const fence = (...lines: string[]): string => ['```yaml Card', ...lines, '```'].join('\n');

it('a fence of YAML that names a component is that component, also inside another one', async () => {
  const tag = await compileMdx('<Cards>\n<Card title="Sign: in" href="/" />\n</Cards>');
  const written = await compileMdx(`<Cards>\n${fence('title: "Sign: in"', 'href: /')}\n</Cards>`);
  expect(written.problems).toEqual(tag.problems);
  expect(htmlOf(written)).toBe(htmlOf(tag));
});

it('other fences of YAML are code', async () => {
  const page = await compileMdx('```yaml title="compose.yaml"\ntitle: Card\n```');
  expect(htmlOf(page)).toContain('<pre');
});

it.each([
  ['YAML that breaks', ['title: Sign in', 'href: [a'], 'The fence is not valid YAML', 9],
  ['no keys', ['just words'], 'one prop on each line', 7],
  ['an unknown prop', ['title: Sign in', 'href: /', 'colour: red'], 'has no prop `colour`', 10],
  ['a value of another type', ['title: Sign in', 'href: 5'], 'prop `href`', 9],
  ['aliases without an anchor', ['title: *name'], 'The fence is not valid YAML', 7],
])('%s: an error says what and in which line', async (_, lines, message, line) => {
  const { problems } = await compileMdx(fence(...lines));
  expect(problems[0]?.message).toContain(message);
  expect(problems[0]?.line).toBe(line);
});
