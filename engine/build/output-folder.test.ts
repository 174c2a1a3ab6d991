import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { outputMarker } from '../output/site-files.ts';
import { clearLeftovers, ensureReplaceable, outputFolder } from './output-folder.ts';

const scratch = mkdtempSync(join(tmpdir(), 'output-folder-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** A folder with these files. */
function folder(name: string, files: readonly string[] = []): string {
  const path = join(scratch, name);
  mkdirSync(path, { recursive: true });
  for (const file of files) {
    mkdirSync(join(path, file, '..'), { recursive: true });
    writeFileSync(join(path, file), '');
  }
  return path;
}
const root = folder('project', ['site.config.ts', 'content/index.mdx', 'public/icon.svg', 'dist/index.html']);
const sources = ['content', 'public'].map((name) => join(root, name));
const ensure = (out: string) => (): void => ensureReplaceable(out, root, sources);

test.each([
  ['that does not exist', () => join(root, 'none')],
  ['that is empty', () => folder('project/empty')],
  ['outside the project', () => join(scratch, 'elsewhere/site')],
  ['of an earlier build', () => folder('project/built', ['index.html', outputMarker])],
])('a build replaces a folder %s', (_, out) => {
  expect(ensure(out())).not.toThrow();
});

test('a build does not replace what no build has made, even if it has a folder for assets', () => {
  const vault = folder('vault', ['note.md', '_assets/picture.png']);
  expect(ensure(vault)).toThrow(
    `${vault} has files that no build has made. A build replaces the whole folder, so they would be lost.\n` +
      '  Name an empty folder or a new one with --out, or empty this one first.',
  );
  expect(ensure(join(vault, 'note.md'))).toThrow('a file is where a folder has to be');
});

test('a build does not replace the project, what it is made from, or a part of that', () => {
  symlinkSync(join(root, 'content'), join(scratch, 'link'));
  // Even if a build has once made files there.
  for (const path of [root, scratch, join(root, 'content'), join(root, 'public')])
    writeFileSync(join(path, outputMarker), '');
  for (const out of [root, scratch]) expect(ensure(out)).toThrow("can't be the output: the project is in it.");
  for (const out of ['content', 'public']) expect(ensure(join(root, out))).toThrow('the site is made from that');
  expect(ensure(join(root, 'content/new/dist'))).toThrow(`it is in ${join(root, 'content')}, and the site is made`);
  expect(ensure(join(scratch, 'link/dist'))).toThrow(`it is in ${join(root, 'content')}`);
});

test('a build does not lose what somebody has put into the output', async () => {
  const out = join(scratch, 'hosted');
  const build = async (): Promise<void> => {
    ensure(out)();
    const target = await outputFolder(out);
    for (const file of ['index.html', 'index.html.br', 'guide/index.html']) {
      mkdirSync(join(target.path, file, '..'), { recursive: true });
      writeFileSync(join(target.path, file), '');
    }
    await target.swap();
  };
  await build();
  await build();
  writeFileSync(join(out, 'CNAME'), 'docs.example.com');
  writeFileSync(join(out, 'orders.tar.gz'), '');
  await expect(build()).rejects.toThrow(
    `${out} has files that no build has made: CNAME, orders.tar.gz. A build replaces the whole folder, so they would be lost.\n` +
      '  Move them to public/, from where every build copies them, or elsewhere.',
  );
  expect(existsSync(join(out, 'CNAME'))).toBe(true);
});

test('nothing beside the output is removed unless a build has made it', async () => {
  const beside = (name: string): string => join(scratch, name);
  folder('site.999999999-abcdef', ['notes.txt']);
  folder('site.999999999-fedcba', ['index.html', outputMarker]);
  folder('site', ['index.html', outputMarker]);
  await clearLeftovers(beside('site'));
  await expect.poll(() => existsSync(beside('site.999999999-fedcba')), { timeout: 20_000 }).toBe(false);
  expect(existsSync(beside('site.999999999-abcdef/notes.txt'))).toBe(true);
});

test('files that appear in the output during a build are moved aside, not removed', async () => {
  const out = folder('late');
  const target = await outputFolder(out);
  writeFileSync(join(out, 'notes.txt'), 'Not to be lost.');
  await target.swap();
  writeFileSync(join(out, 'notes.txt'), 'Not to be lost either.');
  const next = await outputFolder(out);
  await next.swap();
  expect(existsSync(`${next.path}.old1/notes.txt`)).toBe(true);
  expect(existsSync(join(out, outputMarker))).toBe(true);
  expect(existsSync(`${target.path}.old1/notes.txt`)).toBe(true);
});
