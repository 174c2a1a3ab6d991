import { cpSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Harbor } from './harbor.ts';

/** After an edit of each kind of input, a rebuild equals a build from nothing, byte for byte. */
const site = new Harbor();
// Several builds run at once in separate processes, which takes minutes on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });
afterAll(() => site.remove());
beforeAll(async () => {
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  await site.build('dist', true);
});

/** What an edit must change. Without it, a test would pass for an edit that has no effect. */
type Case = { readonly kind: string; readonly edit: () => void; readonly changes: string; readonly pages?: string };

const cases: readonly Case[] = [
  {
    kind: 'text',
    edit: () => site.edit('content/guide/tides.mdx', 'the tides of today', 'the tides of this day'),
    changes: 'guide/tides/index.html',
    pages: '1 (2 unchanged)',
  },
  {
    kind: 'front matter: a description, which cards show',
    edit: () => site.edit('content/guide/tides.mdx', 'hour by hour', 'from hour to hour'),
    changes: 'index.html',
  },
  {
    kind: 'front matter: a title, which sidebars show',
    edit: () => site.edit('content/guide/tides.mdx', 'Read the tides', 'Read all tides'),
    changes: 'sidebars/handbook.json',
    pages: '3 (0 unchanged)',
  },
  {
    kind: 'a snippet',
    edit: () => site.edit('content/_snippets/help.mdx', 'Write to', 'Mail'),
    changes: 'guide/berth/index.html',
    pages: '1 (2 unchanged)',
  },
  {
    kind: 'a snippet renamed',
    edit: () => site.move('content/_snippets/help.mdx', 'content/_snippets/assistance.mdx'),
    changes: 'guide/berth/index.html',
  },
  {
    kind: 'a snippet with the missing name',
    edit: () => site.write('content/_snippets/help.mdx', 'Ask the office.\n'),
    changes: 'guide/berth/index.html',
  },
  {
    kind: 'a sample',
    edit: () => site.edit('samples/ask.sh', '/berths/', '/free-berths/'),
    changes: 'guide/berth/index.html',
    pages: '1 (2 unchanged)',
  },
  {
    kind: 'a placeholder',
    edit: () => site.edit('config/placeholders.ts', 'BOAT_ID', 'SHIP_ID'),
    changes: 'guide/berth/index.html',
  },
  {
    kind: 'a sidebar',
    edit: () => site.edit('config/sidebars.ts', "label: 'Guide'", "label: 'Guide for skippers'"),
    changes: 'guide/tides/index.html',
  },
  {
    kind: 'a page type',
    edit: () => site.edit('config/page-types.ts', 'M10 3v7l4 3', 'M10 3v7l3 4'),
    changes: 'sidebars/handbook.json',
  },
  {
    kind: 'a redirect',
    edit: () => site.write('config/redirects.json', '[{"from": "/moor/", "to": "/guide/berth/"}]\n'),
    changes: '_redirects',
    pages: '0 (3 unchanged)',
  },
  {
    kind: 'the brand',
    edit: () => site.edit('site.config.ts', "name: 'Harbor'", "name: 'Haven'"),
    changes: 'guide/berth/page.json',
    pages: '3 (0 unchanged)',
  },
  {
    kind: 'the committed history',
    edit: () => site.commit('bob', '2026-03-10T09:00:00+00:00'),
    changes: 'guide/tides/index.html',
  },
  {
    kind: 'a file moved to a folder of its own',
    edit: () => site.move('content/guide/berth.mdx', 'content/guide/berth/index.mdx'),
    changes: 'guide/berth/index.html',
  },
  {
    kind: 'a picture moved along',
    edit: () => site.move('content/guide/pier.svg', 'content/guide/berth/pier.svg'),
    changes: 'guide/berth/index.html',
  },
  {
    kind: 'a picture',
    edit: () => site.edit('content/guide/berth/pier.svg', 'black', 'white'),
    changes: 'guide/berth/pier.svg',
    pages: '0 (3 unchanged)',
  },
  {
    kind: 'a new page',
    edit: () =>
      site.write(
        'content/guide/fees.mdx',
        '---\ntype: landing\ntitle: Fees\ndescription: What a berth costs for a night, a week and a whole season.\n---\n\nAsk.\n',
      ),
    changes: 'guide/fees/index.html',
  },
  { kind: 'a page that goes', edit: () => site.delete('content/guide/fees.mdx'), changes: 'routes.json' },
];

/** Edits of code. The next build is a new process and compiles the site's modules again, as it is for a person. */
const codeCases: readonly Case[] = [
  {
    kind: 'a static component',
    edit: () => site.edit('components/TideTable.tsx', 'className="tides"', 'className="tides all"'),
    changes: 'guide/tides/index.html',
  },
  {
    kind: 'a live component',
    edit: () => site.edit('components/BerthCounter.tsx', 'berths left', 'berths free'),
    changes: 'index.html',
  },
  { kind: 'a fact', edit: () => site.edit('data/tides.json', '4.2', '4.3'), changes: 'guide/tides/index.html' },
  {
    kind: "the site's style sheet",
    edit: () => site.write('components/site.css', '.tides { list-style: circle; }\n'),
    changes: 'guide/berth/index.html',
  },
];

type Build = (out: string) => Promise<string>;

/** Builds in a new process that compiles the site's modules again. */
async function buildAsPerson(out: string): Promise<string> {
  await site.compileModules();
  return site.buildApart(out, true);
}

/** Edits, builds with the cache, then builds from nothing. */
async function rebuild({ edit, changes }: Case, build: Build) {
  const before = site.files('dist')[changes];
  edit();
  const printed = await build('dist');
  await site.freshBuild('fresh', build);
  const after = site.files('dist');
  return { changed: before !== after[changes], printed, after, fresh: site.files('fresh') };
}

describe.each<[where: string, edits: readonly Case[], build: Build]>([
  ['in this process', cases, (out) => site.build(out, true)],
  ['in a process of its own', codeCases, buildAsPerson],
])('after an edit, %s:', (_, edits, build) => {
  test.each(edits)('$kind', async (edited) => {
    const { changed, printed, after, fresh } = await rebuild(edited, build);
    expect(changed, `${edited.changes} did not change`).toBe(true);
    expect(edited.pages ?? printed).toBe(printed);
    expect(after).toEqual(fresh);
  });
});

test('without an edit, no page is made again', async () => {
  await site.build('dist', true);
  expect(await site.build('dist', true)).toBe('0 (3 unchanged)');
});

test('records of the last build are not used for an output that something else has written', async () => {
  cpSync(join(site.root, 'dist'), join(site.root, 'copy'), { recursive: true });
  rmSync(join(site.root, 'dist'), { recursive: true });
  renameSync(join(site.root, 'copy'), join(site.root, 'dist'));
  expect(await site.build('dist', true)).toBe('3 (0 unchanged)');
  rmSync(join(site.root, 'dist/guide/tides'), { recursive: true });
  expect(await site.build('dist', true)).toBe('1 (2 unchanged)');
});

/** Everything that may differ between two machines without an effect on the output. */
test('the same files, on any machine and for any user', async () => {
  const other = new Harbor();
  try {
    rmSync(other.root, { recursive: true });
    cpSync(site.root, other.root, {
      recursive: true,
      filter: (file) => !/\/(dist|fresh|dist\.[^/]*|fresh\.[^/]*|\.cache)$/.test(file),
    });
    // The other site's own modules are transformed while they are loaded.
    await site.compileModules();
    const here = { TZ: 'America/Anchorage', LANG: 'C', LC_ALL: 'C', UV_THREADPOOL_SIZE: '8' };
    const there = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' };
    await Promise.all([site.buildApart('fresh', false, here), other.buildApart('dist', false, there)]);
    expect(other.files('dist')).toEqual(site.files('fresh'));
  } finally {
    other.remove();
  }
});
