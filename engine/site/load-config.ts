import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { applyBrand, brandTokens } from '../model/brand-tokens.ts';
import { generalPageTypes } from '../model/page-type.ts';
import { projectSchema } from '../model/project-config.ts';
import { catalogSchema } from '../model/locale-schema.ts';
import { inLanguage, siteConfigSchema, type SiteConfig, type UserConfig } from '../model/site-config.ts';
import { overlayFolder } from '../../layers/overlay-folder.ts';
import { limitWords, offeredKinds } from '../../layers/with-offers.ts';
import { withoutUnsetLinks } from '../../layers/without-unset-links.ts';
import { ConfigError, parseConfig, readable } from './config-error.ts';
import { loadPageSource, type PageSource } from './page-source.ts';
import type { Publisher } from './publisher.ts';
import { mergeOver, parseLayered, readLayeredFile, rejectUnknownFiles, shownIn } from '../../layers/layered-config.ts';
import { importFile, readConfigFile, type ImportModule } from './config-files.ts';
import { fillBrand, readBrand, rejectLooseTokens, requireContacts } from './read-brand.ts';

/** The owner's configuration, checked, with brand words replaced. The keys of the schema say what each file is for. */
export type ProjectConfig = Readonly<Omit<z.output<typeof projectSchema>, 'routes' | 'site'>> & {
  readonly site: SiteConfig;
  readonly tokens: Record<string, string | undefined>;
  /** Codes of all languages but the first that have a catalog or are in the configuration. Their folders of content have no pages of the first. */
  readonly languages: readonly string[];
  /** Absolute path of the folder that is laid over the project; undefined if there is none. */
  readonly overlay: string | undefined;
  /** Absolute paths of the folders of components: the site's, then the overlay's. */
  readonly components: readonly string[];
  /** What makes pages that nobody has written. */
  readonly pageSource: PageSource | undefined;
  readonly publisher: Publisher | undefined;
  /** Planned routes; a link to one that is not written yet is shown as text. */
  readonly declaredRoutes: readonly string[];
};
export type LoadConfigOptions = {
  /** Use the defaults instead of the project's configuration (for `--content DIR`). */
  readonly bare?: boolean;
  /** Code of the language that the configuration is for. Default: the first. */
  readonly locale?: string | undefined;
  readonly env?: NodeJS.ProcessEnv;
  readonly importModule?: ImportModule;
};

const siteFile = 'site.config.ts';

/** Default for a folder without `site.config.ts`. */
const withoutConfig: UserConfig = {
  brand: { name: 'Docs', slug: 'docs', appUrl: 'https://app.example.com' },
  title: 'Documentation',
  tagline: 'Documentation',
};
const noConfig = { file: siteFile, value: withoutConfig, parts: [] };

/**
 * Reads `site.config.ts` and `config/`, and checks them with one schema (`engine/model/project-config.ts`).
 * @param root the project's folder
 * @throws ConfigError that names the file and the path of the bad key
 */
export async function loadConfig(root: string, options: LoadConfigOptions = {}): Promise<ProjectConfig> {
  const { bare = false, env = process.env, importModule = importFile } = options;
  const below = bare ? undefined : await readConfigFile(root, siteFile, 'default', importModule);
  const overlay = bare ? undefined : overlayFolder(root, below?.value, env);
  const user = (bare ? undefined : await readLayeredFile(root, overlay, siteFile, 'default', importModule)) ?? noConfig;
  const pageSource = bare ? undefined : await loadPageSource(root, importModule);
  const publisher = bare ? undefined : await readConfigFile(root, 'config/publisher.ts', 'publisher', importModule);
  const { site: allLanguages, tokens } = parseLayered(user, (file, value) =>
    readable(file, () => readSite(file, value, env, pageSource?.words)),
  );
  const { locales, languages } = bare
    ? { locales: allLanguages.locales, languages: [] }
    : await withCatalogs([root, overlay], allLanguages.locales, tokens, importModule);
  const site = inLanguage({ ...allLanguages, locales }, options.locale ?? '');
  if (!bare) rejectUnknownFiles(root, overlay);

  type Files = typeof projectSchema.shape;
  const read = async <Key extends keyof Files>(key: Key, file: string): Promise<z.output<Files[Key]>> => {
    const layered = bare ? undefined : await readLayeredFile(root, overlay, file, key, importModule);
    if ((key === 'jobs' || key === 'published') && !bare && !layered)
      throw new ConfigError(
        siteFile,
        `\`${key === 'jobs' ? 'jobs.file' : key}\` names ${file}, and there is no such file.`,
      );
    const schema = projectSchema.shape[key] as Files[Key];
    return parseLayered(layered ?? { file, value: undefined, parts: [] }, (displayFile, value) =>
      readable(displayFile, () => parseConfig(displayFile, schema, fillBrand(value, tokens)) as z.output<Files[Key]>),
    );
  };
  const availability = offeredKinds(await read('availability', 'config/availability.ts'), site, (message) => {
    throw new ConfigError(user.file, message);
  });
  Object.assign(tokens, limitWords(availability));
  const [sidebars, redirects, routes, placeholders, pageTypes, synonyms, jobs, published] = await Promise.all([
    read('sidebars', 'config/sidebars.ts'),
    read('redirects', 'config/redirects.json'),
    read('routes', 'config/routes.json'),
    read('placeholders', 'config/placeholders.ts'),
    read('pageTypes', 'config/page-types.ts'),
    read('synonyms', 'config/synonyms.json'),
    site.jobs ? read('jobs', site.jobs.file) : [],
    site.published ? read('published', site.published) : {},
  ]);
  return {
    site,
    tokens,
    languages,
    overlay,
    components: [
      ...(site.components ? [join(root, site.components)] : []),
      ...[join(overlay ?? '', 'components')].filter((folder) => overlay !== undefined && existsSync(folder)),
    ],
    pageSource,
    publisher: publisher?.value as Publisher | undefined,
    sidebars,
    redirects,
    declaredRoutes: routes.map(({ route }) => route),
    placeholders,
    pageTypes: { ...generalPageTypes, ...pageTypes },
    availability,
    synonyms,
    jobs,
    published,
  };
}

/** The languages of a configuration with what `locales/CODE.json` has for each. */
async function withCatalogs(
  folders: readonly (string | undefined)[],
  locales: SiteConfig['locales'],
  tokens: Record<string, string | undefined>,
  importModule: ImportModule,
): Promise<{ locales: SiteConfig['locales']; languages: string[] }> {
  const present = folders.filter((folder) => folder !== undefined && existsSync(join(folder, 'locales'))) as string[];
  const files = present.flatMap((folder) => readdirSync(join(folder, 'locales')));
  const codes = files.flatMap((name) => (name.endsWith('.json') ? name.slice(0, -5) : []));
  const complete = async (locale: (typeof locales)[number]): Promise<typeof locale> => {
    const file = `locales/${locale.code}.json`;
    const catalogs = await Promise.all(
      present.map(async (folder) => {
        const displayFile = shownIn(folders[0] ?? folder, folder, file);
        const catalog = await readConfigFile(folder, file, '', importModule, displayFile);
        return catalog ? [parseConfig(displayFile, catalogSchema, fillBrand(catalog.value, tokens))] : [];
      }),
    );
    const parts = catalogs.flat();
    const { words, ...others } = parts.reduce<unknown>(mergeOver, {}) as Partial<(typeof parts)[number]>;
    // Configuration has its brand words filled in when it is translated; data has not.
    const filled = Object.entries(words ?? {}).map(([text, translation]) => [applyBrand(text, tokens), translation]);
    return { ...locale, ...others, ...(words ? { words: { ...words, ...Object.fromEntries(filled) } } : {}) };
  };
  const [first, ...others] = await Promise.all(locales.map(complete));
  const languages = new Set([...codes, ...others.map(({ code }) => code)].filter((code) => code !== first?.code));
  return { locales: first ? [first, ...others] : [], languages: [...languages] };
}

function readSite(
  file: string,
  user: unknown,
  env: NodeJS.ProcessEnv,
  words: PageSource['words'] = {},
): { site: SiteConfig; tokens: Record<string, string | undefined> } {
  const brandInput = (user as Partial<UserConfig> | null)?.brand;
  // Perhaps it is misspelt: the whole says more than that it is missing.
  if (brandInput === undefined) parseConfig(file, siteConfigSchema, user);
  const brand = readBrand(file, brandInput, env);
  const tokens = brandTokens(brand);
  for (const [word, value] of Object.entries(words)) tokens[word] ??= value;
  const filled = fillBrand(withoutUnsetLinks(user as Partial<UserConfig>, tokens), tokens);
  rejectLooseTokens(file, filled, tokens);
  const site = parseConfig(file, siteConfigSchema, { ...withPlace(filled, env), brand });
  requireContacts(file, site);
  return { site, tokens };
}

/** Where one build is served, and in which languages: `SITE_BASE`, `SITE_HOST_ROOT`, `SITE_HOST_PORT` and `SITE_LOCALES` override the configuration. */
function withPlace(user: Partial<UserConfig>, env: NodeJS.ProcessEnv): object {
  const { SITE_BASE: base, SITE_HOST_ROOT: root, SITE_HOST_PORT: port, SITE_LOCALES: locales } = env;
  return {
    ...user,
    ...(base ? { base } : {}),
    ...(locales ? { locales: locales.split(',').map((code) => ({ code })) } : {}),
    hosting: { ...user.hosting, ...(root ? { root } : {}), ...(port ? { port: Number(port) } : {}) },
  };
}
