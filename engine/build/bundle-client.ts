import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { searchTextsOf } from '../model/strings.ts';
import { eachSheet, styleSheets, type StyleSheet } from '../model/style-sheet.ts';
import type { SiteInfo } from '../model/site-info.ts';

/** The client's code and styles, the same for every page. */
export type Bundle = {
  /** Identifies code and configuration; a tab that holds another one reloads. */
  readonly build: string;
  /** From the base path: `assets/client-abc.js`. */
  readonly client: string;
  readonly styles: Readonly<Record<StyleSheet, string>>;
  /** The inline boot script. */
  readonly boot: string;
  /** A second inline script, for documents with tabs or live components. */
  readonly contentScript: string;
  /** `assets/…` → content. */
  readonly files: Readonly<Record<string, string>>;
};

/** Where the engine's own sources are, whichever project it builds. */
export const engineRoot = join(import.meta.dirname, '../..');

/** Folders of the engine whose files end up in the client. */
const clientFolders = [
  'engine/client',
  'engine/ui',
  'engine/components',
  'engine/search',
  'engine/styles',
  'engine/model',
];

/** What a site adds to the client: files of its `components` folder, as far as it has them. */
export type OwnFiles = { readonly live?: string; readonly styles: Readonly<Record<StyleSheet, readonly string[]>> };

/** @param folder absolute path of the site's `components` folder; left out: the site has none */
export function ownFiles(folder: string | undefined): OwnFiles {
  const file = (name: string): string[] => (folder && existsSync(join(folder, name)) ? [join(folder, name)] : []);
  const [live] = file('live.ts');
  return {
    ...(live ? { live } : {}),
    styles: {
      site: file('site.css'),
      extra: [...file('site.css'), ...file('extra.css')],
      tools: [...file('site.css'), ...file('extra.css'), ...file('tools.css')],
    },
  };
}

/** Hash of the names and contents of files below some folders. */
export async function hashFolders(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    const texts = await Promise.all(files.map((file) => readFile(file)));
    files.forEach((file, index) =>
      hash
        .update(file.slice(root.length))
        .update('\0')
        .update(texts[index] as Buffer),
    );
  }
  return hash.digest('hex').slice(0, 16);
}

/** Where a style sheet of the site appears to be: a module that imports the engine's styles and the site's own. */
const styleEntry = (sheet: StyleSheet): string => join(engineRoot, `${sheet}.virtual.css`);

/** What the client is told at build time (see `engine/client/virtual-site.d.ts`), and the site's style sheets. */
export function virtualSite(
  site: SiteInfo,
  build: string,
  { matches, ...search }: SearchAssets,
  own: OwnFiles,
): Plugin {
  const exports = (values: object): string =>
    Object.entries(values)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join('\n');
  const modules: Readonly<Record<string, string>> = {
    'virtual:site': exports({ site, build }),
    'virtual:search': exports({
      base: site.base,
      texts: Object.fromEntries(site.locales.map((locale) => [locale.code, searchTextsOf(locale)])),
      ...search,
    }),
    'virtual:matches': exports({ matches }),
    'virtual:live-components': own.live
      ? `export { liveComponents } from ${JSON.stringify(own.live)};`
      : exports({ liveComponents: {} }),
  };
  return {
    name: 'virtual-site',
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : undefined),
    load: (id) => modules[id.slice(1)],
  };
}

/** One of the engine's own sheets. */
const engineStyles = (name: string): string => join(engineRoot, `engine/styles/${name}.css`);

/** The site's style sheets: the engine's styles, then the site's own. */
export function virtualStyles(own: OwnFiles): Plugin {
  const entries = new Map(
    styleSheets.map((sheet) => [
      styleEntry(sheet),
      [engineStyles('site'), ...(sheet === 'site' ? [] : [engineStyles('extra')]), ...own.styles[sheet]]
        .map((file) => `@import ${JSON.stringify(file)};`)
        .join('\n'),
    ]),
  );
  return {
    name: 'virtual-styles',
    resolveId: (id) => [...entries.keys()].find((entry) => entry === id || entry === join(engineRoot, id)),
    load: (id) => entries.get(id.split('?')[0] as string),
  };
}

/** Addresses of what the search loads, base path included: its worker, its style sheet, the script that marks matches in a page. */
export type SearchAssets = { readonly worker: string; readonly style: string; readonly matches: string };

/** Addresses that the boot script loads from, base path included. */
export type BootAddresses = { readonly client: string; readonly search: string; readonly matches: string };

/** Constants of the boot script. */
export function bootDefines(site: SiteInfo, addresses: BootAddresses, dev: boolean): Record<string, string> {
  return {
    __CLIENT__: JSON.stringify(addresses.client),
    __SEARCH__: JSON.stringify(addresses.search),
    __MATCHES__: JSON.stringify(addresses.matches),
    '__COLOR__.default': JSON.stringify(site.colorMode.default),
    '__COLOR__.respectSystem': JSON.stringify(site.colorMode.respectSystem),
    __ANNOUNCEMENT__: JSON.stringify(site.announcement?.id ?? null),
    __ANALYTICS__: JSON.stringify(Boolean(site.analytics)),
    __DEV__: JSON.stringify(dev),
  };
}

/** Bundles client, styles and boot script (bundlers are loaded only then), or takes them from the cache when nothing they are made of has changed. */
export async function bundleClient(
  site: SiteInfo,
  root: string,
  components: string | undefined,
  cacheDir: string | undefined,
): Promise<Bundle> {
  const inputs =
    (await hashFolders(engineRoot, clientFolders)) + (components ? await hashFolders(root, [components, 'data']) : '');
  const lock = await readFile(join(engineRoot, 'package-lock.json'), 'utf8').catch(() => '');
  const build = createHash('sha256')
    .update(inputs)
    .update(lock)
    .update(JSON.stringify(site))
    .digest('hex')
    .slice(0, 12);
  const cacheFile = cacheDir && join(cacheDir, 'bundle.json');
  if (cacheFile) {
    const cached = await readFile(cacheFile, 'utf8')
      .then((text) => JSON.parse(text) as Bundle)
      .catch(() => undefined);
    if (cached?.build === build) return cached;
  }
  const made = await bundle(engineRoot, site, build, ownFiles(components && join(root, components)));
  if (cacheFile) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cacheFile, JSON.stringify(made));
  }
  return made;
}

async function bundle(root: string, site: SiteInfo, build: string, own: OwnFiles): Promise<Bundle> {
  const [styles, workers] = await Promise.all([bundleStyles(root, own), bundleWorker(root)]);
  const style = (name: string): string => {
    const file = styles.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    if (!file) throw new Error(`The bundle lacks the style sheet ${name}.`);
    return file.fileName;
  };
  const assets = { worker: site.base + workers[0].fileName, style: site.base + style('search') };
  const bundleEntry = (input: Record<string, string>, matches: string): Promise<Output> =>
    bundleScripts(root, input, virtualSite(site, build, { ...assets, matches }, own) as Rolldown.Plugin);
  // Each by itself: the search and its marks share little with the client, and neither waits for a file that all have in common.
  const [search, matches] = await Promise.all([
    bundleEntry({ search: 'engine/client/search/search.ts' }, ''),
    bundleEntry({ matches: 'engine/client/search/show-matches.ts' }, ''),
  ]);
  const addresses = { search: site.base + entryOf(search), matches: site.base + entryOf(matches) };
  const scripts = await bundleEntry({ client: 'engine/client/client.tsx' }, addresses.matches);
  const client = entryOf(scripts);
  return {
    build,
    client,
    styles: eachSheet((sheet) =>
      // A site without live tools has one sheet less: the bundler writes what is the same once.
      style(sheet === 'tools' && own.styles.tools.length === own.styles.extra.length ? 'extra' : sheet),
    ),
    boot: await bundleInline(root, 'boot', bootDefines(site, { client: site.base + client, ...addresses }, false)),
    contentScript: await bundleInline(root, 'content-script'),
    files: Object.fromEntries(
      [...styles, ...workers, ...search, ...matches, ...scripts].map((file) => [
        file.fileName,
        file.type === 'chunk' ? file.code : String(file.source),
      ]),
    ),
  };
}

/** Style sheets go through Vite, for its imports and Lightning CSS. */
async function bundleStyles(root: string, own: OwnFiles): Promise<Rolldown.OutputAsset[]> {
  const { build: viteBuild } = await import('vite');
  const result = await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [virtualStyles(own)],
    build: {
      write: false,
      // Older targets would rewrite `light-dark()` and nesting: half as many bytes again, and no dark regions inside light pages.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(styleSheets.map((sheet) => [sheet, styleEntry(sheet)])),
          search: join(root, 'engine/styles/search.css'),
        },
        output: { assetFileNames: 'assets/[name]-[hash][extname]' },
      },
    },
  });
  return ((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput).output.filter(
    (file) => file.type === 'asset' && file.fileName.endsWith('.css'),
  ) as Rolldown.OutputAsset[];
}

type Output = Rolldown.RolldownOutput['output'][number][];

/** File name of the chunk that a bundle begins with. */
function entryOf(output: Output): string {
  const entry = output.find((file) => file.type === 'chunk' && file.isEntry);
  if (!entry) throw new Error('The bundle lacks its entry.');
  return entry.fileName;
}

/** Scripts go to Rolldown directly: Vite would add its preload helper, which the client has no use for. */
async function bundleScripts(root: string, input: Record<string, string>, plugin: Rolldown.Plugin): Promise<Output> {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({
    cwd: root,
    input,
    plugins: [plugin],
    transform: {
      target: 'es2022',
      jsx: 'react-jsx',
      define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
    },
  });
  const { output } = await bundler.generate({
    format: 'es',
    minify: true,
    entryFileNames: 'assets/[name]-[hash].js',
    chunkFileNames: 'assets/[name]-[hash].js',
  });
  await bundler.close();
  return output;
}

/** The search's worker: one script, which shares nothing with the client. */
async function bundleWorker(root: string): Promise<Rolldown.RolldownOutput['output']> {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({
    cwd: root,
    input: { 'search-worker': 'engine/search/worker.ts' },
    transform: { target: 'es2022' },
  });
  const { output } = await bundler.generate({ format: 'es', minify: true, entryFileNames: 'assets/[name]-[hash].js' });
  await bundler.close();
  return output;
}

/** A file of `engine/client/boot/` as one minified classic script. */
export async function bundleInline(root: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const { build: viteBuild } = await import('vite');
  const result = await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(root, `engine/client/boot/${name}.ts`),
        output: { format: 'iife', entryFileNames: `${name}.js` },
      },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
