import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { build } from './build.ts';
import { Reporter } from './report.ts';

const root = mkdtempSync(join(tmpdir(), 'rebuild-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(join(root, 'pages', name), text);
const run = async (options: { root?: string; out?: string; cache?: boolean } = {}): Promise<string> => {
  let printed = '';
  await build(
    options.root ? { root: options.root } : { root, content: 'pages', out: 'site', ...options },
    new Reporter({ write: (text) => (printed += text) }),
  );
  return /pages built.*?(\d+ \(\d+ unchanged\))/.exec(printed)?.[1] ?? printed;
};
/** Every file of an output with its content. */
const filesOf = (out: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, out), { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(root, out, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(root, out, name), 'latin1')]),
  );

beforeEach(() => {
  mkdirSync(join(root, 'pages/more'), { recursive: true });
  write('index.md', '# Home\n\nThe first page leads to [another](more/a.md).\n');
  for (const name of ['a', 'b', 'c'])
    write(
      `more/${name}.md`,
      `# Page ${name}\n\nA page that says ${name}.\n\n## Part\n\n\`\`\`js\nconst ${name} = 1;\n\`\`\`\n`,
    );
});

test('after an edit, only that page is built, and the output is what a build from nothing gives', async () => {
  await run();
  expect(await run()).toBe('0 (4 unchanged)');
  write('more/b.md', '# Page b\n\nIt says something else.\n\n## Part\n\n### And more\n\nWords.\n');
  expect(await run()).toBe('1 (3 unchanged)');
  await run({ out: 'fresh', cache: false });
  expect(filesOf('site')).toEqual(filesOf('fresh'));
});

test('a new title is seen by every page, and a page that went leaves nothing', async () => {
  await run();
  write('more/b.md', '# Another title\n\nText.\n');
  expect(await run()).toBe('4 (0 unchanged)');
  rmSync(join(root, 'pages/more/c.md'));
  await run();
  await run({ out: 'fresh', cache: false });
  expect(filesOf('site')).toEqual(filesOf('fresh'));
});

test('what is remembered is not believed of an output that something else has written', async () => {
  await run();
  cpSync(join(root, 'site'), join(root, 'copy'), { recursive: true });
  rmSync(join(root, 'site'), { recursive: true });
  cpSync(join(root, 'copy'), join(root, 'site'), { recursive: true });
  expect(await run()).toBe('4 (0 unchanged)');
  write('more/a.md', '# Page a\n\nBuilt without the cache.\n');
  await run({ cache: false });
  write('more/a.md', '# Page a\n\nA page that says a.\n\n## Part\n\n```js\nconst a = 1;\n```\n');
  expect(await run()).toBe('4 (0 unchanged)');
});

test('a page is built again when a sample that it shows changes, and no other page is', async () => {
  const project = mkdtempSync(join(tmpdir(), 'rebuild-samples-'));
  try {
    const put = (file: string, text: string): void => {
      mkdirSync(join(project, file, '..'), { recursive: true });
      writeFileSync(join(project, file), text);
    };
    const page = (title: string, body: string): string =>
      `---\ntype: landing\ntitle: ${title}\ndescription: A page that stands in a test, with a description that is long enough.\n---\n\n${body}\n`;
    put('content/index.mdx', page('First page', 'Text.'));
    put('content/shows.mdx', page('Shows it', '```js file="samples/a.js"\n```'));
    put('content/_snippets/part.mdx', '```js file="samples/b.js"\n```\n');
    put('samples/a.js', 'const a = 1;\n');
    put('samples/b.js', 'const b = 1;\n');
    const rebuild = (): Promise<string> => run({ root: project });
    await rebuild();
    expect(await rebuild()).toBe('0 (2 unchanged)');
    put('samples/a.js', 'const a = 2;\n');
    expect(await rebuild()).toBe('1 (1 unchanged)');
    expect(readFileSync(join(project, 'dist/shows/index.md'), 'utf8')).toContain('const a = 2;');
    put('samples/b.js', 'const b = 2;\n');
    expect(await rebuild()).toBe('2 (0 unchanged)');
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
});
