import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundleStyles } from './bundle-styles.ts';
import { ownFiles } from './virtual-modules.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a rule that does not parse', '.a {}\n.b { color: red; } }} .c {', ':2:', 'Invalid empty selector'],
  ['a sheet that does not exist', '/* Own */\n@import "./missing.css";', ':2:', 'missing.css'],
  [
    'a misspelled token',
    '@layer tokens {\n  :root {\n    /* --acent: red */\n    --acent: red;\n  }\n}',
    ':4:5',
    'nothing reads --acent. Did you mean --accent.',
  ],
  ['a token that is no color', ':root {\n  --accent: #12;\n}', ':2:3', '--accent must be a color, such as light-dark('],
  [
    'a token that is no length',
    ':root { --column: 40 rem; }',
    ':1:9',
    '--column must be a length, such as 40rem; it is 40 rem.',
  ],
  [
    'a width without a limit, of what has one width',
    ':root { --sidebar: none; }',
    ':1:9',
    '--sidebar must be a length, such as 16rem; it is none.',
  ],
  [
    'an image',
    '.a {}\n\n.b { background: url(pier.png); }',
    ':3:',
    'it refers to pier.png; put images into the markup',
  ],
])('a mistake in a style sheet of the site names file and line: %s', async (_, text, line, what) => {
  const file = join(folder, 'site.css');
  writeFileSync(file, text);
  const error = await bundleStyles(
    ownFiles({ components: [folder], overlay: undefined, site: { feedback: {} } }),
  ).catch((thrown: Error) => thrown);
  expect(error).toMatchObject({ name: 'CommandError', message: expect.stringContaining(what) });
  expect((error as Error).message).toContain(relative(process.cwd(), file) + line);
  expect((error as Error).message).toContain('the last output is unchanged');
});

test('a site can have properties of its own, and give tokens values of its own', async () => {
  writeFileSync(
    join(folder, 'site.css'),
    ':root { --acent: red; --accent: light-dark(var(--acent), oklch(80% 0.1 20)); --column: min(40rem, 90vw); --pier: 1 } .wide { --column: none }',
  );
  const files = await bundleStyles(ownFiles({ components: [folder], overlay: undefined, site: { feedback: {} } }));
  expect(files[0]?.text).toContain('--pier:1');
});

test('a length or time that is set once stands in place of its name, unless the owner sets it, too', async () => {
  const file = join(folder, 'site.css');
  const textOf = async (own: string): Promise<string> => {
    writeFileSync(
      file,
      `.own { margin: var(--space-4); color: var(--accent); padding: calc(-1 * var(--space-4)) }${own}`,
    );
    const sheets = await bundleStyles(ownFiles({ components: [folder], overlay: undefined, site: { feedback: {} } }));
    return sheets.find(({ names }) => names.includes('site'))?.text ?? '';
  };
  const text = await textOf('');
  expect(text).toContain('.own{color:var(--accent);margin:1rem;padding:-1rem}');
  expect(text).not.toContain('--space-4');
  expect(text).toContain('--accent:light-dark(');
  expect(text).toContain('--font-text:ui-sans-serif');
  expect(text).not.toMatch(/var\(--(space|size|radius)-/);
  const changed = await textOf(':root { --space-4: 2rem }');
  expect(changed).toContain('.own{margin:var(--space-4);');
  expect(changed).toContain('--space-4:2rem');
});
