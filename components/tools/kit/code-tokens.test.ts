import { expect, it } from 'vitest';
import { codeTokens } from './code-tokens.ts';

const sample = `<script>
  // set first
  window.aSettings = { position: 'left', 'it\\'s': true, n: 12 };
  script.onload = function () { run("x"); };
</script>`;

const classOf = (text: string): string | undefined => codeTokens(sample).find((token) => token.text === text)?.class;

it('loses nothing', () => {
  for (const code of [sample, '', 'plain', `a < b && c > d`, `'open`, '<p title="x">']) {
    expect(
      codeTokens(code)
        .map((token) => token.text)
        .join(''),
    ).toBe(code);
  }
});

it('distinguishes comments, tags, strings, calls and constants', () => {
  expect(classOf('// set first')).toBe('c');
  expect(classOf('<script')).toBe('k');
  expect(classOf('</script')).toBe('k');
  expect(classOf("'left'")).toBe('s');
  expect(classOf("'it\\'s'")).toBe('s');
  expect(classOf('function')).toBe('k');
  expect(classOf('run')).toBe('f');
  expect(codeTokens('script.async = x').some((token) => token.class)).toBe(false);
  expect(classOf('true')).toBe('n');
  expect(classOf('12')).toBe('n');
});

it('distinguishes JSON keys from strings', () => {
  expect(codeTokens('{"a": "b"}').map((token) => token.class)).toEqual([undefined, 'f', undefined, 's', undefined]);
});

it('does not read a comparison as a tag', () => {
  expect(codeTokens('if (a < b) {}').some((token) => token.class === 'k' && token.text.startsWith('<'))).toBe(false);
});
