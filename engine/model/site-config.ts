import { z } from 'zod';
import { textNames } from './strings.ts';

/**
 * `site.config.ts`: the one file an owner edits. One schema is type, default, documentation and validator.
 * Every key has a comment that says what goes in; defaults stand beside it.
 */
const httpUrl = z.url({ protocol: /^https?$/ });
const origin = z
  .string()
  .regex(/^https?:\/\/[^/?#\s]+$/, 'must be an origin such as https://images.example.com, without a path');
const link = z.strictObject({
  /** What the reader sees. */
  label: z.string().min(1),
  /** A site path (`/product/`) or an absolute address. */
  href: z
    .string()
    .regex(
      /^(\/|https?:\/\/|mailto:)/,
      'must be a site path that starts with `/`, or an address that starts with http(s):// or mailto:',
    ),
  /** Site-path prefixes on which the link counts as current. Default: its own path. */
  activeOn: z.array(z.string().startsWith('/')).default([]),
  /** Id of the sidebar that begins there. Phones list the guides on top of the sidebar, and not among the links again. */
  guide: z.string().optional(),
});
const navbarItem = z.union([link, z.strictObject({ label: z.string().min(1), items: z.array(link).min(1) })]);

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
  /** Base address of the installation the pages talk about, without a trailing slash. */
  appUrl: httpUrl.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  /** What the app's sidebar calls the group of the knowledge-based assistants. Default: AI Assistant. */
  assistantMenu: z.string().min(1).optional(),
  /** Where the flow builder of rule-based assistants is, without a trailing slash. */
  builderUrl: httpUrl.optional(),
  /** Where visitors open a published flow, without a trailing slash: a flow's public link is this URL and its public ID. */
  viewerUrl: httpUrl.optional(),
  /** Where the platform's source code is, without a trailing slash. */
  repoUrl: httpUrl.optional(),
  /** Where the mobile app's source code is. */
  mobileRepoUrl: httpUrl.optional(),
  /** Public API reference elsewhere. Left out: `{api-reference-url}` leads to the site's own, if it has one. */
  apiReferenceUrl: httpUrl.optional(),
  feedbackUrl: httpUrl.optional(),
  changelogUrl: httpUrl.optional(),
  statusUrl: httpUrl.optional(),
  /** Where vulnerabilities are reported. */
  securityEmail: z.email().optional(),
  /** Where breaches of the code of conduct are reported. */
  conductEmail: z.email().optional(),
  /** Where readers get help. */
  supportEmail: z.email().optional(),
});
export type Brand = z.infer<typeof brandSchema>;

export const siteConfigSchema = z.strictObject({
  brand: brandSchema,
  /** Contact addresses of the brand that the pages cannot do without: a build for a brand that lacks one fails. */
  requiredContacts: z.array(z.enum(['securityEmail', 'conductEmail', 'supportEmail'])).default([]),
  /** Name of the documentation site; page titles read `{page title} | {title}`. */
  title: z.string().min(1),
  titleDelimiter: z.string().default('|'),
  tagline: z.string().min(1),
  /** Where the site is published, without the base path and without a trailing slash. Canonical links and the sitemap need it. */
  url: httpUrl.optional(),
  /** Path the site is served under. Starts and ends with `/`. */
  base: z
    .string()
    .regex(/^\/(.*\/)?$/, 'must start and end with `/`')
    .default('/'),
  /** Locales, the first is the default and has no path prefix. A switcher shows as soon as there are two. */
  locales: z
    .array(
      z.strictObject({
        code: z.string(),
        label: z.string(),
        direction: z.enum(['ltr', 'rtl']).default('ltr'),
        /** Texts of the frame in this language, by their names in `engine/model/strings.ts`; what is left out is English. */
        strings: z.partialRecord(z.enum(textNames()), z.string()).optional(),
      }),
    )
    .min(1)
    .default([{ code: 'en', label: 'English', direction: 'ltr' }]),
  /** Docs versions, the first is this one. A switcher shows as soon as there are two. */
  versions: z
    .array(z.strictObject({ label: z.string(), href: z.string().default('/') }))
    .min(1)
    .default([{ label: 'Next', href: '/' }]),
  /**
   * Folder with the site's own components, from the project's folder. `registry.ts` exports `components` (what pages may use),
   * `live.ts` exports `liveComponents` (their browser side), `site.css` is added to every page, `extra.css` to pages with
   * a component that asks for it,
   * `tools.css` to pages with live components.
   */
  components: z.string().min(1).optional(),
  /** An API reference under `/api-reference/`, made of an OpenAPI description. */
  api: z
    .strictObject({
      /** The description: JSON or YAML, from the project's folder. */
      description: z.string().min(1),
      /** What the site says beside it (`engine/api/texts.ts`): a JSON file, or a module that exports `texts`. */
      texts: z.string().min(1).optional(),
      /** What the API sends by itself (`engine/api/events.ts`): a JSON file, or a module that exports `events`. */
      events: z.string().min(1).optional(),
    })
    .optional(),
  /** The server that the files in `_hosting/` are written for. */
  hosting: z
    .strictObject({
      /** Absolute path of the folder that holds the output on the server. Default: where nginx's container image looks. */
      root: z
        .string()
        .regex(/^\/.*[^/]$/, 'must be an absolute path without a slash at the end')
        .default('/usr/share/nginx/html'),
      /** Port the server listens on. */
      port: z.int().min(1).max(65535).default(8080),
      /** Seconds for which browsers remember to use HTTPS only (HSTS). Left out: they are not told. */
      hsts: z.int().min(0).optional(),
    })
    .prefault({}),
  /** Marks of pages beside those of their types, as outlines on a 20 × 20 grid: `channel/<key>` and `block/<key>` of the front matter. */
  marks: z.record(z.string(), z.string().startsWith('M')).default({}),
  /** Jobs that cross pages (see `engine/model/job.ts`): the file that lists them, and for each audience the page that shows them. */
  jobs: z
    .strictObject({ file: z.string().min(1), pages: z.record(z.string(), z.string().startsWith('/').endsWith('/')) })
    .optional(),
  navbar: z
    .strictObject({
      items: z.array(navbarItem).default([]),
      /** Slides away while the reader scrolls down. */
      hideOnScroll: z.boolean().default(false),
    })
    .prefault({}),
  /** Left out: no footer. */
  footer: z
    .strictObject({
      columns: z.array(z.strictObject({ title: z.string(), links: z.array(link) })).default([]),
      note: z.string().optional(),
    })
    .optional(),
  /** A bar above the navbar. A changed `id` shows it again to readers who dismissed the old one. */
  announcement: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      href: z.string().optional(),
      dismissible: z.boolean().default(true),
    })
    .optional(),
  colorMode: z
    .strictObject({
      default: z.enum(['light', 'dark']).default('light'),
      /** Follow the system until the reader has chosen. */
      respectSystem: z.boolean().default(false),
      /** Take the toggle away. */
      disableSwitch: z.boolean().default(false),
    })
    .prefault({}),
  /**
   * Who a page's "Last updated by" names: the name of a commit's author → the name readers see. Authors that are not listed are shown as
   * the brand's name, because a commit may be a machine's.
   */
  updatedBy: z.record(z.string(), z.string().min(1)).default({}),
  /** Template of the edit link; `{path}` stands for the file's path in the repository. Left out: no link. */
  editUrl: z.string().includes('{path}').optional(),
  /** Page views. Left out: no request leaves the site's origin. */
  analytics: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('google'), measurementId: z.string().regex(/^G-[A-Z0-9]+$/) }),
      z.strictObject({ provider: z.literal('endpoint'), url: httpUrl }),
    ])
    .optional(),
  /**
   * Other origins that pages may load from, such as `https://images.example.com`: the content security policy names them. Left out:
   * a page loads its own files only, and an image, a video or a frame of another origin is shown as a link.
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
      /** Paths of pages that the search offers before anything is typed. */
      common: z.array(z.string()).max(8).default([]),
    })
    .prefault({}),
});
/** What an owner writes. */
export type UserConfig = z.input<typeof siteConfigSchema>;
/** What the build works with, every default filled in. */
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** What readers see for the author of a commit: a name that is listed, else the brand's. */
export const authorName =
  ({ updatedBy, brand }: Pick<SiteConfig, 'updatedBy' | 'brand'>) =>
  (author: string): string =>
    updatedBy[author] ?? brand.name;

/** Identity with types, for `site.config.ts`. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}
