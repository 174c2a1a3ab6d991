import { join, relative, resolve, sep } from 'node:path';
import { createServer, normalizePath } from 'vite';
import { bundleInline } from '../build/bundle-scripts.ts';
import { engineRoot } from '../build/hash-folders.ts';
import {
  bootDefines,
  ownFiles,
  virtualSite,
  virtualStyles,
  type BootUrls,
  type Assets,
} from '../build/virtual-modules.ts';
import { toSiteInfo, type SiteInfo } from '../model/site-info.ts';
import { eachSheet } from '../model/style-sheet.ts';
import type { Client } from '../output/render-document.ts';
import { loadConfig, type ProjectConfig } from '../site/load-config.ts';
import { samplesFolder } from '../site/read-samples.ts';
import type { ImportModule } from '../site/config-files.ts';
import { siteMiddleware } from './dev-middleware.ts';
import type { DevSite } from './dev-site.ts';

export type DevServerOptions = { readonly root: string; readonly port?: number; readonly content?: string };
export type DevServer = { readonly url: string; readonly close: () => Promise<void> };

const clientModule = 'engine/client/client.tsx';
const integrityModule = 'engine/client/integrity-list.ts';
const searchModule = 'engine/client/search/search.ts';
const matchesModule = 'engine/client/search/show-matches.ts';

const devSiteModule = join(engineRoot, 'engine/dev/dev-site.ts');
/** Folders in which builds and tests write what nobody edits. */
const written = ['.cache', 'dist'].map((name) => join(engineRoot, name) + sep);

/**
 * Serves the site from its sources: every URL has the content that a build would write, and Vite serves the client's modules. An
 * edited page is sent to open tabs; after an edit of a component, a style or the configuration they reload.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  // The client gets the configuration when it is bundled, so a changed configuration needs another server. The old one answers until
  // the new one has read everything: bad configuration would otherwise leave none.
  const restart = async (): Promise<void> => {
    const next = await prepare(options, restart, edited);
    const port = Number(new URL(running.url()).port);
    await running.close();
    running = next;
    await next.listen(port);
  };
  // Edits are handled one after the other, so that a later one can't be overwritten by results of an earlier one.
  const edited = (event: string, file: string): void => {
    last = last.then(() => running.edited(event, file));
  };
  const first = prepare(options, restart, edited);
  let last: Promise<unknown> = first;
  let running = await first;
  await running.listen(options.port ?? 5173);
  return {
    url: running.url(),
    close: async () => {
      await last;
      await running.close();
    },
  };
}

type Prepared = {
  readonly listen: (port: number) => Promise<void>;
  readonly url: () => string;
  /** Brings the site up to date with an edited file. Problems are printed and sent to the open tabs. */
  readonly edited: (event: string, file: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Reads a site and what serves it.
 * @param restart replaces the server
 * @param onEdit receives each edit of a file from now on
 * @throws ConfigError when the configuration can't be used
 */
async function prepare(
  options: DevServerOptions,
  restart: () => Promise<void>,
  onEdit: (event: string, file: string) => void,
): Promise<Prepared> {
  const root = resolve(options.root);
  const contentDir = resolve(root, options.content ?? 'content');
  const readConfig = () => loadConfig(root, { bare: options.content !== undefined });
  let config = await readConfig();
  const site = toSiteInfo(config.site);
  const own = ownFiles(config.components);
  const within = (file: string, folder: string): boolean => (file + sep).startsWith(folder);
  const generated = (file: string): boolean =>
    written.some((folder) => within(file, folder) && !(within(root, folder) && within(file, root + sep)));
  const client = await devClient(site);
  const vite = await createServer({
    root: engineRoot,
    base: site.base,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    server: {
      host: '127.0.0.1',
      fs: { allow: [engineRoot, root] },
      watch: { ignored: generated },
    },
    plugins: [virtualSite(site, 'dev', () => assetsOf(site, config), own), virtualStyles(own)],
    optimizeDeps: { entries: [clientModule], include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  // From the start: what is edited while the site is being read must be read again.
  vite.watcher.add(
    ['content', 'public', 'config', 'data', 'components', samplesFolder, 'site.config.ts', 'tsconfig.json']
      .map((name) => join(root, name))
      .concat(contentDir),
  );
  vite.watcher.on('all', onEdit);
  const { moduleGraph } = vite.environments.ssr;
  /** When Vite last dropped a module of the engine; 0 when it never did. Modules that are loaded afterwards don't fit the older ones. */
  const invalidated = (): number =>
    moduleGraph.getModuleById(normalizePath(devSiteModule))?.lastInvalidationTimestamp ?? 0;
  let loaded = 0;
  const open = async (): Promise<DevSite> => {
    const before = invalidated();
    const module = (await vite.ssrLoadModule(devSiteModule)) as typeof import('./dev-site.ts');
    const importModule: ImportModule = (file) => vite.ssrLoadModule(file);
    const opened = await module.DevSite.open({ ...options, root, client, importModule });
    loaded = before;
    return opened;
  };
  let dev = await open().catch(async (error: unknown) => {
    await vite.close();
    throw error;
  });
  /** Why the site can't be read as its files are now. */
  let mistake: Error | undefined;
  const attempt = async <Value>(read: () => Promise<Value>): Promise<Value> => {
    try {
      const value = await read();
      mistake = undefined;
      return value;
    } catch (error) {
      mistake = error instanceof Error ? error : new Error(String(error));
      throw error;
    }
  };
  const current = { site: () => dev, mistake: () => mistake };
  vite.middlewares.stack.unshift({ route: '', handle: siteMiddleware(current, false) });
  vite.middlewares.use(siteMiddleware(current, true));

  async function update(event: string, file: string): Promise<void> {
    const name = relative(root, file).split(sep).join('/');
    if (name === 'site.config.ts') return attempt(restart);
    // Vite does this too, but only after it has asked its plugins: until then, a changed module would be taken for the old one.
    for (const environment of Object.values(vite.environments)) environment.moduleGraph.onFileChange(file);
    if (loaded !== invalidated() || (/^(data|components)\//.test(name) && !file.endsWith('.css'))) {
      // Until it has been opened: an edit of any file tries again.
      loaded = -1;
      const before = dev;
      dev = await attempt(open);
      await before.close();
      vite.ws.send({ type: 'full-reload' });
    }
    if (file.startsWith(contentDir + sep)) {
      dev = await attempt(() => dev.reread());
      const path = event === 'change' ? dev.pathOf(relative(contentDir, file).split(sep).join('/')) : undefined;
      if (path === undefined) return vite.ws.send({ type: 'full-reload' });
      const problems = await dev.problems(path);
      vite.ws.send('content:problems', { path, problems });
      if (!problems.some(({ check }) => check === 'parse')) vite.ws.send('page:update', await dev.page(path));
      return undefined;
    }
    if (/^(public|config|samples)\//.test(name)) {
      dev = await attempt(() => dev.reread());
      config = await readConfig();
      const graph = vite.environments.client.moduleGraph;
      for (const module of graph.idToModuleMap.values())
        if (module.id?.startsWith('\0virtual:')) graph.invalidateModule(module);
      vite.ws.send({ type: 'full-reload' });
    }
    return undefined;
  }

  return {
    listen: async (port) => void (await vite.listen(port)),
    url: () => vite.resolvedUrls?.local[0] ?? `http://localhost:${vite.config.server.port}${site.base}`,
    edited: (event, file) =>
      update(event, file).catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        vite.config.logger.error(message);
        vite.ws.send({ type: 'error', err: { message, stack: '' } });
      }),
    close: async () => {
      await Promise.all([vite.close(), dev.close()]);
    },
  };
}

const assetsOf = (
  { base }: SiteInfo,
  { placeholders: definitions, synonyms }: Pick<ProjectConfig, 'placeholders' | 'synonyms'>,
): Assets => ({
  worker: { href: `${base}engine/search/worker.ts?worker_file&type=module` },
  style: { href: `${base}engine/styles/search.css` },
  matches: base + matchesModule,
  synonyms,
  values: { style: { href: `${base}engine/styles/values.css` }, definitions },
});

/** The client as Vite serves it, module by module. */
async function devClient(site: SiteInfo): Promise<Client> {
  const urls: BootUrls = {
    client: site.base + clientModule,
    integrity: site.base + integrityModule,
    search: site.base + searchModule,
    matches: site.base + matchesModule,
  };
  return {
    build: 'dev',
    boot: await bundleInline('boot', bootDefines(site, urls, true)),
    contentScript: await bundleInline('content-script'),
    integrity: {},
    styles: eachSheet((sheet) => `${site.base}${sheet}.virtual.css`),
  };
}
