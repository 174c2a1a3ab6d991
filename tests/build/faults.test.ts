import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { engineBundle } from '../../engine/build/bundle-engine.mjs';
import { Harbor, nobodyMayEnter } from './harbor.ts';

/**
 * Things that can go wrong around a build. Each time, the last built site stays whole, the message says what happened and what to
 * do, and the next build equals a build from nothing.
 */
const site = new Harbor();
let whole: Readonly<Record<string, string>>;
beforeAll(async () => {
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  // A user without privileges can't bundle the engine.
  await engineBundle(site.root);
  await site.build('dist');
  whole = site.files('dist');
});
afterAll(() => site.remove());

/** The file that is deleted just before it is read. */
const vanishing = vi.hoisted(() => ({ name: '' }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  const readOrVanish = (...args: Parameters<typeof fs.readFileSync>): unknown => {
    if (vanishing.name && String(args[0]).endsWith(vanishing.name)) fs.rmSync(String(args[0]), { force: true });
    return fs.readFileSync(...args);
  };
  return { ...fs, readFileSync: readOrVanish };
});

/** Whether pages are written until the output is closed. */
const pages = vi.hoisted(() => ({ endless: false }));
vi.mock('../../engine/build/write-site.ts', async (original) => {
  const module = await original<typeof import('../../engine/build/write-site.ts')>();
  const writePages: typeof module.writePages = async (its, output, progress) => {
    for (let page = 0; pages.endless; page++) await output.write(`${page}/index.html`, 'A page. '.repeat(100));
    return module.writePages(its, output, progress);
  };
  return { ...module, writePages };
});

/** Checks that nothing is damaged: the output equals that of a build from nothing. */
async function expectWhole(): Promise<void> {
  await site.build('dist');
  expect(site.files('dist')).toEqual(whole);
}

describe('files that cannot be read', () => {
  const gone = (file: string): void => void (vanishing.name = file);

  test('a page that is removed before it is read is left out and reported as an error', async () => {
    const text = readFileSync(join(site.root, 'content/guide/tides.mdx'), 'utf8');
    gone('guide/tides.mdx');
    const problems = await site.problems('dist').finally(() => gone(''));
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'content/guide/tides.mdx',
        message: expect.stringMatching(/^The file is left out: it cannot be read \(ENOENT/),
        hint: expect.stringContaining('build again'),
      }),
    );
    site.write('content/guide/tides.mdx', text);
    await expectWhole();
  });

  test('an image that is removed after the folder was listed is left out and reported too', async () => {
    const picture = readFileSync(join(site.root, 'content/guide/pier.svg'), 'utf8');
    const problems = await site.problems('dist', (printed) => {
      if (printed.includes('pages')) rmSync(join(site.root, 'content/guide/pier.svg'), { force: true });
    });
    expect(problems).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        file: 'content/guide/pier.svg',
        message: expect.stringContaining('ENOENT'),
      }),
    );
    site.write('content/guide/pier.svg', picture);
    await expectWhole();
  });

  test.skipIf(!nobodyMayEnter)('a page, a picture and a sample that this user may not read', () => {
    const files = ['content/guide/tides.mdx', 'content/guide/pier.svg'].map((file) => join(site.root, file));
    for (const file of files) chmodSync(file, 0);
    const { stdout, status } = site.buildAsNobody('dist');
    for (const file of files) chmodSync(file, 0o644);
    expect(stdout).toMatch(/content\/guide\/tides\.mdx {2}The file is left out: it cannot be read \(EACCES/);
    expect(stdout).toMatch(/content\/guide\/pier\.svg {2}The file is left out: it cannot be read \(EACCES/);
    expect(status).toBe(1);

    chmodSync(join(site.root, 'samples/ask.sh'), 0);
    const { stderr } = site.buildAsNobody('dist');
    chmodSync(join(site.root, 'samples/ask.sh'), 0o644);
    expect(stderr).toMatch(/^The sample samples\/ask\.sh cannot be read \(EACCES.*\n {2}Make the file readable.*\n$/);
  });
});

describe('an output that cannot be written', () => {
  test.each([
    'content/site',
    'config/site',
    'samples/site',
    'locales/site',
    'components/site',
    'over/content/site',
    'over/site',
  ])('a folder among those that the site is made from: %s', async (out) => {
    site.write('over/content/guide/fees.mdx', '---\ntitle: Fees\n---\n\nNone.\n');
    vi.stubEnv('SITE_OVERLAY', 'over');
    await expect(site.build(out)).rejects.toThrow(/can't be the output: it is in .*, and the site is made from that\./);
    vi.unstubAllEnvs();
    rmSync(join(site.root, 'over'), { recursive: true });
    expect(existsSync(join(site.root, out))).toBe(false);
  });

  test.skipIf(!nobodyMayEnter)('a folder that this user may not write', async () => {
    await expectWhole();
    const run = site.buildAsNobody('dist', { writable: false });
    expect(run.stderr).toMatch(
      /\/dist cannot be written: this user may not write there\.\n {2}.*--out.*unchanged\.\n$/,
    );
    expect(site.files('dist')).toEqual(whole);
  });

  test('a reader of what is printed that has seen enough, such as `head`', () => {
    const words = ['sh', '-c', '"$@" | true; ls printed', 'sh', ...site.command('printed', true)];
    const { stdout, stderr } = spawnSync(words[0] as string, words.slice(1), {
      ...site.surroundings(),
      encoding: 'utf8',
    });
    expect(stderr).toBe('');
    expect(stdout).toContain('index.html\n');
  });

  const canMount = spawnSync('unshare', ['-rm', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
  test.skipIf(!canMount)('a disk that is full (needs the right to mount a file system of its own)', () => {
    site.write(
      'full-disk.sh',
      [
        'mount -t tmpfs -o size=12m tmpfs disk',
        '"$@" > first.txt || exit 3',
        'cat disk/dist/*.html | cksum > before.txt',
        'dd if=/dev/zero of=disk/ballast bs=64k 2> /dev/null',
        'echo "More." >> content/_snippets/help.mdx',
        '"$@" > second.txt 2> message.txt && exit 4',
        'cat disk/dist/*.html | cksum > after.txt',
        'ls disk > left.txt',
      ].join('\n'),
    );
    site.write('disk/.keep', '');
    const run = spawnSync('unshare', ['-rm', 'sh', 'full-disk.sh', ...site.command('disk/dist', false)], {
      ...site.surroundings(),
      encoding: 'utf8',
    });
    const read = (file: string): string => readFileSync(join(site.root, file), 'utf8');
    expect([run.status, run.stderr]).toEqual([0, '']);
    expect(read('message.txt')).toMatch(/cannot be written: no space is left on the device\.\n {2}Make room there/);
    expect(read('after.txt')).toBe(read('before.txt'));
    expect(read('left.txt')).toBe('ballast\ndist\n');
    site.edit('content/_snippets/help.mdx', 'More.\n', '');
  });

  test('a cache that cannot be written costs the next build, not this one', async () => {
    rmSync(join(site.root, '.cache'), { recursive: true });
    site.write('.cache', 'a file');
    expect(await site.build('dist')).toContain(
      'The next build starts from scratch, because .cache/ cannot be written: ',
    );
    expect(site.files('dist')).toEqual(whole);
    rmSync(join(site.root, '.cache'));
    await expectWhole();
  });
});

test('a client that cannot be bundled while pages are being written: nothing of either is left behind', async () => {
  site.edit('components/live.ts', './BerthCounter.tsx', './Missing.tsx');
  pages.endless = true;
  await expect(site.build('broken', false)).rejects.toThrow('./Missing.tsx');
  pages.endless = false;
  expect(readdirSync(site.root).filter((name) => name.startsWith('broken'))).toEqual([]);
  site.edit('components/live.ts', './Missing.tsx', './BerthCounter.tsx');
  await expectWhole();
});

test('a damaged cache: nothing of it is believed', async () => {
  const objects = join(site.root, '.cache/objects');
  const files = readdirSync(objects, { recursive: true, encoding: 'utf8' })
    .map((name) => join(objects, name))
    .filter((file) => statSync(file).isFile());
  expect(files.length).toBeGreaterThan(4);
  const damages: ((bytes: Buffer) => Buffer)[] = [
    (bytes) => bytes.subarray(0, bytes.length / 2),
    () => Buffer.alloc(0),
    (bytes) => Buffer.from(bytes.map((byte, at) => (at === bytes.length - 9 ? byte ^ 1 : byte))),
  ];
  for (const [index, file] of files.entries())
    writeFileSync(file, (damages[index % damages.length] as (typeof damages)[0])(readFileSync(file)));
  await expectWhole();
});

test('two builds at once: both succeed, and the output is that of one of them', async () => {
  await Promise.all([site.buildApart('dist', true), site.buildApart('dist', true)]);
  expect(site.files('dist')).toEqual(whole);
  await expect
    .poll(() => readdirSync(site.root).filter((name) => name.startsWith('dist.')), { timeout: 30_000 })
    .toEqual([]);
});

describe('git', () => {
  // The copy is inside the project's own repository.
  beforeAll(() => vi.stubEnv('GIT_CEILING_DIRECTORIES', dirname(site.root)));
  afterAll(() => vi.unstubAllEnvs());

  test.each<[state: string, make: () => void, note: string]>([
    ['no repository', () => rmSync(join(site.root, '.git'), { recursive: true }), 'The content has no git history'],
    ['a repository without commits', () => site.git('init', '-q'), 'The content has no git history'],
    [
      'a shallow clone',
      () => {
        site.commit('ada', '2026-03-09T14:05:00+00:00');
        writeFileSync(join(site.root, '.git/shallow'), `${site.git('rev-parse', 'HEAD')}`);
      },
      'The clone is shallow, so pages show no last update. Fetch the whole history (git fetch --unshallow) to show it.',
    ],
  ])('%s: pages without dates, and the reason', async (_, make, note) => {
    make();
    expect(await site.build('dist')).toContain(note);
    expect(site.files('dist')['guide/tides/index.html']).not.toContain('Ada of the harbor office');
  });
});
