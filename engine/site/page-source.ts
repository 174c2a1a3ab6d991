import type { ComponentImports } from '../components/registry.ts';
import type { Endpoint } from '../model/endpoint.ts';
import type { Job } from '../model/job.ts';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import type { SiteConfig } from '../model/site-config.ts';
import type { Problem } from '../model/problem.ts';
import { pathOfFile } from '../model/url.ts';
import { readConfigFile, type ImportModule } from './config-files.ts';
import { contentHash } from './content-hash.ts';
import type { GeneratedContent, SourceFile } from './discover.ts';
import { readFrontMatter } from './read-front-matter.ts';
import type { Samples } from './read-samples.ts';

/** Makes pages from something else than text, such as the description of an API. `config/page-source.ts` exports one as `pageSource`. */
export type PageSource = {
  /** The files that it reads, relative to the project's folder; after an edit of one, the dev server asks again. */
  readonly files: readonly string[];
  /** Brand words, for an owner who has no others. */
  readonly words?: Readonly<Record<string, string>>;
  /** The components that its pages name. Default: those that any page may use. */
  readonly components?: ComponentImports;
  readonly read: (project: SourceProject) => Promise<SourcePages>;
};
/** What a source may know of the project. */
export type SourceProject = {
  readonly root: string;
  readonly site: SiteConfig;
  /** Brand words with their values. */
  readonly tokens: Record<string, string | undefined>;
  readonly jobs: readonly Job[];
  /** Data without what the platform doesn't offer; the same object if it offers everything. */
  readonly offered: <Value>(value: Value) => Value;
  /** The pages that somebody has written, with the samples that they show. */
  readonly guides: readonly { readonly path: string; readonly title: string; readonly text: string }[];
};
/** What a source makes. Paths of pages that somebody has written are not among its pages. */
export type SourcePages = {
  readonly pages: readonly ({ readonly file: string } & GeneratedContent)[];
  readonly sidebars: SidebarConfig;
  /** Files for programs: path in the output → function that makes the text. */
  readonly files: ReadonlyMap<string, () => string>;
  readonly endpoint: Endpoint;
  /** Paths of pages about what the platform doesn't offer. */
  readonly withheld: readonly string[];
  readonly problems: readonly Problem[];
};

/**
 * The project's page source; undefined when it has none.
 * @throws ConfigError when its module can't be used
 */
export const loadPageSource = async (root: string, importModule: ImportModule): Promise<PageSource | undefined> =>
  (await readConfigFile(root, 'config/page-source.ts', 'pageSource', importModule))?.value as PageSource | undefined;

/** What the project's source makes, beside the pages that somebody has written. */
export async function readSource(
  root: string,
  {
    pageSource,
    site,
    tokens,
    jobs,
    offered,
  }: Omit<SourceProject, 'root' | 'guides'> & { readonly pageSource: PageSource | undefined },
  writtenPages: readonly SourceFile[],
  samples: Samples,
): Promise<Omit<SourcePages, 'pages'> & { readonly pages: readonly SourceFile[] }> {
  const guides = writtenPages.map((source) => ({
    path: source.path,
    title: readFrontMatter(source, source.file, new Map()).meta.title,
    // A sample in a file of its own is a part of the page.
    text: source.text.replace(
      /\bfile="([^"]*)"/g,
      (named, file: string) => `${named}\n${samples.get(file)?.text ?? ''}`,
    ),
  }));
  const sourcePages = await pageSource?.read({ root, site, tokens, jobs, offered, guides });
  if (!sourcePages)
    return { pages: [], sidebars: {}, files: new Map(), endpoint: () => undefined, withheld: [], problems: [] };
  const pages = sourcePages.pages.map(({ file, ...generated }): SourceFile => ({
    file,
    displayFile: `content/${file}`,
    lang: site.locales[0]?.code ?? 'en',
    path: pathOfFile(file),
    text: '',
    format: 'mdx',
    hash: contentHash(JSON.stringify([generated.meta, generated.nodes()])),
    generated,
  }));
  return { ...sourcePages, pages };
}
