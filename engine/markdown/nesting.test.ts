import { expect, it } from 'vitest';
import { nestsTooDeeply } from './nesting.ts';
import { parse, ParseError } from './parser.ts';

/** What each of these nests, the parser reads by calling itself: some 2,500 levels end the process. */
const nested: Readonly<Record<string, (count: number) => string>> = {
  parentheses: (count) => `{${'('.repeat(count)}1${')'.repeat(count)}}`,
  'lists over several lines': (count) => `{\n${'[\n'.repeat(count)}${']\n'.repeat(count)}}`,
  'objects with blank lines between them': (count) => `{${'{a:\n\n'.repeat(count)}1${'}'.repeat(count)}}`,
  'unclosed brackets': (count) => `{${'('.repeat(count)}}`,
  templates: (count) => `{${'`${'.repeat(count)}1${'}`'.repeat(count)}}`,
  props: (count) => `<Card title={${'['.repeat(count)}${']'.repeat(count)}} />`,
  'an export': (count) => `export const a = ${'['.repeat(count)}${']'.repeat(count)}`,
  operators: (count) => `export const a = ${'*/'.repeat(count)}1`,
  'tags in an expression': (count) => `{${'<b>'.repeat(count)}${'</b>'.repeat(count)}}`,
  'brackets behind something like a fence': (count) => `{a\n\`\`\`\n${'('.repeat(count)}\n\`\`\`\n}`,
  'brackets behind a brace in a comment, and something like a fence': (count) =>
    `{0 + /* } */\n~~~\n${'('.repeat(count)}1${')'.repeat(count)}}`,
  'brackets behind a brace in a comment, and a blank line': (count) =>
    `{0 + /* } */\n\n${'('.repeat(count)}1${')'.repeat(count)}}`,
  'brackets behind a brace in a regular expression': (count) => `{/}/\n\n+${'('.repeat(count)}1${')'.repeat(count)}}`,
  'brackets behind a brace in a comment on one line': (count) =>
    `{0 // }\n\n+${'('.repeat(count)}1${')'.repeat(count)}}`,
  'brackets behind a quote that hides a comment': (count) =>
    `{'"' + /* '" } */\n\n${'('.repeat(count)}1${')'.repeat(count)}}`,
  'brackets behind code over two lines': (count) =>
    `\`a\n\` {0 + \`/* } */\`\n~~~\n${'('.repeat(count)}1${')'.repeat(count)}}`,
  'an export with a blank line': (count) => `export const a =\n\n${'('.repeat(count)}1${')'.repeat(count)}`,
  quotations: (count) => `${'>'.repeat(count)} words`,
  lists: (count) => `${'- '.repeat(count)}words`,
};

it.each(Object.entries(nested))('%s that nest too deeply are an error with a line', (_, text) => {
  for (const format of ['mdx', 'md'] as const) {
    const source = `# Page\n\n${text(3_000)}\n`;
    try {
      parse(source, format);
      expect(format, 'Markdown has no expressions').toBe('md');
    } catch (error) {
      expect(error).toBeInstanceOf(ParseError);
      expect((error as ParseError).line).toBeGreaterThanOrEqual(3);
    }
  }
});

it.each(Object.entries(nested))('%s as real pages have them are safe', (_, text) => {
  expect(nestsTooDeeply(`${text(40)}\n`, 'mdx')).toBeUndefined();
});

it.each(['{<b>', '<A b={', '{<b>{', '{\n<A b={\n', '{<>', '{"<b>', '}}{<b>'])(
  'tags that %j leaves open are an error at once',
  (opening) => {
    const started = performance.now();
    for (const closing of ['', '}', '}'.repeat(60)])
      expect(() =>
        parse(`# Page\n\n${opening}${opening.replace(/^[{}]+(?=.)/, '').repeat(60)}${closing}\n`, 'mdx'),
      ).toThrow(ParseError);
    expect(performance.now() - started).toBeLessThan(2_000);
  },
);

it('a backslash at the end of an export doesn’t end the process', () => {
  expect(parse('export const a = */\\', 'mdx').length).toBeLessThan(2);
});

it('counts neither code in fences nor what is in other paragraphs', () => {
  const fence = `\`\`\`js\n${'call([{}]);\n'.repeat(900)}\`\`\`\n`;
  const links = '- [A page](/a/) and {/* a comment */} and <Badge>new</Badge>\n\n'.repeat(900);
  const insideTag = `<Tab title="it’s">\n${fence}</Tab>\n\n`;
  const words = '<Card title="{{contact.name}}" items={["{{agent.name}}", `/a/{id}`]} />\n\n'.repeat(900);
  expect(nestsTooDeeply(insideTag.repeat(2) + words, 'mdx')).toBeUndefined();
  expect(
    nestsTooDeeply(`# Page\n\n${fence}\n${links}\n<Card title="{" items={["}", "{"]} />\n`, 'mdx'),
  ).toBeUndefined();
});

it('elements that nest too deeply are an error with a line', () => {
  expect(() => parse(`# Page\n\n${'<b>'.repeat(200)}x${'</b>'.repeat(200)}\n`, 'mdx')).toThrow(
    'Elements are nested more than 150 levels deep.',
  );
});
