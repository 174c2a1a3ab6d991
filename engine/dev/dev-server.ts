import { join, relative, resolve, sep } from 'node:path';
import { createServer } from 'vite';
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
import { siteMiddleware } from './dev-middleware.ts';
import type { DevSite } from './dev-site.ts';

export type DevServerOptions = { readonly root: string; readonly port?: number; readonly content?: string };
export type DevServer = { readonly url: string; readonly close: () => Promise<void> };

const clientModule = 'engine/client/client.tsx';
const integrityModule = 'engine/client/integrity-list.ts';
const searchModule = 'engine/client/search/search.ts';
const matchesModule = 'engine/client/search/show-matches.ts';

/**
 * Serves the site from its sources: every URL has the content that a build would write, and Vite serves the client's modules. An
 * edited page is sent to open tabs; after an edit of a component, a style or the configuration they reload.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  const root = resolve(options.root);
  let running = await serve(options, restart);
  // The client gets the configuration when it is bundled, so a changed configuration needs another server.
  async function restart(): Promise<void> {
    const port = Number(new URL(running.url).port);
    await running.close();
    running = await serve({ ...options, root, port }, restart);
  }
  return { url: running.url, close: () => running.close() };
}

async function serve(options: DevServerOptions, restart: () => Promise<void>): Promise<DevServer> {
  const root = resolve(options.root);
  const contentDir = resolve(root, options.content ?? 'content');
  const readConfig = () => loadConfig(root, { bare: options.content !== undefined });
  let config = await readConfig();
  const site = toSiteInfo(config.site);
  const own = ownFiles(config.components);
  const vite = await createServer({
    root: engineRoot,
    base: site.base,
    configFile: false,
    appType: 'custom',
    publicDir: false,
    server: { port: options.port ?? 5173, host: '127.0.0.1', fs: { allow: [engineRoot, root] } },
    plugins: [virtualSite(site, 'dev', () => assetsOf(site, config), own), virtualStyles(own)],
    optimizeDeps: { entries: [clientModule], include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
  });
  const client = await devClient(site);
  const open = async (): Promise<DevSite> => {
    const module = (await vite.ssrLoadModule(
      join(engineRoot, 'engine/dev/dev-site.ts'),
    )) as typeof import('./dev-site.ts');
    return module.DevSite.open({ ...options, root, client, importModule: (file) => vite.ssrLoadModule(file) });
  };
  let dev = await open();
  vite.middlewares.stack.unshift({ route: '', handle: siteMiddleware(() => dev, false) });
  vite.middlewares.use(siteMiddleware(() => dev, true));

  // Edits are handled one after the other, so that a later one can't be overwritten by results of an earlier one.
  let last = Promise.resolve();
  const edited = (event: string, file: string): void => {
    last = last
      .then(() => onEdit(event, file))
      .catch((error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        vite.config.logger.error(message);
        vite.ws.send({ type: 'error', err: { message, stack: '' } });
      });
  };
  vite.watcher.add(
    ['content', 'public', 'config', 'data', 'components', samplesFolder, 'site.config.ts']
      .map((name) => join(root, name))
      .concat(contentDir),
  );
  vite.watcher.on('all', edited);

  async function onEdit(event: string, file: string): Promise<void> {
    const name = relative(root, file).split(sep).join('/');
    if (name === 'site.config.ts') {
      // A mistake in it is found while the server still runs.
      await readConfig();
      return restart();
    }
    // Vite does this too, but only after it has asked its plugins: until then, a changed module would be taken for the old one.
    for (const { moduleGraph } of Object.values(vite.environments)) moduleGraph.onFileChange(file);
    if (file.startsWith(contentDir + sep)) {
      dev = await dev.reread();
      const path = event === 'change' ? dev.pathOf(relative(contentDir, file).split(sep).join('/')) : undefined;
      if (path === undefined) return vite.ws.send({ type: 'full-reload' });
      const problems = await dev.problems(path);
      vite.ws.send('content:problems', { path, problems });
      if (!problems.some(({ check }) => check === 'parse')) vite.ws.send('page:update', await dev.page(path));
      return undefined;
    }
    if (/^(public|config|samples)\//.test(name)) {
      dev = await dev.reread();
      config = await readConfig();
      const { moduleGraph } = vite.environments.client;
      for (const module of moduleGraph.idToModuleMap.values())
        if (module.id?.startsWith('\0virtual:')) moduleGraph.invalidateModule(module);
      vite.ws.send({ type: 'full-reload' });
    } else if (/^(data|components)\//.test(name) || file.startsWith(join(engineRoot, 'engine') + sep)) {
      if (file.endsWith('.css')) return undefined;
      await dev.close();
      dev = await open();
      vite.ws.send({ type: 'full-reload' });
    }
    return undefined;
  }

  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? `http://localhost:${vite.config.server.port}${site.base}`;
  return {
    url,
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
