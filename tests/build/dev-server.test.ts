import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { startDevServer, type DevServer } from '../../engine/dev/dev-server.ts';
import { startPreviewServer } from '../../engine/dev/preview-server.ts';
import { Harbor } from './harbor.ts';

/** The dev server answers every URL as a host of the built site does. */
const site = new Harbor();
const config = readFileSync(`${site.root}/site.config.ts`, 'utf8');
let dev: DevServer;
let built: { readonly url: string; readonly close: () => Promise<void> };
let files: Readonly<Record<string, string>>;
/** What the dev server has printed as errors. */
const said: string[] = [];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)));
  site.write('public/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  site.write('public/apple-touch-icon.png', 'not really');
  site.write('public/terms.txt', 'Be kind.\n');
  site.write(
    'content/guide/große fähre.md',
    '---\ntype: landing\ntitle: The ferry\ndescription: How the large ferry comes in, and what the boats around it do.\n---\n\nWait.\n',
  );
  site.commit('ada', '2026-03-09T14:05:00+00:00');
  await site.build('dist');
  files = site.files('dist');
  built = await startPreviewServer({ folder: `${site.root}/dist`, port: 0 });
  dev = await startDevServer({ root: site.root, port: 5300 });
});
afterAll(async () => {
  await dev?.close();
  await built?.close();
  site.remove();
});

type Answer = {
  readonly status: number;
  readonly location: string | null;
  readonly type: string | null;
  readonly body: string;
};

async function answer(base: string, path: string, method = 'GET'): Promise<Answer> {
  const response = await fetch(new URL(path, base), { redirect: 'manual', method });
  const type = response.headers.get('content-type');
  return {
    status: response.status,
    location: response.headers.get('location'),
    type,
    body: plain(await response.text()),
  };
}

/** Intended differences: the bundle, the policy, the integrity attributes, and the dev server's own scripts. */
function plain(body: string): string {
  return (
    body
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      .replace(/<script type="importmap">.*?<\/script>/, '')
      .replace(/ integrity="[^"]*"/g, '')
      .replace(/<script type="module"[^>]*><\/script>/g, '')
      .replace(/<script type="application\/json" id="content-problems">.*?<\/script>/, '')
      .replace(/<script>.*?<\/script>/s, '<script>boot</script>')
      // A sheet of the build has a hash in its name.
      .replace(/\/(?:_assets\/)?(\w+)(?:-[\w-]+|\.virtual)\.css/g, '/$1.css')
      .replace(/"build":"\w+"/, '"build":"…"')
  );
}

test('every file of the output', async () => {
  const names = Object.keys(files).filter(
    (name) => !/\.(gz|br)$/.test(name) && (!name.startsWith('_assets/') || name.startsWith('_assets/search/')),
  );
  expect(names.length).toBeGreaterThan(25);
  for (const name of names) {
    const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
    expect(await answer(dev.url, path), path).toEqual(await answer(built.url, path));
  }
});

test.each([
  '/',
  '/guide/berth/',
  '/guide/berth',
  '/guide/berth.html?x=1',
  '/guide/berth/index.html',
  '/guide/gro%C3%9Fe%20f%C3%A4hre/',
  '/guide/gro%C3%9Fe%20f%C3%A4hre',
  '/pages/',
  '/mooring/?from=old',
  '/mooring',
  '/mooring.html',
  '/nothing/',
  '/nothing',
  '/guide/pier.svg',
  '/guide/nothing.svg',
  '/terms.txt',
  '/_redirects',
  '/404.html',
])('%s', async (path) => {
  expect(await answer(dev.url, path)).toEqual(await answer(built.url, path));
});

test('allows only GET and HEAD', async () => {
  expect((await answer(dev.url, '/guide/berth/', 'POST')).status).toBe(405);
  expect(await answer(dev.url, '/guide/berth/', 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('the client and the styles come as modules', async () => {
  const { body } = await answer(dev.url, '/engine/client/client.tsx');
  expect(body).toContain('hydrate');
  const style = await fetch(new URL('/site.virtual.css', dev.url), { headers: { accept: 'text/css' } });
  expect([style.headers.get('content-type'), await style.text()]).toEqual([
    'text/css',
    expect.stringContaining('.tides'),
  ]);
});

test('a document shows what is wrong with its page', async () => {
  site.edit('content/guide/tides.mdx', '## High water', '### High water');
  await expect
    .poll(
      async () =>
        (await (await fetch(new URL('/guide/tides/', dev.url))).text()).match(
          /id="content-problems">(.*?)<\/script>/,
        )?.[1],
      { timeout: 60_000 },
    )
    .toContain('"file":"content/guide/tides.mdx"');
});

test('an edit of the configuration is served', async () => {
  const clientModule = async (): Promise<string> => (await answer(dev.url, '/@id/__x00__virtual:search')).body;
  expect(await clientModule()).toContain('export const synonyms = []');
  site.write('config/synonyms.json', '["berth = mooring"]');
  await expect.poll(clientModule, { timeout: 60_000 }).toContain('berth = mooring');
  site.edit('config/sidebars.ts', "label: 'Handbook'", "label: 'Manual'");
  await expect
    .poll(async () => (await answer(dev.url, '/sidebars/handbook.json')).body, { timeout: 60_000 })
    .toContain('"label":"Manual"');
});

const home = async (): Promise<string> => (await answer(dev.url, '/')).body;

test('a component that is loaded after Vite has dropped every module', async () => {
  const component = readFileSync(`${site.root}/components/BerthCounter.tsx`, 'utf8');
  site.write(
    'components/BerthCounter.tsx',
    `import { useSite } from '../../../../engine/ui/app/site-context.tsx';
export const BerthCounter = (_: { berths: number }) => <p>{useSite().site.title} counts</p>;
`,
  );
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const fresh = await startDevServer({ root: site.root, port: 5320 });
  onTestFinished(async () => {
    log.mockRestore();
    await fresh.close();
    site.write('components/BerthCounter.tsx', component);
  });
  // Vite compiles TypeScript by it, so it loads everything again.
  site.write('tsconfig.json', readFileSync(`${site.root}/tsconfig.json`, 'utf8'));
  await vi.waitFor(() => expect(log.mock.calls.join()).toContain('tsconfig'), { timeout: 60_000 });
  await expect
    .poll(async () => (await answer(fresh.url, '/')).body, { timeout: 60_000 })
    .toMatch(/Harbor Handbook(<!-- -->)? counts/);
});

test('a mistake in the site’s configuration is said in the terminal and on the pages, and its correction is served', async () => {
  const named = (names: string): void => site.write('site.config.ts', config.replace("name: 'Harbor'", names));
  const served = async (text: string): Promise<void> =>
    expect.poll(() => home().catch(String), { timeout: 60_000 }).toContain(text);
  // Starts another server, which may still be reading the site when the mistake comes.
  named("name: 'Harbor'");
  await served('Harbor Handbook');
  said.length = 0;
  named("name: 'Marina', nmae: 'Harbor'");
  await expect.poll(() => said.join('\n'), { timeout: 60_000 }).toContain('nmae');
  expect(await home()).toContain('unknown key `nmae`');
  named("name: 'Marina'");
  await served('Marina Handbook');
});
