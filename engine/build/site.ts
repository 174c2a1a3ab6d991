import { resolve } from 'node:path';
import { historyOf, type GitHistory } from '../../history/last-updates.ts';
import type { PageFindings } from '../checks/site-check.ts';
import { compilePage, type CompiledPage, type PageTools } from '../compile/compile.ts';
import { Drawings } from '../compile/drawings.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import type { Registry } from '../components/registry.ts';
import type { Problem } from '../model/problem.ts';
import { searchTextsOf } from '../model/strings.ts';
import { authorName } from '../model/site-config.ts';
import { localeOf, toSiteInfo, type SiteInfo } from '../model/site-info.ts';
import type { OtherOrigins } from '../output/content-security-policy.ts';
import { pageFrame, type PageFrame } from '../output/page-data.ts';
import { pageOutputs, type PageContent } from '../output/page-outputs.ts';
import type { Client } from '../output/render-document.ts';
import { searchFiles } from '../output/search-files.ts';
import type { ProjectConfig } from '../site/load-config.ts';
import type { HeadElement, PublishedPage } from '../site/publisher.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { readSite, type SiteSource } from '../site/read-site.ts';
import { sidebarOf, type SiteModel } from '../site/site-model.ts';
import type { SitePage } from '../site/site-pages.ts';
import { atOnce, forEach } from './for-each.ts';
import type { OnProgress } from './report.ts';

/** What other parts of the site need from a compiled page: its problems, links and searchable text, but not its body. */
export type Findings = PageFindings & Pick<CompiledPage, 'terms'>;
/** A compiled page: what its files are made from, and what the rest of the site needs from it. */
export type Compiled = { readonly findings: Findings; readonly content: PageContent };

export type SiteOptions = SiteSource & {
  /** The client's URLs and hashes for documents, requested when the first document is rendered. Default: documents can't be made. */
  readonly client?: ((site: SiteInfo, config: ProjectConfig) => Promise<Client>) | undefined;
  /** Default: nothing is kept from earlier runs, and the writing rules don't run. */
  readonly tools?: Omit<PageTools, 'registry'>;
};

/**
 * A site as its files are now: configuration, pages, and every file of the output. Build, check, dev server and authoring commands all use
 * this object, so they can't disagree. Everything is made on request.
 */
export class Site {
  readonly root: string;
  readonly model: SiteModel;
  readonly registry: Registry;
  /** What is wrong with configuration and files. Problems in a page's content are in its findings. */
  readonly problems: readonly Problem[];
  readonly info: SiteInfo;
  readonly origins: OtherOrigins;
  readonly #options: SiteOptions;
  readonly #tools: PageTools;
  #client: Promise<Client> | undefined;
  #history: Promise<GitHistory> | undefined;

  private constructor(options: SiteOptions, model: SiteModel, problems: readonly Problem[], registry: Registry) {
    this.root = resolve(options.root);
    this.model = model;
    this.problems = problems;
    this.registry = registry;
    this.info = toSiteInfo(model.config.site);
    this.origins = model.config.site.allowedOrigins;
    this.#options = options;
    this.#tools = { ...(options.tools ?? { highlighter: new CodeHighlighter(), drawings: new Drawings() }), registry };
  }

  /**
   * Reads configuration and files.
   * @throws ConfigError when the configuration can't be used
   */
  static async open(options: SiteOptions): Promise<Site> {
    const { model, problems } = await readSite(options);
    const registry = await loadRegistry(
      model.config.pageSource?.components,
      model.config.components,
      options.importModule,
    );
    return new Site(options, model, problems, registry);
  }

  /** The site in each of its other languages. They share the client. */
  languages(): Promise<readonly Site[]> {
    const client = (): Promise<Client> => this.client();
    const others = this.#options.locale === undefined ? this.info.locales.slice(1) : [];
    return Promise.all(others.map(({ code: locale }) => Site.open({ ...this.#options, client, locale })));
  }

  /** Folder of the language in the output: empty for the first one. */
  get folder(): string {
    return this.info.base.slice(this.info.root.length);
  }

  page(path: string): SitePage | undefined {
    return this.model.pages.get(path);
  }

  /** The site's client: bundled, or the dev server's. */
  client(): Promise<Client> {
    this.#client ??= this.#options.client?.(this.info, this.model.config);
    return this.#client ?? Promise.reject(new Error('This site was opened without a client, so it has no documents.'));
  }

  /** What the project's publisher adds to the head of a page's document. */
  readonly headOf = (page: PublishedPage): readonly HeadElement[] => {
    const { publisher, site } = this.model.config;
    return publisher?.head?.(page, site) ?? [];
  };

  history(): Promise<GitHistory> {
    this.#history ??= historyOf(this.model.layers, authorName(this.model.config.site));
    return this.#history;
  }

  /**
   * Compiles a page. Mistakes in content become problems.
   * @throws Error that names the page when the engine fails
   */
  async compile(path: string): Promise<Compiled> {
    const page = this.#pageAt(path);
    try {
      const { body, marks, toc, markdown, ...findings } = await compilePage(page, this.model, this.#tools);
      return { findings, content: { body, marks, toc, needs: findings.needs, markdown } };
    } catch (error) {
      throw new Error(
        `The page ${page.displayFile} cannot be built: ${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }

  async frame(path: string): Promise<PageFrame> {
    const page = this.#pageAt(path);
    const [client, history] = await Promise.all([this.client(), this.history()]);
    return pageFrame(page, this.model, history.updated.get(page.displayFile), client.build);
  }

  /**
   * A page's files: path in the output → text.
   * @param compiled the page, if it has been compiled already
   * @throws Error when the site has no such page or was opened without a client
   */
  async outputs(path: string, compiled?: Compiled): Promise<Record<string, string>> {
    const { content: pageContent } = compiled ?? (await this.compile(path));
    const { publisher, site } = this.model.config;
    const content = {
      ...pageContent,
      markdown: publisher?.markdown?.(pageContent.markdown, site) ?? pageContent.markdown,
    };
    const [frame, client] = await Promise.all([this.frame(path), this.client()]);
    const { info, origins, registry, headOf } = this;
    const searchTexts = searchTextsOf(localeOf(this.model.config.site));
    const context = { site: info, client, origins, headOf, searchTexts };
    return pageOutputs(frame, content, sidebarOf(this.model, path), context, registry);
  }

  /**
   * The search's files, made from all pages: path in the output, text. None when the search is off.
   * @param results findings of every page
   */
  async searchFiles(results: ReadonlyMap<string, Findings>): Promise<Iterable<readonly [string, string]>> {
    if (!this.info.search.enabled) return [];
    const { words } = await this.client();
    return searchFiles({ results, model: this.model, language: words?.[this.info.locale.code] });
  }

  /** Compiles every page: findings by path, in site order. */
  findings(progress?: OnProgress): Promise<ReadonlyMap<string, Findings>> {
    return this.eachPage(async (path) => (await this.compile(path)).findings, progress);
  }

  /**
   * Does something with each page, with many at a time.
   * @returns the results by path, in site order
   */
  async eachPage<Value>(
    work: (path: string) => Promise<Value>,
    progress: OnProgress = () => {},
  ): Promise<ReadonlyMap<string, Value>> {
    const paths = [...this.model.pages.keys()];
    const results = new Map<string, Value>();
    await forEach(paths, atOnce, async (path) => {
      results.set(path, await work(path));
      progress(results.size, paths.length);
    });
    return new Map(paths.map((path) => [path, results.get(path) as Value]));
  }

  #pageAt(path: string): SitePage {
    const page = this.page(path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return page;
  }
}
