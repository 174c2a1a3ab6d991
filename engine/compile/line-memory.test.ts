import { createHighlighter, createJavaScriptRegexEngine, type BundledLanguage, type ThemedToken } from 'shiki';
import { expect, test } from 'vitest';
import { LineMemory } from './line-memory.ts';

const theme = 'vitesse-light';
const highlighter = await createHighlighter({
  themes: [theme],
  langs: ['js', 'python', 'html', 'ruby'],
  engine: createJavaScriptRegexEngine({ forgiving: true }),
});
const htmlOf = (tokens: readonly ThemedToken[]): string =>
  tokens.map(({ content, color }) => `${content}|${color}`).join(' ');
const whole = (code: string, lang: BundledLanguage): string[] =>
  highlighter.codeToTokens(code, { lang, theme, tokenizeTimeLimit: 0 }).tokens.map(htmlOf);

test('a line is highlighted by what comes before it, however often the same line was seen elsewhere', () => {
  const memory = new LineMemory({ highlighter, theme, htmlOf });
  const samples: [BundledLanguage, string][] = [
    ['js', 'const a = 1;\nconst b = `\nconst a = 1;\n`;\nconst a = 1;'],
    ['js', '/*\nconst a = 1;\n*/\nconst a = 1;'],
    ['js', '\n\nconst a = 1;\r\nconst a = 1;\n'],
    ['python', 'a = """\nreturn 1\n"""\nreturn 1\n# return 1'],
    ['ruby', 'a = <<~TEXT\n  puts 1\nTEXT\nputs 1'],
    ['html', '<script>\nconst a = 1;\n</script>\nconst a = 1;\n<style>\na { color: red }\n</style>'],
  ];
  for (const [language, code] of [...samples, ...samples.toReversed()])
    expect(memory.lines(code, language)).toEqual(whole(code, language));
});

test('a line that is seen again in the same place is not highlighted again', () => {
  let made = 0;
  const memory = new LineMemory({ highlighter, theme, htmlOf: (tokens) => `${++made} ${htmlOf(tokens)}` });
  const first = memory.lines('f({\n  a: "one",\n  b: 2,\n});', 'js');
  const second = memory.lines('f({\n  a: "two",\n  b: 2,\n});', 'js');
  expect(made).toBe(5);
  expect(second.toSpliced(1, 1)).toEqual(first.toSpliced(1, 1));
});
