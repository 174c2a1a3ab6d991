import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { Harbor } from '../build/harbor.ts';

/**
 * The system kills a build with all its children at a random moment. The served site is the old or the new one, and the next build
 * works.
 */
const kills = Number(process.env['KILLS'] ?? 50);

/** Pseudo-random numbers from 0 to 1, the same in every run. */
function seeded(state: number): () => number {
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

const sites = [new Harbor(), new Harbor()];
afterAll(() => sites.forEach((site) => site.remove()));

/** Folders beside the output. */
const besides = (site: Harbor): string[] => readdirSync(site.root).filter((name) => name.startsWith('dist.'));

/** What a server would find: the output or, between the two renames, the folder that the next build puts back. */
function served(site: Harbor): Record<string, string> {
  if (existsSync(join(site.root, 'dist'))) return site.files('dist');
  return site.files(besides(site).find((name) => name.includes('.old')) ?? '');
}

/** Edits and kills until enough builds were killed. A build that finished before its moment does not count. */
async function killAgainAndAgain(site: Harbor, count: number, random: () => number): Promise<number> {
  // In the project's own history, git would have much to read.
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  await site.build('dist');
  // How long a build takes from its start and from its first files: guesses, which the builds themselves correct.
  const lasting = { start: 1000, writing: 100 };
  let before = site.files('dist');
  let killed = 0;
  for (let attempt = 0; killed < count; attempt++) {
    site.write('content/_snippets/help.mdx', `Ask the office, desk ${attempt}.\n`);
    // Loading takes most of the time, but only writing could do harm.
    const after = attempt % 3 > 0 ? 'writing' : 'start';
    const milliseconds = random() * lasting[after] * 1.1;
    const finished = await site.buildAndKill('dist', { after, milliseconds });
    lasting[after] = finished ?? Math.max(lasting[after], milliseconds);
    if (finished !== undefined) {
      before = site.files('dist');
      continue;
    }
    killed++;
    const left = served(site);
    await site.build('dist');
    const next = site.files('dist');
    if (!isDeepStrictEqual(left, before)) expect(left).toEqual(next);
    expect(next['guide/berth/index.html']).toContain(`desk ${attempt}.`);
    before = next;
  }
  await site.build('fresh', false);
  expect(site.files('dist')).toEqual(site.files('fresh'));
  await expect.poll(() => besides(site), { timeout: 60_000 }).toEqual([]);
  return killed;
}

test(`${kills} kills`, { timeout: 300_000 }, async () => {
  const random = seeded(20260101);
  const killed = await Promise.all(sites.map((site) => killAgainAndAgain(site, kills / sites.length, random)));
  expect(killed).toEqual([kills / 2, kills / 2]);
});
