import { resolve } from 'node:path';
import { compilePage, type PageTools } from '../compile/compile.ts';
import { Drawings } from '../compile/drawings.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import type { Registry } from '../components/registry.ts';
import { pruneSidebar } from '../model/sidebar.ts';
import type { Problem } from '../model/problem.ts';
import { authorName } from '../model/site-config.ts';
import { toSiteInfo, type SiteInfo } from '../model/site-info.ts';
import type { OtherOrigins } from '../output/content-security-policy.ts';
import { pageFrame, type PageFrame } from '../output/page-data.ts';
import { pageOutputs, type PageContent } from '../output/page-outputs.ts';
import type { Client } from '../output/render-document.ts';
import { searchFiles } from '../output/search-files.ts';
import { pageTerms } from '../search/page-terms.ts';
import type { ImportModule } from '../site/config-files.ts';
import { hashOf } from '../site/discover.ts';
import { gitHistory, type GitHistory } from '../site/git-history.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { readSite, type SiteSource } from '../site/read-site.ts';
import { categoryOf, sidebarOf, type SiteModel } from '../site/site-model.ts';
import type { SitePage } from '../site/site-pages.ts';
import type { Compiled, CompiledMemory } from './compiled.ts';
import { atOnce, forEach } from './for-each.ts';
import { Inputs, ownComponents, type SiteCode } from './inputs.ts';
import { readSiteCode } from './site-code.ts';

export type SiteOptions = SiteSource & {
  /** The client's URLs and hashes for documents, requested when the first document is rendered. Default: documents can't be made. */
  readonly client?: ((site: SiteInfo, config: ProjectConfig) => Promise<Client>) | undefined;
  /** Hashes of the code that makes pages. Default: computed when the site is opened. */
  readonly code?: SiteCode;
  /** Default: nothing from earlier runs, and no writing rules. */
  readonly tools?: Omit<PageTools, 'registry'>;
  /** Pages compiled by earlier runs. Default: none. */
  readonly memory?: CompiledMemory;
  /** Imports a module. Default: `import()`. The dev server imports through Vite, so that edits take effect. */
  readonly importModule?: ImportModule;
};

/**
 * A site as its files are now: configuration, pages, and every file of the output. Build, check, dev server and authoring commands
 * all use this object, so they can't disagree. Everything is made on request, and only once.
 */
export class Site {
  readonly root: string;
  readonly model: SiteModel;
  readonly registry: Registry;
  /** What is wrong with configuration and files. Problems in a page's content are in its findings. */
  readonly problems: readonly Problem[];
  /** The configuration that the page frame shows. */
  readonly info: SiteInfo;
  /** Other origins that every page may load from. */
  readonly origins: OtherOrigins;
  readonly #options: SiteOptions;
  readonly #tools: Omit<PageTools, 'registry'>;
  readonly #inputs: Inputs;
  readonly #compiled = new Map<string, Promise<Compiled>>();
  #client: Promise<Client> | undefined;
  #history: Promise<GitHistory> | undefined;
  #contextHash: string | undefined;
  readonly #frames = new Map<string, Promise<PageFrame>>();
  readonly #sidebarHashes = new Map<string, string>();

  private constructor(
    options: SiteOptions,
    code: SiteCode,
    model: SiteModel,
    problems: readonly Problem[],
    registry: Registry,
  ) {
    this.root = resolve(options.root);
    this.model = model;
    this.problems = problems;
    this.registry = registry;
    this.info = toSiteInfo(model.config.site);
    this.origins = model.config.site.allowedOrigins;
    this.#options = options;
    this.#tools = options.tools ?? { highlighter: new CodeHighlighter(), drawings: new Drawings() };
    this.#inputs = new Inputs(model, code);
  }

  /**
   * Reads configuration and files.
   * @throws ConfigError when the configuration can't be used
   */
  static async open(options: SiteOptions): Promise<Site> {
    const code = options.code ?? readSiteCode(options.root);
    const { model, problems } = await readSite(options, options.importModule);
    const registry = await loadRegistry(model.config.components, options.importModule);
    return new Site(options, code, model, problems, registry);
  }

  page(path: string): SitePage | undefined {
    return this.model.pages.get(path);
  }

  /** The site's client: bundled, or the dev server's. */
  client(): Promise<Client> {
    this.#client ??= this.#options.client?.(this.info, this.model.config);
    return this.#client ?? Promise.reject(new Error('This site was opened without a client, so it has no documents.'));
  }

  /** Who last edited each page, and when. */
  history(): Promise<GitHistory> {
    this.#history ??= gitHistory(this.model.contentDir, authorName(this.model.config.site));
    return this.#history;
  }

  /**
   * Compiles a page, unless an earlier run compiled it from the same inputs. Mistakes in content become problems.
   * @throws Error that names the page when the engine fails
   */
  compile(path: string): Promise<Compiled> {
    const page = this.#pageAt(path);
    const known = this.#compiled.get(path) ?? this.#remembered(page) ?? this.#compile(page);
    this.#compiled.set(path, known);
    return known;
  }

  /** What a page shows around its body. */
  frame(path: string): Promise<PageFrame> {
    const known = this.#frames.get(path) ?? this.#frame(path);
    this.#frames.set(path, known);
    return known;
  }

  async #frame(path: string): Promise<PageFrame> {
    const page = this.#pageAt(path);
    const [client, history] = await Promise.all([this.client(), this.history()]);
    return pageFrame(page, this.model, history.updated.get(page.source.file), client.build);
  }

  /**
   * A page's files: path in the output → text.
   * @throws Error when the site has no such page or was opened without a client
   */
  async outputs(path: string): Promise<Record<string, string>> {
    const [compiled, frame, client] = await Promise.all([this.compile(path), this.frame(path), this.client()]);
    const { info, origins, registry } = this;
    const context = { site: info, client, origins };
    return pageOutputs(frame, await compiled.content(), sidebarOf(this.model, path), context, registry);
  }

  /** Releases what only a page's files are made from: with thousands of pages, that is most of the memory. */
  async release(path: string): Promise<void> {
    const compiled = await this.compile(path);
    const again = async (): Promise<PageContent> => (await this.#compile(this.#pageAt(path))).content();
    this.#compiled.set(path, Promise.resolve({ ...compiled, content: again }));
  }

  /** Key of a page's files, made from the compiled page and everything around its body. Files with the same key are identical. */
  async outputsKey(path: string): Promise<string> {
    const [{ key }, frame, client] = await Promise.all([this.compile(path), this.frame(path), this.client()]);
    this.#contextHash ??= hashOf(
      JSON.stringify([
        this.info,
        client.boot,
        client.contentScript,
        client.styles,
        client.integrity,
        client.laterImportMap,
        this.origins,
      ]),
    );
    return hashOf(JSON.stringify([key, frame, this.#sidebarHash(path), this.#contextHash]));
  }

  /** Key of the sidebar part of a document, which all pages of a category share. */
  #sidebarHash(path: string): string {
    const sidebar = sidebarOf(this.model, path);
    if (!sidebar) return '';
    const place = `${sidebar.id} ${categoryOf(this.model, path)}`;
    const known = this.#sidebarHashes.get(place) ?? hashOf(JSON.stringify(pruneSidebar(sidebar, path)));
    this.#sidebarHashes.set(place, known);
    return known;
  }

  /** The search's files, made from all pages: path in the output → text. Empty when the search is off. */
  async searchFiles(): Promise<Record<string, string>> {
    if (!this.info.search.enabled) return {};
    const { model } = this;
    const results = new Map<string, Compiled['findings']>();
    await forEach(model.pages.keys(), atOnce, async (path) => {
      results.set(path, (await this.compile(path)).findings);
    });
    return searchFiles({ results, model });
  }

  /** The model for outputs of the whole site. What is read from it is noted; `keyOf` returns the key. */
  watch(note: (input: string) => void): SiteModel {
    return this.#inputs.watch(note);
  }

  /** Key of what was made from the inputs that were read and another value, which can be anything that JSON can express. */
  keyOf(reads: readonly string[], other: unknown): string {
    return this.#inputs.keyOfReads(reads, other);
  }

  #pageAt(path: string): SitePage {
    const page = this.page(path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return page;
  }

  #remembered(page: SitePage): Promise<Compiled> | undefined {
    const before = this.#options.memory?.get(page.source.path);
    if (!before || this.#inputs.keyOf(page, before.reads) !== before.key) return undefined;
    const again = async (): Promise<PageContent> => (await this.#compile(page)).content();
    return Promise.resolve({ ...before, content: () => before.content().catch(again) });
  }

  async #compile(page: SitePage): Promise<Compiled> {
    const noted = new Set<string>();
    const model = this.#inputs.watch((input) => noted.add(input));
    const registry = this.registry.watched(() => noted.add(ownComponents));
    try {
      const { body, toc, markdown, ...findings } = await compilePage(page, model, { ...this.#tools, registry });
      const { title, description } = page.meta;
      const reads = [...noted].sort();
      return {
        reads,
        key: this.#inputs.keyOf(page, reads),
        findings: { ...findings, terms: pageTerms({ title, description, sections: findings.sections }) },
        content: () => Promise.resolve({ body, toc, needs: findings.needs, markdown }),
      };
    } catch (error) {
      throw new Error(
        `The page ${page.displayFile} cannot be built: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}
