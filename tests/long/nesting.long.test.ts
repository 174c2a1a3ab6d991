import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, ParseError } from '../../engine/markdown/parser.ts';

/** Pieces that open and close levels of expressions, tags and containers, and what could hide them from a count. */
const openers = [
  '(',
  '[',
  '{a:',
  '{',
  '`${',
  '<b>',
  '<A b={',
  '!',
  '- ',
  'a=>',
  'a?',
  'typeof ',
  '> ',
  '[x](',
  'if(a) ',
  '"',
  "'",
  '/*',
  '/* } */',
  '// }\n',
  '/}/',
  '0 + ',
  '~~~\n',
  'text ',
  'import a from\n\n',
];
const closers = [
  ')',
  ']',
  '}',
  '}`',
  '</b>',
  '} />',
  '',
  ':1',
  '\n',
  '\n\n',
  '"',
  "'",
  '*/',
  '```\n',
  '~~~\n',
  '\n~~~\n',
  '1',
  '\\',
];
const run = (pieces: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 3, 40, 700, 3_000, 20_000))
    .map(([piece, count]) => piece.repeat(count));
const text = fc
  .tuple(
    fc.constantFrom('{', '{0 + ', 'words ', '', 'export const a = ', '# Heading\n\n'),
    fc.array(fc.oneof(run(openers), run(closers)), { maxLength: 5 }),
  )
  .map(([start, parts]) => (start + parts.join('')).slice(0, 150_000));

test('no text that nests ends the process: it is read, or refused with its line', { timeout: 1_800_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.constantFrom('mdx' as const, 'md' as const), async (source, format) => {
      try {
        expect(Array.isArray(parse(source, format))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(ParseError);
        expect((error as ParseError).line).toBeGreaterThan(0);
      }
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? 3_000), seed: 20260101 },
  );
});
