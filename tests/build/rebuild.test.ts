import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Harbor } from './harbor.ts';
import { outputMarker } from '../../engine/output/site-files.ts';

/** After an edit of each kind of input, a rebuild equals a build from nothing, byte for byte. */
const site = new Harbor();
afterAll(() => site.remove());
beforeAll(async () => {
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  await site.build('dist');
});

/** What an edit must change. Without it, a test would pass for an edit that has no effect. */
type Case = { readonly kind: string; readonly edit: () => void; readonly changes: string };

const cases: readonly Case[] = [
  {
    kind: 'text',
    edit: () => site.edit('content/guide/tides.mdx', 'the tides of today', 'the tides of this day'),
    changes: 'guide/tides/index.html',
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
  },
  {
    kind: 'a snippet',
    edit: () => site.edit('content/_snippets/help.mdx', 'Write to', 'Mail'),
    changes: 'guide/berth/index.html',
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
    changes: 'guide/berth/page.json',
  },
  {
    kind: 'a redirect',
    edit: () => site.write('config/redirects.json', '[{"from": "/moor/", "to": "/guide/berth/"}]\n'),
    changes: '_redirects',
  },
  {
    kind: 'the brand',
    edit: () => site.edit('site.config.ts', "name: 'Harbor'", "name: 'Haven'"),
    changes: 'guide/berth/page.json',
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

const description = (text: string): string =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Harbor', version: '1' },
    paths: {
      '/berths': {
        get: {
          operationId: 'listBerths',
          summary: 'List berths',
          description: text,
          responses: { 200: { description: 'OK' } },
        },
      },
    },
  });

/** Edits of code, in folders whose names the configuration gives. */
const codeCases: readonly Case[] = [
  {
    kind: 'the names of folders',
    edit: () => {
      site.move('components', 'parts');
      site.write('reference/description.json', description('Lists the berths.'));
      site.edit('site.config.ts', "components: 'components'", "components: 'parts'");
      site.write(
        'config/page-source.ts',
        `import { openApiPages } from '${join(import.meta.dirname, '../../openapi/open-api-pages.ts')}';
export const pageSource = openApiPages({ description: 'reference/description.json' });
`,
      );
    },
    changes: 'api-reference/openapi.json',
  },
  {
    kind: 'an API description',
    edit: () => site.write('reference/description.json', description('Lists all berths.')),
    changes: 'api-reference/openapi.json',
  },
  {
    kind: 'a static component',
    edit: () => site.edit('parts/TideTable.tsx', 'className="tides"', 'className="tides all"'),
    changes: 'guide/tides/index.html',
  },
  {
    kind: 'a live component',
    edit: () => site.edit('parts/BerthCounter.tsx', 'berths left', 'berths free'),
    changes: 'index.html',
  },
  {
    kind: "the site's style sheet",
    edit: () => site.write('parts/site.css', '.tides { list-style: circle; }\n'),
    changes: 'guide/berth/index.html',
  },
];

/** The next build is a new process, as it is for a person: this one keeps using the modules that it has loaded. */
const apart = (out: string, cache = true): Promise<string> => site.buildApart(out, cache);
const here = (out: string, cache = true): Promise<string> => site.build(out, cache);

describe.each([
  ['content and configuration', cases, here],
  ['code and facts', codeCases, apart],
])('%s:', (_, edits, build) => {
  test.each(edits)('an edit of $kind', async ({ edit, changes }) => {
    const before = site.files('dist')[changes];
    edit();
    await build('dist');
    const after = site.files('dist')[changes];
    expect(after !== before, `${changes} did not change`).toBe(true);
  });

  test('afterwards, the output is that of a build from nothing', async () => {
    await build('fresh', false);
    expect(site.files('dist')).toEqual(site.files('fresh'));
  });
});

test('a fact that the client does not contain changes only the pages that show it', async () => {
  const before = site.files('dist');
  site.edit('data/tides.json', '4.2', '4.3');
  await apart('dist');
  const after = site.files('dist');
  const changed = Object.keys(after).filter((name) => after[name] !== before[name] && !/\.(br|gz)$/.test(name));
  // The marker lists the files, and names of the search's files are hashes.
  expect(changed.filter((name) => !name.includes('search/') && name !== outputMarker)).toEqual([
    'guide/tides/index.html',
    'guide/tides/index.md',
    'guide/tides/page.json',
  ]);
});

test('nothing of the last output survives that was edited in place', async () => {
  const whole = site.files('dist');
  for (const name of ['guide/tides/index.html', 'guide/tides/index.html.br']) {
    const file = join(site.root, 'dist', name);
    writeFileSync(file, readFileSync(file).subarray(1));
  }
  await apart('dist');
  expect(site.files('dist')).toEqual(whole);
});

/** Everything that may differ between two machines without an effect on the output. */
test('the same files, on any machine and for any user', async () => {
  const anchorage = { TZ: 'America/Anchorage', LANG: 'C', LC_ALL: 'C', UV_THREADPOOL_SIZE: '8' };
  const kiritimati = { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', UV_THREADPOOL_SIZE: '1' };
  await site.buildApart('fresh', false, anchorage);
  await site.buildApart('dist', false, kiritimati);
  expect(site.files('dist')).toEqual(site.files('fresh'));
});
