import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReference } from '../api/reference.ts';
import { loadApi } from '../api/load-api.ts';
import { mentionsOf } from '../api/mentions.ts';
import { operationsOf } from '../api/operations.ts';
import { apiTextsSchema, type ApiTexts } from '../api/texts.ts';
import { applyBrand } from '../model/brand-tokens.ts';
import type { Problem } from '../model/problem.ts';
import { parseConfig } from './config-error.ts';
import { hashOf, pathOfFile, type SourceFile } from './discover.ts';
import type { ProjectConfig } from './load-config.ts';
import { importFile, type ImportModule } from './config-files.ts';
import { readFrontMatter } from './read-front-matter.ts';

/** The pages and the sidebar of an API reference, and what is wrong with its description. */
export type ApiSources = {
  readonly config: ProjectConfig;
  readonly pages: readonly SourceFile[];
  readonly problems: readonly Problem[];
};

/**
 * Makes the pages of the API reference that the configuration asks for. Pages that a writer has made are left alone: one at
 * `content/api-reference/index.mdx`, for example, takes the place of a generated one.
 * @param written the pages of the content folder: what they say of operations is linked from there
 */
export async function apiSources(
  root: string,
  config: ProjectConfig,
  written: readonly SourceFile[],
  importModule: ImportModule = importFile,
): Promise<ApiSources> {
  const { api } = config.site;
  if (!api) return { config, pages: [], problems: [] };
  const { document, problems } = await loadApi(root, api.description, config.tokens);
  if (!document) return { config, pages: [], problems };
  const texts = await readTexts(root, api.texts, config.tokens, importModule);
  const guides = written.map((source) => ({
    path: source.path,
    title: readFrontMatter(source, source.file, false).meta.title,
    text: source.text,
  }));
  const reference = apiReference(
    document,
    texts,
    mentionsOf(operationsOf(document), guides),
    new Set(guides.map(({ title }) => title)),
  );
  const taken = new Set(written.map(({ path }) => path));
  const pages = reference.pages
    .map(({ file, text }): SourceFile => ({
      file,
      path: pathOfFile(file),
      text,
      format: 'mdx',
      hash: hashOf(text),
      generated: true,
    }))
    .filter(({ path }) => !taken.has(path));
  return { config: { ...config, sidebars: { ...config.sidebars, apiReference: reference.sidebar } }, pages, problems };
}

async function readTexts(
  root: string,
  file: string | undefined,
  tokens: ProjectConfig['tokens'],
  importModule: ImportModule,
): Promise<ApiTexts> {
  if (file === undefined) return apiTextsSchema.parse({});
  const read = file.endsWith('.json')
    ? (JSON.parse(readFileSync(join(root, file), 'utf8')) as unknown)
    : (await importModule(join(root, file)))['texts'];
  return parseConfig(file, apiTextsSchema, JSON.parse(applyBrand(JSON.stringify(read ?? null), tokens)));
}
