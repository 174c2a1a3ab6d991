import { endpointNamed, type Endpoints } from '../../openapi/mentions.ts';
import { pageChecker } from '../../engine/checks/rules.ts';
import { compilePage, type CompiledPage, type PageTools } from '../../engine/compile/compile.ts';
import { Drawings } from '../../engine/compile/drawings.ts';
import { CodeHighlighter } from '../../engine/compile/highlight.ts';
import { Registry, type ComponentImports } from '../../engine/components/registry.ts';
import { applyBrand, brandTokens } from '../../engine/model/brand-tokens.ts';
import { generalPageTypes } from '../../engine/model/page-type.ts';
import { siteConfigSchema, type UserConfig } from '../../engine/model/site-config.ts';
import { staticHtml } from '../../engine/model/tree.ts';
import { pathOfFile } from '../../engine/model/url.ts';
import { contentHash } from '../../engine/site/content-hash.ts';
import type { SourceFile } from '../../engine/site/discover.ts';
import type { ProjectConfig } from '../../engine/site/load-config.ts';
import { siteModel, type SiteModel } from '../../engine/site/site-model.ts';
import { writingRules } from '../../writing/rules.ts';

const brand = { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' };
const tokens = brandTokens(brand);

/** A project without files, for tests of the compiler. `/later/` is declared and not written. */
const testConfig: ProjectConfig = {
  site: siteConfigSchema.parse({ brand, title: 'Docs', tagline: 'Docs' }),
  tokens,
  languages: [],
  overlay: undefined,
  components: [],
  pageSource: undefined,
  publisher: undefined,
  sidebars: {},
  redirects: [],
  declaredRoutes: ['/later/'],
  synonyms: [],
  placeholders: { WEBSITE_TOKEN: { meaning: 'A token.' } },
  jobs: [],
  published: {},
  pageTypes: generalPageTypes,
  availability: {},
};

/** A file of the content folder, as `discover` returns it. */
function sourceFile(file: string, text: string): SourceFile {
  const filled = applyBrand(text, tokens);
  return {
    file,
    displayFile: `content/${file}`,
    path: pathOfFile(file),
    lang: 'en',
    text: filled,
    format: file.endsWith('.mdx') ? 'mdx' : 'md',
    hash: contentHash(filled),
  };
}

export type TestSite = {
  /** Pages by file name, besides the compiled one. */
  readonly files?: Readonly<Record<string, string>>;
  readonly snippets?: Readonly<Record<string, string>>;
  /** Samples by file: `samples/topic/app.js`. */
  readonly samples?: Readonly<Record<string, string>>;
  readonly assets?: readonly string[];
  readonly components?: ComponentImports;
  /** Endpoints of the site's API, as `endpointsOf` gives them. */
  readonly endpoints?: Endpoints;
  /** Paths of pages about what the platform doesn't offer. */
  readonly withheld?: readonly string[];
  /** Files of `config/`. */
  readonly project?: Partial<ProjectConfig>;
  /** Keys of `site.config.ts` besides brand and title. */
  readonly config?: Partial<UserConfig>;
};

/** A site of a few files, in memory. */
export const testModel = (files: Readonly<Record<string, string>>, site: TestSite = {}): SiteModel =>
  readTestSite(files, site).model;

function readTestSite(files: Readonly<Record<string, string>>, site: TestSite): ReturnType<typeof siteModel> {
  const pages = Object.entries({ ...site.files, ...files }).map(([file, text]) => sourceFile(file, text));
  const snippets = new Map(
    Object.entries(site.snippets ?? {}).map(([name, text]) => [name, sourceFile(`_snippets/${name}.mdx`, text)]),
  );
  const samples = new Map(
    Object.entries(site.samples ?? {}).map(([file, text]) => [file, { file, text, hash: contentHash(text) }]),
  );
  const layer = { folder: 'content', displayFolder: 'content' };
  const assets = new Map((site.assets ?? []).map((file) => [file, layer]));
  const endpoint = (name: string) => endpointNamed(name, site.endpoints ?? new Map());
  const translated = new Map();
  const withheld = new Set(site.withheld);
  const found = { pages, snippets, samples, assets, endpoint, files: new Map(), translated, withheld };
  const config = {
    ...testConfig,
    ...site.project,
    site: siteConfigSchema.parse({ brand, title: 'Docs', tagline: 'Docs', ...site.config }),
  };
  return siteModel(config, [layer], { ...found, sidebars: {}, leftOut: [] });
}

const toolsFor = (site: TestSite): PageTools => ({
  highlighter: new CodeHighlighter(),
  drawings: new Drawings(),
  registry: new Registry(site.components),
  checkPage: pageChecker(writingRules()),
});

/** Compiles one page of a site. */
export async function compileFile(file: string, text: string, site: TestSite = {}): Promise<CompiledPage> {
  const model = testModel({ [file]: text }, site);
  const page = model.pages.get(pathOfFile(file));
  if (!page) throw new Error(`There is no page ${file}.`);
  return compilePage(page, model, toolsFor(site));
}

/**
 * Compiles the only page of a site.
 * @returns the page, with the problems of the site around it
 */
export async function compileOnly(file: string, text: string, site: TestSite = {}): Promise<CompiledPage> {
  const { model, problems } = readTestSite({ [file]: text }, site);
  const [page] = model.pages.values();
  if (!page) throw new Error(`Of ${file} no page is left.`);
  const compiled = await compilePage(page, model, toolsFor(site));
  return { ...compiled, problems: [...problems, ...compiled.problems] };
}

/** The page's HTML. */
export const htmlOf = (page: CompiledPage): string => staticHtml(page.body);

const frontMatter =
  '---\ntype: landing\ntitle: A page under test\ndescription: A page that stands in a test, with a description that is long enough.\n---\n\n';

/** Compiles MDX as a page of the site's own. */
export const compileMdx = (body: string, site: TestSite = {}): Promise<CompiledPage> =>
  compileFile('page.mdx', frontMatter + body, site);
