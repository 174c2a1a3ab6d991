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
