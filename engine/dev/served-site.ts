import { join, relative, resolve, sep } from 'node:path';
import { createServer, normalizePath, type ViteDevServer } from 'vite';
import { fontInput, makeFonts, withData } from '../../fonts/fonts.ts';
import { engineRoot } from '../build/bundle-engine.mjs';
import { ownFiles, virtualSite, virtualStyles } from '../build/virtual-modules.ts';
import { localeOf, toSiteInfo } from '../model/site-info.ts';
import { searchTextsOf } from '../model/strings.ts';
import type { Client } from '../output/render-document.ts';
import { loadConfig } from '../site/load-config.ts';
import { samplesFolder } from '../site/read-samples.ts';
import { contentFolders, type SiteSource } from '../site/read-site.ts';
import { clientModule, devAssets, devClient, importNow } from './dev-client.ts';
import { siteMiddleware } from './dev-middleware.ts';
import type { DevSite } from './dev-site.ts';

const devSiteModule = join(engineRoot, 'engine/dev/dev-site.ts');
/** Folders in which builds and tests write what nobody edits. */
const generatedFolders = ['.cache', 'dist'].map((name) => join(engineRoot, name));

const isBelow = (file: string, folder: string): boolean => (file + sep).startsWith(folder + sep);

/**
 * A site, and the Vite server that serves it, for one `site.config.ts`. Every edit opens the site again, through Vite: a module that Vite
 * has dropped is loaded again, too.
 */
export class ServedSite {
  readonly #source: SiteSource & { readonly root: string };
  readonly #client: Client;
  readonly #vite: ViteDevServer;
  /** Files and folders that the site is made from, besides the modules that Vite knows. */
  readonly #inputs: readonly string[];
  readonly #contentFolders: readonly string[];
  /** The module that `#site` comes from; Vite returns the same as long as nothing in it has changed. */
  #module: object | undefined;
  #site: DevSite | undefined;
  #mistake: Error | undefined;

  private constructor(
    source: SiteSource,
    client: Client,
    vite: ViteDevServer,
    inputs: readonly string[],
    contents: readonly string[],
  ) {
    this.#source = source;
    this.#client = client;
    this.#vite = vite;
    this.#inputs = inputs;
    this.#contentFolders = contents;
  }

  /**
   * Reads a site and prepares what serves it.
   * @param onEdit receives each edit of a file from now on: what is edited while the site is being read must be read again
   * @throws ConfigError when the configuration can't be used
   */
  static async open(source: SiteSource, onEdit: (event: string, file: string) => void): Promise<ServedSite> {
    const { root } = source;
    const config = await loadConfig(root, { bare: source.content !== undefined, importModule: importNow });
    const info = toSiteInfo(config.site);
    const siteFiles = ownFiles(config);
    const fonts = fontInput(root, config.overlay, config.site.fonts);
    const styles = virtualStyles(siteFiles, fonts ? withData(await makeFonts(fonts, '')) : '');
    const isGenerated = (file: string): boolean =>
      generatedFolders.some((folder) => isBelow(file, folder) && !(isBelow(root, folder) && isBelow(file, root)));
    const assets = () => devAssets(info, served.#site?.site.model.config ?? config);
    const vite = await createServer({
      root: engineRoot,
      base: info.base,
      configFile: false,
      appType: 'custom',
      publicDir: false,
      server: {
        host: '127.0.0.1',
        fs: { allow: [engineRoot, root, config.overlay ?? root] },
        watch: { ignored: isGenerated },
      },
      plugins: [virtualSite(info, searchTextsOf(localeOf(config.site)), assets, siteFiles), styles],
      optimizeDeps: { entries: [clientModule], include: ['react', 'react-dom/client', 'react/jsx-dev-runtime'] },
    });
    const named = [...(config.pageSource?.files ?? []), ...(config.site.jobs ? [config.site.jobs.file] : [])];
    const contents = contentFolders(source, config.overlay);
    const inputs = ['public', 'config', samplesFolder, ...named]
      .map((name) => resolve(root, name))
      .concat(contents, config.components, config.overlay ?? []);
    const served: ServedSite = new ServedSite(source, await devClient(info), vite, inputs, contents);
    vite.watcher.add([...inputs, join(root, 'site.config.ts'), join(root, 'tsconfig.json')]);
    vite.watcher.on('all', onEdit);
    try {
      await served.#read();
    } catch (error) {
      await vite.close();
      throw error;
    }
    const current = { site: () => served.#site as DevSite, mistake: () => served.#mistake };
    vite.middlewares.stack.unshift({ route: '', handle: siteMiddleware(current, false) });
    vite.middlewares.use(siteMiddleware(current, true));
    return served;
  }

  get url(): string {
    const { resolvedUrls, config } = this.#vite;
    return resolvedUrls?.local[0] ?? `http://localhost:${config.server.port}${config.base}`;
  }

  async listen(port: number): Promise<void> {
    await this.#vite.listen(port);
  }

  /** Brings the site up to date with an edited file, and the open tabs with the site. */
  async update(event: string, file: string): Promise<void> {
    const { environments, ws } = this.#vite;
    const isCode = Boolean(environments.ssr.moduleGraph.getModulesByFile(normalizePath(file))?.size);
    // Vite does this too, but only after it has asked its plugins: until then, a changed module would be taken for the old one. And a
    // module that was being loaded when Vite dropped it would stay.
    for (const { moduleGraph } of Object.values(environments))
      if (file.endsWith('tsconfig.json')) moduleGraph.invalidateAll();
      else moduleGraph.onFileChange(file);
    const isDropped = this.#module !== (await this.#load().catch(() => undefined));
    const isInput =
      this.#inputs.some((input) => isBelow(file, input)) && !(file.endsWith('.css') && !this.#isContent(file));
    if (!isCode && !isDropped && !isInput && !this.#mistake) return;
    await this.#read(isDropped);
    const path = event === 'change' && this.#isContent(file) ? this.#pathOf(file) : undefined;
    if (path !== undefined) return this.#send(path);
    const graph = environments.client.moduleGraph;
    for (const module of graph.idToModuleMap.values())
      if (module.id?.startsWith('\0virtual:')) graph.invalidateModule(module);
    ws.send({ type: 'full-reload' });
  }

  /** Shows why something could not be read: in the terminal, in the open tabs, and instead of documents. */
  fail(error: unknown): void {
    this.#mistake = error instanceof Error ? error : new Error(String(error));
    const { message } = this.#mistake;
    this.#vite.config.logger.error(message);
    this.#vite.ws.send({ type: 'error', err: { message, stack: '' } });
  }

  async close(): Promise<void> {
    await Promise.all([this.#vite.close(), this.#site?.close()]);
  }

  #isContent(file: string): boolean {
    return this.#contentFolders.some((folder) => isBelow(file, folder));
  }

  #pathOf(file: string): string | undefined {
    return this.#site?.pathOf(relative(this.#source.root, file).split(sep).join('/'));
  }

  #load(): Promise<typeof import('./dev-site.ts')> {
    return this.#vite.ssrLoadModule(devSiteModule) as Promise<typeof import('./dev-site.ts')>;
  }

  /** @param fresh whether the engine's code has changed. Otherwise what depends on nothing else is kept */
  async #read(fresh = true): Promise<void> {
    const before = this.#site;
    const module = await this.#load();
    const importModule = (name: string): Promise<Record<string, unknown>> => this.#vite.ssrLoadModule(name);
    this.#site =
      fresh || !before
        ? await module.DevSite.open({ ...this.#source, client: this.#client, importModule })
        : await before.reread();
    this.#module = module;
    this.#mistake = undefined;
    if (fresh) await before?.close();
  }

  /** Sends an edited page to the tabs that show it. */
  async #send(path: string): Promise<void> {
    const site = this.#site as DevSite;
    const problems = await site.problems(path);
    this.#vite.ws.send('content:problems', { path, problems });
    if (!problems.some(({ check }) => check === 'parse')) this.#vite.ws.send('page:update', await site.page(path));
  }
}
