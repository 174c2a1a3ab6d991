import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { helpText, parseCommand } from './parse-command.ts';

const parse = (line: string) => parseCommand(line.split(' ').filter(Boolean), commands).input;

test('reads flags and arguments', () => {
  expect(parse('build --content docs --out=site --no-cache').values).toEqual({
    content: 'docs',
    out: 'site',
    'no-cache': true,
  });
  expect(parse('new-page task /a/b/').positionals).toEqual(['task', '/a/b/']);
});

test.each([
  ['biuld', 'There is no command `biuld`.\n  Did you mean `build`?'],
  ['frobnicate', 'The commands are build, check, dev, preview, new-page, move-page.'],
  [
    'build --contnet docs',
    '`build` has no flag `--contnet`.\n  Did you mean `--content`? Usage: npm run build -- [--content DIR] [--out DIR] [--no-cache]',
  ],
  ['build --out', '`--out` needs a value.'],
  ['build --no-cache=yes', '`--no-cache` takes no value.'],
  ['build site', '`build` does not take the argument `site`.'],
  ['new-page task', '`new-page` needs <route>.\n  Usage: npm run new-page <type> <route>'],
  ['toString', 'There is no command `toString`.'],
])('%s is refused', (line, message) => {
  expect(() => parse(line)).toThrow(message);
});

test('names every command in the help', () => {
  for (const [name, { script = name }] of Object.entries(commands))
    expect(helpText(commands)).toContain(`npm run ${script}`);
});

test('describes one command when asked about it', () => {
  expect(helpText(commands, 'new-page')).toBe(
    '  npm run new-page <type> <route>\n      Create a page with the front matter and headings of its type, and add it to a sidebar.\n',
  );
  expect(helpText(commands, 'frobnicate')).toBe(helpText(commands));
});
