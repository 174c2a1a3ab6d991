import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const decisions = 'docs/decisions';
const papers = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'AUTHORING.md'].concat(
  readdirSync(join(root, decisions)).map((name) => `${decisions}/${name}`),
);
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

/** Folders of the project's root: a word in backticks that starts with one of them is a path. */
const topFolders = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !/^(\.git|\.cache|node_modules|dist.*|test-results|my)$/.test(entry.name))
  .map(({ name }) => name);
/** What a build makes; it may be absent. */
const made =
  /^((dist|\.cache|node_modules|test-results)\b|(page|routes|vercel|firebase)\.json$|all\.css$|(index|skill)\.md$)/;
/** Names of all files of the project, for names in backticks without a folder. */
const names = new Set(
  [
    ...readdirSync(root),
    ...topFolders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter(
          (file) => !file.includes('node_modules'),
        ),
      ),
  ].map((file) => basename(file)),
);

/** Words in backticks, without code blocks. */
const inlineCode = (text: string): string[] =>
  [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map((match) => match[1] as string);

/** A path of the project, or undefined. `<name>` and `…` stand for any name, so only what comes before them is checked. */
function pathIn(code: string): string | undefined {
  const isPath = topFolders.some((folder) => code.startsWith(`${folder}/`)) || isFileName(code);
  if (!isPath || /\s/.test(code) || made.test(code)) return undefined;
  const [known = ''] = code.split(/[<*{…]/);
  return known === code ? code.replace(/\/$/, '') : known.slice(0, known.lastIndexOf('/'));
}

const isFileName = (text: string): boolean => /^[\w.-]+\.(md|mdx|ts|tsx|css|json|mjs)$/.test(text);
const isThere = (path: string): boolean => existsSync(join(root, path)) || (isFileName(path) && names.has(path));

test('there is a README', () => expect(papers).toContain('README.md'));

describe.each(papers)('%s', (name) => {
  const text = readFileSync(join(root, name), 'utf8');

  test('every path in backticks exists', () => {
    const missing = inlineCode(text)
      .flatMap((code) => pathIn(code) ?? [])
      .filter((path) => !isThere(path) && !isExample(name, path));
    expect(missing).toEqual([]);
  });

  test('every link to a file leads somewhere', () => {
    const targets = [...text.matchAll(/\]\((?!https?:|#|\/|mailto:)([^)#\s]+)/g)].map((match) => match[1] as string);
    const isMissing = (target: string): boolean => !existsSync(join(root, dirname(name), target));
    expect(targets.filter((target) => isMissing(target) && !isExample(name, target))).toEqual([]);
  });

  test('every `npm run x` is a script', () => {
    const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] as string);
    expect(named.filter((script) => !(script in scripts))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');

  test('is a map of at most 12 kB', () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
  });

  test('every decision is in the list of decisions', () => {
    const [list, files] = [
      readFileSync(join(root, decisions, 'README.md'), 'utf8'),
      readdirSync(join(root, decisions)),
    ];
    const listed = [...list.matchAll(/^- \[.+\]\(([\w-]+\.md)\)$/gm)].map(([, file]) => file);
    expect(listed.toSorted()).toEqual(files.filter((name) => name !== 'README.md').toSorted());
  });

  test('every folder has a row that says what it is', () => {
    const rows = [...text.matchAll(/^\| `([\w./-]+)\/` \|/gm)].map(([, folder]) => folder);
    const inside = readdirSync(join(root, 'engine')).map((folder) => `engine/${folder}`);
    expect(rows.sort()).toEqual([...topFolders, ...inside].sort());
  });

  test('the table of imports has the rules of dependency-cruiser.config.mjs', async () => {
    const [, section = ''] = text.split('### Who may import whom\n') ?? [];
    const table = [...section.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, folder, others = '']) => [
      folder,
      [...others.matchAll(/`(\w+)`/g)].map(([, other]) => other),
    ]);
    const { layers } = (await import(join(root, 'dependency-cruiser.config.mjs'))) as {
      layers: Record<string, string[]>;
    };
    const rules = Object.entries(layers).map(([folder, may]) => [folder, may.filter((other) => other !== folder)]);
    expect(table).toEqual(rules);
  });
});

/** AUTHORING.md shows what an author would write, so its names of pages and files are examples. */
function isExample(paper: string, path: string): boolean {
  return paper === 'AUTHORING.md' && (path.startsWith('content/') || path.startsWith('/') || !path.includes('/'));
}
