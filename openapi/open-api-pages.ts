import type { PageSource } from '../engine/site/page-source.ts';
import { apiFolder } from './api-paths.ts';
import type { OpenApiOptions } from './read-reference.ts';

/**
 * A reference under `/api-reference/`, made from the description of an API. A page that a writer has made replaces the generated one with
 * the same path, for example `content/api-reference/index.mdx`.
 */
export const openApiPages = (options: OpenApiOptions): PageSource => ({
  files: [options.description, options.texts, options.events].filter((file) => typeof file === 'string'),
  words: { 'api-reference-url': `/${apiFolder}/` },
  components: {
    ApiColumns: async () => (await import('./components/ApiColumns.tsx')).ApiColumns,
    ApiErrors: async () => (await import('./components/ApiErrors.tsx')).ApiErrors,
    ApiFields: async () => (await import('./components/ApiFields.tsx')).ApiFields,
    ApiOperations: async () => (await import('./components/ApiOperations.tsx')).ApiOperations,
    ApiResources: async () => (await import('./components/ApiResources.tsx')).ApiResources,
    ApiSample: async () => (await import('./components/ApiColumns.tsx')).ApiSample,
    ApiText: async () => (await import('./components/ApiColumns.tsx')).ApiText,
  },
  // Imported on demand: many modules are for it, and every command reads the configuration.
  read: async (project) => (await import('./read-reference.ts')).readReference(options, project),
});
