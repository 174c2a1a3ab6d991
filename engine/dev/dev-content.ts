import { relative } from 'node:path';
import { Registry } from '../components/registry.ts';
import { loadRegistry } from '../site/load-registry.ts';
import { checkPage } from '../checks/page/check-page.ts';
import { compilePage } from '../compile/compile.ts';
import { discover } from '../site/discover.ts';
import { CodeHighlighter } from '../compile/highlight.ts';
import { loadConfig } from '../site/load-config.ts';
import { readSamples } from '../site/read-samples.ts';
import { siteModel, sidebarOf, type SiteModel } from '../site/site-model.ts';
import type { Section } from '../compile/outline.ts';
import { manifestPath } from '../search/search-files.ts';
import { searchFiles } from '../output/search-files.ts';
import { pageData, pageFrame } from '../output/page-data.ts';
import { renderDocument, type Shell } from '../output/render-document.ts';
import type { PageData } from '../model/page.ts';
import type { Problem } from '../model/problem.ts';
import type { Sidebar } from '../model/sidebar.ts';

/** What the dev server shows: the site as the files are now. Loaded through Vite, so that an edit of a component is seen too. */
export class DevContent {
  #model!: SiteModel;
  #problems: Problem[] = [];
  readonly #highlighter = new CodeHighlighter();
  #registry = new Registry();
  readonly #importModule: (file: string) => Promise<Record<string, unknown>>;
  readonly #compiled = new Map<string, { hash: string; page: PageData; problems: readonly Problem[] }>();
  #search: Readonly<Record<string, string>> = {};
  readonly #root: string;
  readonly #contentDir: string;
  readonly #strict: boolean;
  readonly #shell: Shell;

  constructor(
    root: string,
    contentDir: string,
    strict: boolean,
    shell: Shell,
    importModule: (file: string) => Promise<Record<string, unknown>>,
  ) {
    this.#importModule = importModule;
    this.#root = root;
    this.#contentDir = contentDir;
    this.#strict = strict;
    this.#shell = shell;
  }

  /** Reads files and configuration again. */
  async refresh(): Promise<void> {
    const config = await loadConfig(this.#root, { bare: !this.#strict });
    const found = await discover(this.#contentDir, config.tokens);
    const { model, problems } = siteModel(
      config,
      this.#contentDir,
      relative(this.#root, this.#contentDir),
      { ...found, samples: this.#strict ? readSamples(this.#root, config.tokens) : new Map() },
      this.#strict,
    );
    this.#model = model;
    this.#registry = await loadRegistry(config.components, this.#importModule);
    this.#problems = problems;
  }

  /** Forgets compiled pages: a snippet, a sample or the configuration changed. */
  forget(): void {
    this.#compiled.clear();
  }

  /** The address of a file of the content folder; undefined for anything that is no page. */
  pathOf(file: string): string | undefined {
    const name = relative(this.#contentDir, file);
    return [...this.#model.pages.values()].find(({ source }) => source.file === name)?.source.path;
  }

  sidebar(id: string): Sidebar | undefined {
    return this.#model.sidebars.find((sidebar) => sidebar.id === id);
  }

  routes(): [string, string][] {
    return [...this.#model.pages.values()].map(({ source, meta }) => [source.path, meta.title]);
  }

  redirect(path: string): string | undefined {
    return this.#model.redirects.get(path);
  }

  /** A page as the frame draws it, with the problems of its file. */
  async page(path: string): Promise<{ page: PageData; problems: readonly Problem[] } | undefined> {
    const source = this.#model.pages.get(path);
    if (!source) return undefined;
    const known = this.#compiled.get(path);
    if (known?.hash === source.source.hash) return known;
    const compiled = await compilePage(source, this.#model, {
      highlighter: this.#highlighter,
      registry: this.#registry,
      checkPage,
    });
    const page = pageData(pageFrame(source, this.#model, undefined, 'dev'), compiled, this.#shell.styles);
    const entry = {
      hash: source.source.hash,
      page,
      problems: [...this.#problems.filter((problem) => problem.file === source.displayFile), ...compiled.problems],
    };
    this.#compiled.set(path, entry);
    return entry;
  }

  /** A file of the search's index, made from all pages when its manifest is asked for. */
  async searchFile(name: string): Promise<string | undefined> {
    if (name === manifestPath) {
      const results = new Map<string, { readonly sections: readonly Section[] }>();
      for (const page of this.#model.pages.values())
        results.set(
          page.source.path,
          await compilePage(page, this.#model, { highlighter: this.#highlighter, registry: this.#registry, checkPage }),
        );
      const frames = [...this.#model.pages.values()].map((page) => pageFrame(page, this.#model, undefined, 'dev'));
      this.#search = searchFiles({ frames, results, model: this.#model });
    }
    return this.#search[name];
  }

  document(page: PageData): string {
    return renderDocument(page, sidebarOf(this.#model, page.path), this.#shell, this.#registry);
  }
}
