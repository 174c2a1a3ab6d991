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

/** Writes the files of a recipe. Returns the command that it ends with, as words. */
async function writeFiles(recipe: string): Promise<string[]> {
  let command: string[] = [];
  for (const { language, file, text } of recipes.get(recipe) ?? []) {
    if (language === 'sh') {
      command = text.trim().split(' ');
      continue;
    }
    if (!file) throw new Error(`CONTRIBUTING.md: a block of “${recipe}” has no file name.`);
    const path = join(copy, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, language === 'diff' ? applyLines(file, await readFile(path, 'utf8'), text) : text);
  }
  return command;
}

const run = (program: string, words: readonly string[]): Promise<{ stdout: string }> =>
  promisify(execFile)(program, words, { cwd: copy, env: { ...process.env, NO_COLOR: '1' } });

/** Recipes that end with tests of what they added. */
const checkedByTests = [
  'a component with styles',
  'a rule for pages',
  'a table of facts',
  'a live tool',
  'an operation of the API',
  'a host',
];

describe('recipes', () => {
  test('every recipe is tested', () => {
    expect([...recipes.keys()]).toEqual(['a page', ...checkedByTests]);
  });

  test('a page', async () => {
    const [program = '', ...words] = await writeFiles('a page');
    expect((await run(program, words)).stdout).toContain('Created content/user-guide/features/night-shift.mdx.');
    expect(existsSync(join(copy, 'content/user-guide/features/night-shift.mdx'))).toBe(true);
    expect(await readFile(join(copy, 'config/sidebars.ts'), 'utf8')).toContain('/user-guide/features/night-shift/');
  });

  describe('with tests', () => {
    type Result = { readonly fullName: string; readonly status: string };
    type Report = { readonly testResults: readonly { readonly name: string; readonly assertionResults: Result[] }[] };
    const commands = new Map<string, readonly string[]>();
    let report: Report;
    /** Vitest starts once for the tests of all recipes. */
    beforeAll(async () => {
      for (const recipe of checkedByTests) commands.set(recipe, await writeFiles(recipe));
      const files = [...commands.values()].flatMap((words) => filesOf(words));
      const file = join(copy, 'report.json');
      await run('npx', ['vitest', 'run', ...new Set(files), '--reporter=json', `--outputFile=${file}`]).catch(() => {});
      report = JSON.parse(await readFile(file, 'utf8')) as Report;
    });

    /** The files of `npx vitest run FILE … -t NAME`. */
    const filesOf = (words: readonly string[]): readonly string[] => {
      expect(words.slice(0, 3)).toEqual(['npx', 'vitest', 'run']);
      return words.slice(3, words.includes('-t') ? -2 : undefined);
    };

    test.each(checkedByTests)('%s', (recipe) => {
      const words = commands.get(recipe) ?? [];
      const name = words.includes('-t') ? String(words.at(-1)) : '';
      const results = filesOf(words).flatMap((file) => {
        const ofFile = report.testResults.filter((result) => result.name.includes(`${copy}/${file}`));
        expect(ofFile, file).not.toEqual([]);
        return ofFile.flatMap(({ assertionResults }) => assertionResults);
      });
      const named = results.filter(({ fullName }) => fullName.includes(name));
      expect(named).not.toEqual([]);
      expect(named.filter(({ status }) => status !== 'passed')).toEqual([]);
    });

    test('styles go to the sheet that the recipe names', async () => {
      expect(await stylesOf('extra')).toContain('.quote{');
      expect(await stylesOf('site')).not.toContain('.quote{');
    });
  });
});

/** A style sheet of the copy as a build writes it, without the project's own. */
async function stylesOf(sheet: string): Promise<string> {
  const { bundleAsync } = await import('lightningcss');
  const { code } = await bundleAsync({ filename: join(copy, `engine/styles/${sheet}.css`), minify: true });
  return Buffer.from(code).toString();
}
