import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { applyBrand, brandTokens, namesOf, unknownTokens } from '../model/brand-tokens.ts';
import { jobsSchema, type Job } from '../model/job.ts';
import { vocabularySchema, type Vocabulary } from '../model/vocabulary.ts';
import type { Redirect } from '../model/redirect.ts';
import type { SidebarConfig } from '../model/sidebar-config.ts';
import { brandSchema, siteConfigSchema, type SiteConfig, type UserConfig } from '../model/site-config.ts';
import { ConfigError } from './config-error.ts';

/** Everything the owner configured, checked, brand words filled in. */
export type ProjectConfig = {
  readonly site: SiteConfig;
  readonly tokens: Record<string, string | undefined>;
  /** Absolute path of the site's `components` folder. */
  readonly components: string | undefined;
  readonly sidebars: SidebarConfig;
  readonly redirects: readonly Redirect[];
  /** Routes the site means to have; a link to one that is not written yet is shown as text. */
  readonly declaredRoutes: readonly string[];
  /** `<UPPER_SNAKE>` words that samples may ask the reader to replace, with what goes there. */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly jobs: readonly Job[];
  /** Words and phrases that pages avoid; see `config/vocabulary.json`. */
  readonly vocabulary: Vocabulary;
};

const routeList = z.array(z.strictObject({ route: z.string(), title: z.string() }));
const redirectList = z.array(z.strictObject({ from: z.string().startsWith('/'), to: z.string().startsWith('/') }));

/** Fills brand words into every string of a value. */
function brandDeep<T>(value: T, tokens: Record<string, string | undefined>): T {
  return JSON.parse(applyBrand(JSON.stringify(value), tokens)) as T;
}

async function importIfThere(root: string, file: string): Promise<Record<string, unknown> | undefined> {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  return (await import(pathToFileURL(path).href)) as Record<string, unknown>;
}

function readJson<T>(root: string, file: string, schema: z.ZodType<T>): T | undefined {
  const path = join(root, file);
  if (!existsSync(path)) return undefined;
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new ConfigError(file, error);
  }
}

/**
 * Reads `site.config.ts` and `config/`.
 * @param root the project's folder
 * @param options `bare`: leave sidebars, redirects and declared routes out (for `--content DIR`)
 * @throws ConfigError naming the file and the path of the bad key
 */
export async function loadConfig(
  root: string,
  options: { bare?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<ProjectConfig> {
  const env = options.env ?? process.env;
  const module = await importIfThere(root, 'site.config.ts');
  const user = (module?.['default'] ?? {
    brand: { name: 'Docs', slug: 'docs', appUrl: 'https://app.example.com' },
    title: 'Documentation',
    tagline: 'Documentation',
  }) as UserConfig;
  const name = env['SITE_BRAND_NAME'] ?? user.brand.name;
  const slug = env['SITE_BRAND_SLUG'] ?? user.brand.slug;
  try {
    // The brand's own addresses may say {slug}, so that one word changes all of them.
    const brand = brandSchema.parse(brandDeep({ ...user.brand, name, slug }, namesOf({ name, slug })));
    const tokens = brandTokens(brand);
    const site = siteConfigSchema.parse({ ...brandDeep(user, tokens), brand });
    const loose = unknownTokens(JSON.stringify(site), tokens);
    if (loose.length)
      throw new Error(`The token {${loose[0]}} is not known, or its key is not configured under \`brand\`.`);
    const bare = options.bare ?? false;
    const sidebars = bare
      ? undefined
      : ((await importIfThere(root, 'config/sidebars.ts'))?.['sidebars'] as SidebarConfig | undefined);
    const placeholders = (await importIfThere(root, 'config/placeholders.ts'))?.['placeholders'] as
      Record<string, string> | undefined;
    return {
      site,
      tokens,
      components: site.components && join(root, site.components),
      sidebars: brandDeep(sidebars ?? {}, tokens),
      redirects: bare ? [] : brandDeep(readJson(root, 'config/redirects.json', redirectList) ?? [], tokens),
      declaredRoutes: bare
        ? []
        : brandDeep(readJson(root, 'config/routes.json', routeList) ?? [], tokens).map((entry) => entry.route),
      placeholders: placeholders ?? {},
      jobs:
        (bare || !site.jobs ? undefined : brandDeep(readJson(root, site.jobs.file, jobsSchema) ?? [], tokens)) ?? [],
      vocabulary:
        (bare ? undefined : readJson(root, 'config/vocabulary.json', vocabularySchema)) ?? vocabularySchema.parse({}),
    };
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError('site.config.ts', error);
  }
}
