import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { applyBrand, brandProblems } from '../engine/model/brand-tokens.ts';
import { jobPage } from '../engine/model/job.ts';
import type { Problem } from '../engine/model/problem.ts';
import { requestFormFile } from '../engine/model/request-form.ts';
import type { SiteConfig } from '../engine/model/site-config.ts';
import { pathOfFile, withBase } from '../engine/model/url.ts';
import { parseConfig } from '../engine/site/config-error.ts';
import type { SourcePages, SourceProject } from '../engine/site/page-source.ts';
import { apiFolder } from './api-paths.ts';
import type { ApiDocument } from './document.ts';
import { apiEventsSchema, type ApiEvents } from './events.ts';
import { loadApi } from './load-api.ts';
import { endpointNamed, endpointsOf, mentionsOf } from './mentions.ts';
import { publishedDescription } from './published-description.ts';
import { offeredApi } from './offered-api.ts';
import { operationsOf } from './operations.ts';
import { apiReference, type ApiReference } from './reference.ts';
import type { ApiPage } from './reference-page.ts';
import { apiTextsSchema, type ApiTexts } from './texts.ts';

export type OpenApiOptions = {
  /** The OpenAPI description: a JSON or YAML file, relative to the project's folder. */
  readonly description: string;
  /** The site's texts for the reference (`texts.ts`), or the JSON file that has them. */
  readonly texts?: unknown;
  /** Events that the API sends (`events.ts`), or the JSON file that has them. */
  readonly events?: unknown;
};

/** Generates the pages, the sidebar and the downloads of a reference. Operations link to the guides that mention them. */
export async function readReference(options: OpenApiOptions, project: SourceProject): Promise<SourcePages> {
  const { root, site, tokens, guides } = project;
  const { document: whole, problems } = await loadApi(root, options.description, tokens);
  if (!whole) return { pages: [], sidebars: {}, files: new Map(), endpoint: () => undefined, withheld: [], problems };
  const read = <T>(value: unknown, schema: z.ZodType<T>): T | undefined =>
    value === undefined ? undefined : readTexts(root, value, schema, tokens, problems);
  const allTexts = read(options.texts ?? {}, apiTextsSchema) as ApiTexts;
  const { document, texts } = offeredApi(whole, allTexts, project.offered);
  const events = project.offered(read(options.events, apiEventsSchema));
  const jobs = project.jobs.flatMap((job) => {
    const page = jobPage(job, site.jobs?.pages);
    return page ? [{ path: `${page}#${job.id}`, title: job.title, steps: job.steps }] : [];
  });
  const titles = new Set(guides.map(({ title }) => title));
  const reference = apiReference(document, texts, mentionsOf(document, guides), titles, jobs, events);
  const taken = new Set(guides.map(({ path }) => path));
  const newPages = reference.pages.filter(({ file }) => !taken.has(pathOfFile(file)));
  // What the platform doesn't offer exists all the same: pages may name it.
  const newPaths = new Set(newPages.map(({ file }) => pathOfFile(file)));
  const endpoints = endpointsOf({ ...reference, operations: operationsOf(whole) }, allTexts);
  // Who writes no texts can't change what the description says.
  const quoted = options.texts === undefined;
  return {
    pages: newPages.map(({ file, meta, sections = false, nodes }) => ({ file, meta, sections, quoted, nodes })),
    sidebars: { [apiSidebar]: reference.sidebar },
    files: new Map([...downloads(document, texts, events, reference, site), ...forms(newPages)]),
    endpoint: (name) => endpointNamed(name, endpoints),
    withheld:
      document === whole
        ? []
        : apiReference(whole, allTexts)
            .pages.map(({ file }) => pathOfFile(file))
            .filter((path) => !taken.has(path) && !newPaths.has(path)),
    problems,
  };
}

/** Id of the reference's sidebar. */
const apiSidebar = 'apiReference';

/** Texts that the configuration gives or names. What is wrong with their brand words is added to `problems`. */
function readTexts<T>(
  root: string,
  value: unknown,
  schema: z.ZodType<T>,
  tokens: SourceProject['tokens'],
  problems: Problem[],
): T {
  const file = typeof value === 'string' ? value : 'config/page-source.ts';
  const text = typeof value === 'string' ? readFileSync(join(root, value), 'utf8') : JSON.stringify(value);
  const filled = applyBrand(JSON.stringify(JSON.parse(text)), tokens);
  problems.push(...brandProblems(filled, file, tokens));
  return parseConfig(file, schema, JSON.parse(filled));
}

/** Request forms, in a file beside the page of each operation. */
const forms = (pages: readonly ApiPage[]): [string, () => string][] =>
  pages.flatMap(({ file, request }): [string, () => string][] =>
    request ? [[pathOfFile(file).slice(1) + requestFormFile, () => JSON.stringify(request())]] : [],
  );

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
