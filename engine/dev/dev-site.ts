import { join } from 'node:path';
import { checkPage } from '../checks/page/check-page.ts';
import { Site } from '../build/site.ts';
import { contentTools, type ContentTools } from '../build/content-tools.ts';
import { planFiles, type OutputFile } from '../build/plan-files.ts';
import type { Compiled } from '../build/compiled.ts';
import type { PageData } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { assetsFolder } from '../output/headers.ts';
import { folderOf, type Client } from '../output/render-document.ts';
import { parseRedirectsFile } from '../output/redirects.ts';
import { manifestPath } from '../search/file-formats.ts';
import type { ImportModule } from '../site/config-files.ts';
import type { SiteSource } from '../site/read-site.ts';

export type DevSiteOptions = SiteSource & { readonly client: Client; readonly importModule: ImportModule };
/** A file in its current state: its text, or where it is on disk. */
export type DevFile = { readonly text: string; readonly page?: string } | { readonly from: string };

const isSearchFile = (file: string): boolean => file === manifestPath || file.startsWith(`${assetsFolder}/search/`);

/** What outlives an edit. */
type Kept = { readonly compiled: Map<string, Compiled>; readonly tools: ContentTools };

/** The site in the current state of its files. Opened again after each edit; pages compiled from the same inputs are reused. */
export class DevSite {
  readonly site: Site;
  /** Old path, base path included → new path, in every form that hosts redirect; see `_redirects`. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly #options: DevSiteOptions;
  readonly #kept: Kept;
  readonly #files: ReadonlyMap<string, OutputFile>;
  #search: Readonly<Record<string, string>> = {};
  /** The same site with the writing rules, which run for the page that is open. */
  #checked: Promise<Site> | undefined;

  private constructor(options: DevSiteOptions, kept: Kept, site: Site, files: ReadonlyMap<string, OutputFile>) {
    this.#options = options;
    this.#kept = kept;
    this.site = site;
    this.#files = files;
    const redirects = files.get('_redirects');
    this.redirects = parseRedirectsFile(redirects?.kind === 'text' ? redirects.text() : '');
  }

  /** @throws ConfigError when the configuration can't be used */
  static async open(options: DevSiteOptions): Promise<DevSite> {
    return DevSite.#read(options, { compiled: new Map(), tools: contentTools(join(options.root, '.cache')) });
  }

  /** Stops the threads that were started for the site. */
  close(): Promise<void> {
    return this.#kept.tools.close();
  }

  /** Opens the site again after an edit. */
  reread(): Promise<DevSite> {
    return DevSite.#read(this.#options, this.#kept);
  }

  static async #read(options: DevSiteOptions, kept: Kept): Promise<DevSite> {
    const client = (): Promise<Client> => Promise.resolve(options.client);
    const { compiled, tools } = kept;
    const site = await Site.open({ ...options, client, tools, memory: compiled });
    return new DevSite(options, kept, site, (await planFiles(site)).files);
  }

  /** Makes the search's files when one of them is requested: their names depend on all pages. */
  async prepare(file: string): Promise<void> {
    if (!isSearchFile(file)) return;
    this.#search = await this.site.searchFiles();
    for (const path of this.site.model.pages.keys()) await this.#keep(path);
    await this.#kept.tools.save();
  }

  has(file: string): boolean {
    return this.#files.has(file) || Object.hasOwn(this.#search, file);
  }

  /** A file of the output as a build would write it; undefined when there is none. */
  async read(file: string): Promise<DevFile | undefined> {
    const planned = this.#files.get(file);
    if (!planned) return Object.hasOwn(this.#search, file) ? { text: this.#search[file] as string } : undefined;
    if (planned.kind === 'copy') return { from: planned.from };
    if (planned.kind === 'text') return { text: planned.text() };
    const texts = await this.site.outputs(planned.path);
    await this.#keep(planned.path);
    return { text: texts[file] ?? '', page: planned.path };
  }

  /** Path of the page whose source is a file of the content folder. */
  pathOf(file: string): string | undefined {
    return [...this.site.model.pages.values()].find(({ source }) => source.file === file)?.source.path;
  }

  /** What navigation fetches for a page. */
  async page(path: string): Promise<PageData> {
    const file = await this.read(`${folderOf(path)}page.json`);
    return JSON.parse(file && 'text' in file ? file.text : '') as PageData;
  }

  /** The problems of a page: those of its file and those of its content. */
  async problems(path: string): Promise<readonly Problem[]> {
    const page = this.site.page(path);
    if (!page) return [];
    this.#checked ??= Site.open({ ...this.#options, client: undefined, tools: { ...this.#kept.tools, checkPage } });
    const { findings } = await (await this.#checked).compile(path);
    return [...this.site.problems.filter(({ file }) => file === page.displayFile), ...findings.problems];
  }

  async #keep(path: string): Promise<void> {
    this.#kept.compiled.set(path, await this.site.compile(path));
  }
}
