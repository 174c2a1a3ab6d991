import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Harbor } from './harbor.ts';

/** A build that is killed leaves a whole site, and its leftovers do no harm. */
const site = new Harbor();
beforeAll(async () => {
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  await site.build('dist');
});
afterAll(() => site.remove());

/** Acts as if the process had been killed: from this file change on, nothing changes any more. */
const crash = vi.hoisted(() => ({ at: Number.POSITIVE_INFINITY, changes: 0 }));

/** Functions of a module that change files and have names with this ending. */
const mortal = vi.hoisted(() => (module: object, ending: '' | 'Sync') => {
  const names = new Set(
    ['chmod', 'copyFile', 'mkdir', 'mkdtemp', 'rename', 'rm', 'writeFile'].map((name) => name + ending),
  );
  return Object.fromEntries(
    Object.entries(module).flatMap(([name, original]) => {
      if (!names.has(name)) return [];
      const change = (...args: unknown[]): unknown => {
        if (crash.changes++ < crash.at) return (original as (...args: unknown[]) => unknown)(...args);
        if (ending) throw new Error('The process was killed.');
        return Promise.reject(new Error('The process was killed.'));
      };
      return [[name, change]];
    }),
  );
});
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return { ...fs, ...mortal(fs, 'Sync') };
});
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return { ...fs, ...mortal(fs, '') };
});

/**
 * Starts a build that is killed after a number of file changes.
 * @returns whether it made that many
 */
async function buildUntil(changes: number): Promise<boolean> {
  Object.assign(crash, { at: changes, changes: 0 });
  await site.build('dist').catch(() => {});
  const killed = crash.changes > changes;
  crash.at = Number.POSITIVE_INFINITY;
  return killed;
}

/** Folders beside the output, renamed as if their process had ended. */
function abandon(): string[] {
  const left = readdirSync(site.root).filter((name) => name.startsWith('dist.'));
  return left.map((name) => {
    const ended = name.replace(`.${process.pid}-`, '.999999999-');
    renameSync(join(site.root, name), join(site.root, ended));
    return ended;
  });
}

test('a build that is killed before any of its changes to files', async () => {
  const states: string[] = [];
  let before = site.files('dist');
  for (let changes = 0; ; changes++) {
    site.write('content/_snippets/help.mdx', `Ask the office, room ${changes}.\n`);
    const killed = await buildUntil(changes);
    if (!killed) break;
    const left = abandon();
    const after = existsSync(join(site.root, 'dist'))
      ? site.files('dist')
      : site.files(left.find((name) => name.includes('.old')) ?? '');
    const isOld = JSON.stringify(after) === JSON.stringify(before);
    if (!isOld) expect(after['guide/berth/index.html']).toContain(`room ${changes}.`);
    expect(Object.keys(after)).toEqual(Object.keys(before));
    states.push(isOld ? 'old' : 'new');
    before = after;
  }
  // Until the swap, nothing of the old site changes.
  expect(states.length).toBeGreaterThan(4);
  expect(states.slice(0, 4)).toEqual(['old', 'old', 'old', 'old']);
  await site.build('dist');
  await site.build('fresh', false);
  expect(site.files('dist')).toEqual(site.files('fresh'));
  await expect
    .poll(() => readdirSync(site.root).filter((name) => name.startsWith('dist.')), { timeout: 30_000 })
    .toEqual([]);
}, 300_000);

test('an interrupted swap is undone by the next build, even by one that fails', async () => {
  const before = site.files('dist');
  renameSync(join(site.root, 'dist'), join(site.root, 'dist.999999999-abcdef.old1'));
  site.write('config/redirects.json', 'not JSON');
  await expect(site.build('dist')).rejects.toThrow('config/redirects.json');
  expect(site.files('dist')).toEqual(before);
  rmSync(join(site.root, 'config/redirects.json'));
});
