import { engineBundle } from '../build/bundle-engine.mjs';
import { loadRules, pageChecker } from '../checks/rules.ts';
import { Site, type Compiled } from '../build/site.ts';
import { planFiles, type OutputFile } from '../build/plan-files.ts';
import { WorkThread } from '../build/work-thread.ts';
import type { PageData } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import { assetsFolder } from '../output/headers.ts';
import { folderOf, type Client } from '../output/render-document.ts';
import { parseRedirectsFile } from '../../hosting/netlify.ts';
import { manifestPath } from '../search/file-formats.ts';
import type { ImportModule } from '../site/config-files.ts';
import type { SiteSource } from '../site/read-site.ts';

export type DevSiteOptions = SiteSource & { readonly client: Client; readonly importModule: ImportModule };
/** A file in its current state: its text, or where it is on disk. */
export type DevFile = { readonly text: string; readonly page?: string } | { readonly from: string };

const isSearchFile = (file: string): boolean => file === manifestPath || file.startsWith(`${assetsFolder}/search/`);

/** The site in the current state of its files. Opened again after each edit: what it has made is kept only until then. */
export class DevSite {
  readonly site: Site;
  /** Old path, base path included → new path, in every form that hosts redirect; see `_redirects`. */
  readonly redirects: ReadonlyMap<string, string>;
  readonly #options: DevSiteOptions;
  /** Outlives an edit: highlighted code and diagrams depend on nothing but their text. */
  readonly #thread: WorkThread;
  readonly #files: ReadonlyMap<string, OutputFile>;
  /** The site in its other languages, by their folders in the output. */
  readonly #languages: ReadonlyMap<string, DevSite>;
  readonly #compiled = new Map<string, Promise<Compiled>>();
  #search: Promise<Readonly<Record<string, string>>> | undefined;
  #searchFiles: Readonly<Record<string, string>> = {};
  /** The same site with the writing rules, which run for the page that is open. */
  #checked: Promise<Site> | undefined;

  private constructor(
    options: DevSiteOptions,
    thread: WorkThread,
    site: Site,
    files: ReadonlyMap<string, OutputFile>,
    languages: readonly DevSite[],
  ) {
    this.#options = options;
    this.#thread = thread;
    this.site = site;
    this.#files = files;
    this.#languages = new Map(languages.map((language) => [language.site.folder, language]));
    const redirects = files.get('_redirects');
    this.redirects = parseRedirectsFile(redirects?.kind === 'text' ? redirects.text() : '');
  }

  /** @throws ConfigError when the configuration can't be used */
  static async open(options: DevSiteOptions): Promise<DevSite> {
    return DevSite.#read(options, new WorkThread(await engineBundle(), undefined));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  reread(): Promise<DevSite> {
    return DevSite.#read(this.#options, this.#thread);
  }

  static async #read(options: DevSiteOptions, thread: WorkThread): Promise<DevSite> {
    const client = (): Promise<Client> => Promise.resolve(options.client);
    const site = await Site.open({ ...options, client, tools: thread.tools });
    const others = (await site.languages()).map(async (other) => {
      const { code: locale } = other.info.locale;
      return new DevSite({ ...options, locale }, thread, other, (await planFiles(other)).files, []);
    });
    return new DevSite(options, thread, site, (await planFiles(site)).files, await Promise.all(others));
  }

  /** Makes the search's files when one of them is requested: their names depend on all pages. */
  async prepare(file: string): Promise<void> {
    const part = this.#partOf(file);
    if (part) return part.language.prepare(part.name);
    if (!isSearchFile(file)) return;
    this.#search ??= this.#makeSearchFiles();
    this.#searchFiles = await this.#search;
  }

  async #makeSearchFiles(): Promise<Readonly<Record<string, string>>> {
    const findings = await this.site.eachPage(async (path) => (await this.#compile(path)).findings);
    return Object.fromEntries(await this.site.searchFiles(findings));
  }

  /** The language that a file belongs to, and the file's name there; undefined for a file of the first language. */
  #partOf(file: string): { readonly language: DevSite; readonly name: string } | undefined {
    for (const [folder, language] of this.#languages) {
      if (file.startsWith(folder)) return { language, name: file.slice(folder.length) };
      if (
        Object.hasOwn(language.#searchFiles, file) &&
        !Object.hasOwn(this.#searchFiles, file) &&
        file !== manifestPath
      )
        return { language, name: file };
    }
    return undefined;
  }

  has(file: string): boolean {
    const part = this.#partOf(file);
    if (part) return part.language.has(part.name);
    return this.#files.has(file) || Object.hasOwn(this.#searchFiles, file);
  }

  /** A file of the output as a build would write it; undefined when there is none. */
  async read(file: string): Promise<DevFile | undefined> {
    const part = this.#partOf(file);
    const content = await part?.language.read(part.name);
    if (part)
      return content && 'page' in content
        ? { ...content, page: `/${part.language.site.folder}${content.page.slice(1)}` }
        : content;
    const planned = this.#files.get(file);
    if (!planned)
      return Object.hasOwn(this.#searchFiles, file) ? { text: this.#searchFiles[file] as string } : undefined;
    if (planned.kind === 'copy') return { from: planned.from };
    if (planned.kind === 'text') return { text: planned.text() };
    const texts = await this.site.outputs(planned.path, await this.#compile(planned.path));
    return { text: texts[file] ?? '', page: planned.path };
  }

  /** Path of the page whose source is a file, relative to the project's folder. */
  pathOf(file: string): string | undefined {
    return [...this.site.model.pages.values()].find(({ displayFile }) => displayFile === file)?.source.path;
  }

  async page(path: string): Promise<PageData> {
    const file = await this.read(`${folderOf(path)}page.json`);
    return JSON.parse(file && 'text' in file ? file.text : '') as PageData;
  }

  /** The problems of a page: those of its file and those of its content. */
  async problems(path: string): Promise<readonly Problem[]> {
    const part = this.#partOf(path.slice(1));
    if (part) return part.language.problems(`/${part.name}`);
    const page = this.site.page(path);
    if (!page) return [];
    this.#checked ??= this.#openWithRules();
    const { findings } = await (await this.#checked).compile(path);
    return [...this.site.problems.filter(({ file }) => file === page.displayFile), ...findings.problems];
  }

  async #openWithRules(): Promise<Site> {
    const checkPage = pageChecker(await loadRules(this.#options));
    return Site.open({ ...this.#options, client: undefined, tools: { ...this.#thread.tools, checkPage } });
  }

  #compile(path: string): Promise<Compiled> {
    const compiled = this.#compiled.get(path) ?? this.site.compile(path);
    this.#compiled.set(path, compiled);
    return compiled;
  }
}
