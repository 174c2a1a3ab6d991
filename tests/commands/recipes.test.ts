import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Carries out the recipes of CONTRIBUTING.md, as written, in a copy of the project. */
const root = resolve(import.meta.dirname, '../..');
const copied = [
  'engine',
  'authoring',
  'openapi',
  'diagrams',
  'fonts',
  'history',
  'hosting',
  'layers',
  'locales',
  'offline',
  'owner',
  'passages',
  'publishing',
  'writing',
  'components',
  'config',
  'data',
  'scripts',
  'tests/unit',
  'tests/sites/sites.test.ts',
].concat(
  [
    'package.json',
    'tsconfig.json',
    'tsconfig.base.json',
    'site.config.ts',
    'vitest.config.ts',
    'AUTHORING.md',
    'README.md',
  ],
  ['content/index.mdx', 'content/user-guide/features/folders.mdx'],
);

type Block = { readonly language: string; readonly file: string | undefined; readonly text: string };
const contributing = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8');
const recipes = new Map(
  contributing
    .split(/^### Recipe: /m)
    .slice(1)
    .map((part) => part.split(/^## /m)[0] as string)
    .map((part) => [part.slice(0, part.indexOf('\n')), blocksOf(part)] as const),
);

function blocksOf(text: string): Block[] {
  const fences = text.matchAll(/^```(\w+)(?: title="([^"]+)")?\n([\s\S]*?)^```$/gm);
  return [...fences].map(([, language = '', file, code = '']) => ({ language, file, text: code }));
}

/** Adds each line with a plus below the line that precedes it in the recipe. */
function applyLines(file: string, text: string, lines: string): string {
  const changed = text.split('\n');
  let last = -1;
  for (const line of lines.split('\n').filter(Boolean)) {
    const words = line.slice(1);
    if (line.startsWith('+')) changed.splice(++last, 0, words);
    else {
      last = changed.indexOf(words);
      if (last < 0) throw new Error(`CONTRIBUTING.md: ${file} has no line “${words}”.`);
    }
  }
  return changed.join('\n');
}

let copy = '';
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'));
  await Promise.all(copied.map((path) => cp(join(root, path), join(copy, path), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** Writes the files of a recipe, then runs its commands one after the other. Returns their output. */
async function carryOut(recipe: string): Promise<string> {
  const printed: string[] = [];
  for (const { language, file, text } of recipes.get(recipe) ?? []) {
    if (language === 'sh') {
      const [command = '', ...words] = text.trim().split(' ');
      const { stdout } = await promisify(execFile)(command, words, {
        cwd: copy,
        env: { ...process.env, NO_COLOR: '1' },
      });
      printed.push(stdout);
      continue;
    }
    if (!file) throw new Error(`CONTRIBUTING.md: a block of “${recipe}” has no file name.`);
    const path = join(copy, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, language === 'diff' ? applyLines(file, await readFile(path, 'utf8'), text) : text);
  }
  return printed.join('\n');
}

/** Recipes that end with tests of what they added. */
const checkedByTests = ['a table of facts', 'a live tool', 'an operation of the API', 'a host'];

describe('recipes', () => {
  test('every recipe is tested', () => {
    expect([...recipes.keys()]).toEqual(['a page', 'a component with styles', 'a rule for pages', ...checkedByTests]);
  });

  test('a page', async () => {
    expect(await carryOut('a page')).toContain('Created content/user-guide/features/night-shift.mdx.');
    expect(existsSync(join(copy, 'content/user-guide/features/night-shift.mdx'))).toBe(true);
    expect(await readFile(join(copy, 'config/sidebars.ts'), 'utf8')).toContain('/user-guide/features/night-shift/');
  });

  test('a component with styles', async () => {
    expect(await carryOut('a component with styles')).toMatch(/Tests .*passed/);
    expect(await stylesOf('extra')).toContain('.quote{');
    expect(await stylesOf('site')).not.toContain('.quote{');
  });

  test.each(checkedByTests)('%s', async (recipe) => {
    expect(await carryOut(recipe)).toMatch(/Tests .*passed/);
  });

  test('a rule for pages', async () => {
    expect(await carryOut('a rule for pages')).toMatch(/Tests .*1 passed/);
  });
});

/** A style sheet of the copy as a build writes it, without the project's own. */
async function stylesOf(sheet: string): Promise<string> {
  const { bundleAsync } = await import('lightningcss');
  const { code } = await bundleAsync({ filename: join(copy, `engine/styles/${sheet}.css`), minify: true });
  return Buffer.from(code).toString();
}
