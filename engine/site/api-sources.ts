import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { apiSidebar, type ApiPage } from '../api/api-page.ts';
import { apiEventsSchema, type ApiEvents } from '../api/events.ts';
import type { ApiDocument } from '../api/document.ts';
import { loadApi } from '../api/load-api.ts';
import { endpointsOf, mentionsOf, type Endpoints } from '../api/mentions.ts';
import { publishedDescription } from '../api/published-description.ts';
import { apiReference, type ApiReference } from '../api/reference.ts';
import { apiTextsSchema, type ApiTexts } from '../api/texts.ts';
import { apiFolder } from '../model/api-paths.ts';
import { applyBrand, brandProblems } from '../model/brand-tokens.ts';
import { jobPage } from '../model/job.ts';
import type { Problem } from '../model/problem.ts';
import { requestFormFile } from '../model/request-form.ts';
import type { SiteConfig } from '../model/site-config.ts';
import { withBase } from '../model/url.ts';
import { parseConfig } from './config-error.ts';
import { hashOf, pathOfFile, type SourceFile } from './discover.ts';
import type { ProjectConfig } from './load-config.ts';
import { importFile, type ImportModule } from './config-files.ts';
import type { Samples } from './read-samples.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** The pages, the sidebar and the downloads of an API reference, and the problems of its description. */
export type ApiSources = {
  readonly config: ProjectConfig;
  readonly pages: readonly SourceFile[];
  /** Files for programs: path in the output → function that makes the text. */
  readonly files: ReadonlyMap<string, () => string>;
  readonly endpoints: Endpoints;
  readonly problems: readonly Problem[];
};

/**
 * Generates the pages of the API reference that the configuration asks for. A page that a writer has made replaces the generated one with
 * the same path, for example `content/api-reference/index.mdx`.
 * @param written the pages of the content folder: operations link to those that mention them, also in their samples
 */
export async function apiSources(
  root: string,
  config: ProjectConfig,
  written: readonly SourceFile[],
  samples: Samples,
  importModule: ImportModule = importFile,
): Promise<ApiSources> {
  const { api } = config.site;
  if (!api) return withoutApi(config);
  const { document, problems } = await loadApi(root, api.description, config.tokens);
  if (!document) return { ...withoutApi(config), problems };
  const read = <T>(file: string | undefined, name: string, schema: z.ZodType<T>): Promise<T | undefined> =>
    readBeside(root, file, name, schema, config.tokens, problems, importModule);
  const texts = (await read(api.texts, 'texts', apiTextsSchema)) ?? apiTextsSchema.parse({});
  const events = await read(api.events, 'events', apiEventsSchema);
  const guides = written.map((source) => ({
    path: source.path,
    title: readFrontMatter(source, source.file, new Map()).meta.title,
    // A sample in a file of its own is a part of the page.
    text: source.text.replace(
      /\bfile="([^"]*)"/g,
      (named, file: string) => `${named}\n${samples.get(file)?.text ?? ''}`,
    ),
  }));
  const jobs = config.jobs.flatMap((job) => {
    const page = jobPage(job, config.site.jobs?.pages);
    return page ? [{ path: `${page}#${job.id}`, title: job.title, steps: job.steps }] : [];
  });
  const reference = apiReference(
    document,
    texts,
    mentionsOf(document, guides),
    new Set(guides.map(({ title }) => title)),
    jobs,
    events,
  );
  const taken = new Set(written.map(({ path }) => path));
  const made = reference.pages.filter(({ file }) => !taken.has(pathOfFile(file)));
  return {
    config: { ...config, sidebars: { ...config.sidebars, [apiSidebar]: reference.sidebar } },
    pages: made.map(({ file, meta, sections = false, nodes }): SourceFile => ({
      file,
      path: pathOfFile(file),
      text: '',
      format: 'mdx',
      hash: hashOf(JSON.stringify([meta, nodes()])),
      generated: { meta, sections, nodes },
    })),
    files: new Map([...downloads(document, texts, events, reference, config.site), ...forms(made)]),
    endpoints: endpointsOf(reference, texts),
    problems,
  };
}

/** Request forms, in a file beside the page of each operation. */
const forms = (pages: readonly ApiPage[]): [string, () => string][] =>
  pages.flatMap(({ file, request }): [string, () => string][] =>
    request ? [[pathOfFile(file).slice(1) + requestFormFile, () => JSON.stringify(request())]] : [],
  );

const withoutApi = (config: ProjectConfig): ApiSources => ({
  config,
  pages: [],
  files: new Map(),
  endpoints: new Map(),
  problems: [],
});

/** The published description, and that of the live connection. */
function downloads(
  document: ApiDocument,
  texts: ApiTexts,
  events: ApiEvents | undefined,
  { paths }: ApiReference,
  { url, base }: SiteConfig,
): ReadonlyMap<string, () => string> {
  const absolute = (path: string): string => (url ?? '') + withBase(base, path);
  /** JSON in which links to the site are absolute, so that they work wherever it is read. */
  const json = (value: object): string =>
    `${JSON.stringify(value, null, 1).replace(/\]\((\/[^)"]*)\)/g, (_, path: string) => `](${absolute(path)})`)}\n`;
  const page = (id: string): string | undefined => (url === undefined ? undefined : absolute(paths.get(id) as string));
  return new Map([
    [`${apiFolder}/openapi.json`, () => json(publishedDescription(document, texts, { page, events }))],
    ...(events ? [[`${apiFolder}/asyncapi.json`, () => json(events.asyncapi)] as const] : []),
  ]);
}

/** The site's texts about the API: a JSON file, or a module's export of a given name. Adds what is wrong with their brand words to `problems`. */
async function readBeside<T>(
  root: string,
  file: string | undefined,
  name: string,
  schema: z.ZodType<T>,
  tokens: ProjectConfig['tokens'],
  problems: Problem[],
  importModule: ImportModule,
): Promise<T | undefined> {
  if (file === undefined) return undefined;
  const read = file.endsWith('.json')
    ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown)
    : (await importModule(join(root, file)))[name];
  const filled = applyBrand(JSON.stringify(read ?? null), tokens);
  problems.push(...brandProblems(filled, file, tokens));
  return parseConfig(file, schema, JSON.parse(filled));
}
