import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { styleSheets, type StyleSheet } from '../model/style-sheet.ts';
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
  /** `assets/…` → content. */
  readonly files: Readonly<Record<string, string>>;
};

/** Where the engine's own sources are, whichever project it builds. */
export const engineRoot = join(import.meta.dirname, '../..');

/** Folders whose files end up in the client. */
const clientFolders = ['src/client', 'src/ui', 'src/mdx', 'src/tools', 'src/search', 'src/styles', 'src/model'];

/** Hash of the names and contents of files below some folders. */
export async function hashFolders(root: string, folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name)).map((entry) => join(entry.parentPath, entry.name)).sort();
    const texts = await Promise.all(files.map((file) => readFile(file)));
    files.forEach((file, index) => hash.update(file.slice(root.length)).update('\0').update(texts[index] as Buffer));
  }
  return hash.digest('hex').slice(0, 16);
}

/** What the client is told at build time; see `src/client/virtual-site.d.ts`. */
export function virtualSite(site: SiteInfo, build: string, search: SearchAssets): Plugin {
  const modules: Readonly<Record<string, object>> = { 'virtual:site': { site, build }, 'virtual:search': search };
  const code = (values: object): string => Object.entries(values).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  return {
    name: 'virtual-site',
    resolveId: (id) => (id in modules ? `\0${id}` : undefined),
    load: (id) => (id.startsWith('\0') && modules[id.slice(1)] ? code(modules[id.slice(1)] as object) : undefined),
  };
}

/** Addresses of what the search loads, base path included. */
export type SearchAssets = { readonly worker: string; readonly style: string };

/** Constants of the boot script. */
export function bootDefines(site: SiteInfo, clientUrl: string, dev: boolean): Record<string, string> {
  return {
    __CLIENT__: JSON.stringify(clientUrl),
    '__COLOR__.default': JSON.stringify(site.colorMode.default),
    '__COLOR__.respectSystem': JSON.stringify(site.colorMode.respectSystem),
    __ANNOUNCEMENT__: JSON.stringify(site.announcement?.id ?? null),
    __ANALYTICS__: JSON.stringify(Boolean(site.analytics)),
    __DEV__: JSON.stringify(dev),
  };
}

/** Bundles client, styles and boot script (bundlers are loaded only then), or takes them from the cache when nothing they are made of has changed. */
export async function bundleClient(site: SiteInfo, cacheDir: string | undefined): Promise<Bundle> {
  const inputs = await hashFolders(engineRoot, clientFolders);
  const lock = await readFile(join(engineRoot, 'package-lock.json'), 'utf8').catch(() => '');
  const build = createHash('sha256').update(inputs).update(lock).update(JSON.stringify(site)).digest('hex').slice(0, 12);
  const cacheFile = cacheDir && join(cacheDir, 'bundle.json');
  if (cacheFile) {
    const cached = await readFile(cacheFile, 'utf8').then((text) => JSON.parse(text) as Bundle).catch(() => undefined);
    if (cached?.build === build) return cached;
  }
  const made = await bundle(engineRoot, site, build);
  if (cacheFile) {
    await mkdir(cacheDir, { recursive: true });
    await writeFile(cacheFile, JSON.stringify(made));
  }
  return made;
}

async function bundle(root: string, site: SiteInfo, build: string): Promise<Bundle> {
  const [styles, workers] = await Promise.all([bundleStyles(root), bundleWorker(root)]);
  const style = (name: string): string => {
    const file = styles.find(({ fileName }) => fileName.startsWith(`assets/${name}-`));
    if (!file) throw new Error(`The bundle lacks the style sheet ${name}.`);
    return file.fileName;
  };
  const scripts = await bundleScripts(root, site, build, { worker: site.base + workers[0].fileName, style: site.base + style('search') });
  const client = scripts.find((file) => file.type === 'chunk' && file.isEntry);
  if (!client) throw new Error('The bundle lacks the client.');
  return {
    build,
    client: client.fileName,
    styles: { site: style('site'), tools: style('tools') },
    boot: await bundleBoot(root, bootDefines(site, site.base + client.fileName, false)),
    files: Object.fromEntries([...styles, ...workers, ...scripts].map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)])),
  };
}

/** Style sheets go through Vite, for its imports and Lightning CSS. */
async function bundleStyles(root: string): Promise<Rolldown.OutputAsset[]> {
  const { build: viteBuild } = await import('vite');
  const result = await viteBuild({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      // Older targets would rewrite `light-dark()` and nesting: half as many bytes again, and no dark regions inside light pages.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: { input: Object.fromEntries([...styleSheets, 'search'].map((name) => [name, join(root, `src/styles/${name}.css`)])), output: { assetFileNames: 'assets/[name]-[hash][extname]' } },
    },
  });
  return ((Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput).output.filter((file) => file.type === 'asset' && file.fileName.endsWith('.css')) as Rolldown.OutputAsset[];
}

/** Scripts go to Rolldown directly: Vite would add its preload helper, which the client has no use for. */
async function bundleScripts(root: string, site: SiteInfo, build: string, search: SearchAssets): Promise<Rolldown.RolldownOutput['output'][number][]> {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({
    cwd: root,
    input: { client: 'src/client/client.tsx' },
    plugins: [virtualSite(site, build, search) as Rolldown.Plugin],
    transform: { target: 'es2022', jsx: 'react-jsx', define: { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' } },
  });
  const { output } = await bundler.generate({ format: 'es', minify: true, entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' });
  await bundler.close();
  return output;
}

/** The search's worker: one script, which shares nothing with the client. */
async function bundleWorker(root: string): Promise<Rolldown.RolldownOutput['output']> {
  const { rolldown } = await import('rolldown');
  const bundler = await rolldown({ cwd: root, input: { 'search-worker': 'src/search/worker.ts' }, transform: { target: 'es2022' } });
  const { output } = await bundler.generate({ format: 'es', minify: true, entryFileNames: 'assets/[name]-[hash].js' });
  await bundler.close();
  return output;
}

/** The boot script as one minified classic script. */
export async function bundleBoot(root: string, define: Record<string, string>): Promise<string> {
  const { build: viteBuild } = await import('vite');
  const result = await viteBuild({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', modulePreload: false, rolldownOptions: { input: join(root, 'src/client/boot/boot.ts'), output: { format: 'iife', entryFileNames: 'boot.js' } } },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output[0].code.trim();
}
