import { z } from 'zod';
import { offersSchema } from './availability.ts';
import { localeSchema, type catalogSchema } from './locale-schema.ts';
import { translate, type Locale } from './locale.ts';
import { markSchema } from './page-type.ts';

/**
 * Schema of `site.config.ts`, the file that an owner edits. It is the type, the defaults, the validator and the documentation: each key has
 * a comment.
 */
const httpUrl = z.url({ protocol: /^https?$/ });
const origin = z
  .string()
  .regex(
    /^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/,
    'must be an origin such as https://images.example.com, without a path',
  );
const pageWeight = z.number().positive().max(2);
/** A site path (`/product/`) or an absolute address. */
const href = z
  .string()
  .regex(
    /^(\/|https?:\/\/|mailto:)/,
    'must be a site path that starts with `/`, or an address that starts with http(s):// or mailto:',
  );
const link = z.strictObject({
  label: z.string().min(1),
  /** A site path (`/product/`) or an absolute URL. */
  href,
  /** The link is marked as current on pages whose path starts with one of these. Default: its own path. */
  activeOn: z.array(z.string().startsWith('/')).default([]),
  /** Id of the sidebar that starts at this page. Phones list it above the sidebar instead of among the links. */
  guide: z.string().optional(),
});
/** An email address; empty for none, as an overlay says it over the project's. */
const email = z
  .string()
  .refine((text) => !text || z.email().safeParse(text).success, 'must be an email address, or empty for none')
  .transform((text) => text || undefined)
  .optional();
const fontFiles = z.array(z.string().min(1)).default([]);
const navbarItem = z.union([link, z.strictObject({ label: z.string().min(1), items: z.array(link).min(1) })]);

const brandWordsSchema = z
  .record(
    z
      .string()
      .regex(/^[a-z]+(-[a-z]+)+$/, 'must be lower-case words with hyphens between them, such as status-url')
      .refine(
        (name) => !/^(app-(url|host)|(security|conduct|support)-email)$/.test(name),
        'is a key of `brand` itself',
      ),
    z.string(),
  )
  .superRefine((words, context) => {
    for (const [name, value] of Object.entries(words))
      if (name.endsWith('-url') && value && !httpUrl.safeParse(value).success)
        context.addIssue({
          code: 'custom',
          path: [name],
          message: 'must be a URL that starts with http:// or https://, because its name ends in -url',
        });
  });

export const brandSchema = z.strictObject({
  /** Display name, as readers see it. Letters, digits, spaces, dots and hyphens; starts with a letter. */
  name: z
    .string()
    .regex(
      /^\p{L}[\p{L}\p{N} .-]*$/u,
      'must start with a letter and hold only letters, digits, spaces, dots and hyphens',
    ),
  /** Lower-case JavaScript identifier: used in routes, SDK globals and file names. */
  slug: z.string().regex(/^[a-z][a-z0-9]*$/, 'must be lower-case letters and digits, starting with a letter'),
  /** URL of the installation that the pages describe, without a trailing slash. */
  appUrl: httpUrl.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  /** Address for reports of vulnerabilities. */
  securityEmail: email,
  /** Address for reports of violations of the code of conduct. */
  conductEmail: email,
  /** Address where readers get help. */
  supportEmail: email,
  /**
   * Further words for pages and configuration, by name: `'status-url': 'https://status.%slug%.example'` is written `%status-url%`. An empty
   * value says that the brand has none; `<If brand="statusUrl">` then leaves its content out. A name that ends in `-url` has a URL as its
   * value.
   */
  words: brandWordsSchema.optional(),
});
export type Brand = z.infer<typeof brandSchema>;

export const siteConfigSchema = z.strictObject({
  brand: brandSchema,
  /** Contact addresses that the pages need: a build fails when the brand lacks one. */
  requiredContacts: z.array(z.enum(['securityEmail', 'conductEmail', 'supportEmail'])).default([]),
  /** Name of the documentation site; page titles read `{page title} | {title}`. */
  title: z.string().min(1),
  titleDelimiter: z.string().default('|'),
  tagline: z.string().min(1),
  /** Where the site is published, without the base path and a trailing slash. Canonical links and the sitemap need it. */
  url: httpUrl.optional(),
  /** Path under which the site is served. Starts and ends with `/`. */
  base: z
    .string()
    .regex(/^\/([\w.~-]+\/)*$/, 'must start and end with `/`, with letters, digits and . _ ~ - between')
    .default('/'),
  /**
   * Languages. The first is the default and has no path prefix. Each further one has its pages in `content/CODE/` and its texts in
   * `locales/CODE.json`; what isn't translated is English. With two or more, a switcher is shown.
   */
  locales: z
    .array(localeSchema)
    .min(1)
    .prefault([{ code: 'en' }]),
  /** Versions of the docs. The first is this one. With two or more, a switcher is shown. */
  versions: z
    .array(z.strictObject({ label: z.string(), href: href.default('/') }))
    .min(1)
    .default([{ label: 'Next', href: '/' }]),
  /**
   * Folder of the site's own components, relative to the project's folder. `registry.ts` exports `components` (those that pages may use)
   * and `live.ts` exports `liveComponents` (those that run in the browser). `site.css` is added to every page; `extra.css`, `figures.css`,
   * `scenes.css` and `hero.css` to pages with a component that asks for it, and `tools.css` to pages with live components.
   */
  components: z.string().min(1).optional(),
  /**
   * Folder that is laid over the project, relative to it: content, configuration and components of the owner's, in place of those of the
   * same name; see `docs/decisions/layers.md`. `SITE_OVERLAY` overrides it.
   */
  overlay: z.string().min(1).default('my'),
  /** What the platform offers, by kinds of `config/availability.ts`; what it doesn't is left out everywhere. Default: everything. */
  offers: offersSchema.default({}),
  /** A module that exports `published`: data that programs can read at `/data/NAME.json` (see `engine/model/published.ts`). */
  published: z.string().min(1).optional(),
  /** The server that the files in `_hosting/` are written for. */
  hosting: z
    .strictObject({
      /** Absolute path of the output on the server. Default: the folder that nginx's container image serves. */
      root: z
        .string()
        .regex(
          /^(\/[^/"'\\${}\p{Cc}]+)+$/u,
          'must be an absolute path without a slash at the end, and without quotes, braces, $ and backslashes',
        )
        .default('/usr/share/nginx/html'),
      port: z.int().min(1).max(65535).default(8080),
      /** Seconds for which browsers remember to use only HTTPS (HSTS). Default: no such header. */
      hsts: z.int().min(0).optional(),
    })
    .prefault({}),
  /** Whether browsers keep the pages that a reader has opened, for times without a connection; see `docs/decisions/service-worker.md`. */
  serviceWorker: z.boolean().default(false),
  /** Marks of pages about a subject (see `config/page-types.ts`), by `<type>/<subject>`: SVG paths on a 20 × 20 grid. */
  marks: z.record(z.string(), markSchema).default({}),
  /** Jobs that take several pages (see `engine/model/job.ts`): the file that lists them, and each audience's page. */
  jobs: z
    .strictObject({ file: z.string().min(1), pages: z.record(z.string(), z.string().startsWith('/').endsWith('/')) })
    .optional(),
  navbar: z
    .strictObject({
      items: z.array(navbarItem).default([]),
      /** Whether the navbar is hidden while the reader scrolls down. */
      hideOnScroll: z.boolean().default(false),
    })
    .prefault({}),
  /** Font files of your own, in the overlay or the project; see `docs/decisions/fonts.md`. Default: the fonts of the reader's system. */
  fonts: z.strictObject({ text: fontFiles, code: fontFiles }).prefault({}),
  /** Link columns and a note. Versions and languages are shown in the footer even without this key. */
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      note: z.string().optional(),
    })
    .optional(),
  /** A bar above the navbar. Change `id` to show it again to readers who dismissed the previous one. */
  announcement: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      href: href.optional(),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Follow the system's setting until the reader chooses. */
      respectSystem: z.boolean().default(false),
      disableSwitch: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * Names for "Last updated by": the author of a commit → the name that readers see. Authors who aren't listed are shown as the brand's
   * name, because a commit can be a machine's.
   */
  updatedBy: z.record(z.string(), z.string().min(1)).default({}),
  /** URL of the edit link, with `{path}` for the file's path in the repository. Default: no link. */
  editUrl: href.includes('{path}').optional(),
  /**
   * Links at the end of each page that open it elsewhere, such as in an assistant: a name (`Open in …`), and a URL with `{url}` for the URL
   * of the page's Markdown. Default: none.
   */
  openIn: z.array(z.strictObject({ label: z.string().min(1), url: httpUrl.includes('{url}') })).default([]),
  /**
   * How readers say what is wrong with a page. With `url`, each page ends with a form that is sent there; `receiver/` is a server for it.
   * Without it, a link opens `issueUrl`, with `{title}` and `{body}` filled in, or an email to `email`. Default: an email to the brand's
   * `supportEmail`.
   */
  feedback: z
    .strictObject({
      url: httpUrl.optional(),
      issueUrl: httpUrl.includes('{body}').optional(),
      email: z.email().optional(),
      /** Whether searches without results are sent to `url`, except those of readers who have asked not to be tracked. */
      searches: z.boolean().default(false),
    })
    .refine(({ url, searches }) => url || !searches, 'has `searches`, which need `url`: they are sent there')
    .prefault({}),
  /** Counts page views. Default: no request leaves the site's origin. */
  analytics: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('google'), measurementId: z.string().regex(/^G-[A-Z0-9]+$/) }),
      z.strictObject({ provider: z.literal('endpoint'), url: httpUrl }),
    ])
    .optional(),
  /**
   * Other origins that pages may load from, such as `https://images.example.com`; the content security policy allows them. Default: none.
   * Images, videos and frames of other origins are then shown as links.
   */
  allowedOrigins: z
    .strictObject({
      images: z.array(origin).default([]),
      media: z.array(origin).default([]),
      frames: z.array(origin).default([]),
    })
    .prefault({}),
  search: z
    .strictObject({
      enabled: z.boolean().default(true),
      /** Paths of the pages that search suggests before anything is typed. */
      common: z.array(z.string()).max(8).default([]),
      /**
       * How much pages count among the results, by the beginning of their paths: for a query in plain words, and for one that is code, such
       * as an identifier. `{ '/guide/lists/': [0.85, 0.85] }` puts lists below the pages they link to. The longest beginning counts.
       * Default: 0.6 and 1 for the generated pages of an API reference, else 1 and 1.
       */
      weights: z.record(z.string().startsWith('/').endsWith('/'), z.tuple([pageWeight, pageWeight])).default({}),
    })
    .prefault({}),
});
export type UserConfig = z.input<typeof siteConfigSchema>;
export type SiteConfig = z.output<typeof siteConfigSchema> & {
  /** The language that this configuration is for. Default: the first. */
  readonly locale?: Locale<z.output<typeof catalogSchema>>;
  /** Base path of the whole site, with all languages. Default: `base`. */
  readonly root?: string;
};

/** The configuration of the site in another of its languages: below its own path, with translated texts. */
export function inLanguage(site: SiteConfig, code: string): SiteConfig {
  const locale = site.locales.find((one) => one.code === code);
  if (!locale || locale === site.locales[0]) return site;
  const { navbar, footer, announcement, title, tagline } = site;
  const translated = translate({ navbar, footer, announcement, title, tagline }, locale.words);
  return { ...site, ...translated, locale, root: site.base, base: `${site.base}${code}/` };
}

/** The name that readers see for the author of a commit: from `updatedBy`, else the brand's. */
export const authorName =
  ({ updatedBy, brand }: Pick<SiteConfig, 'updatedBy' | 'brand'>) =>
  (author: string): string =>
    updatedBy[author] ?? brand.name;

type DeepPartial<Value> = Value extends readonly unknown[] | string | number | boolean | undefined
  ? Value
  : { readonly [Key in keyof Value]?: DeepPartial<Value[Key]> | undefined };
/** Returns its argument; gives the overlay's `site.config.ts` its types. */
export const defineOverlay = (config: DeepPartial<UserConfig>): DeepPartial<UserConfig> => config;

/** Returns its argument; gives `site.config.ts` its types. */
export const defineConfig = (config: UserConfig): UserConfig => config;
