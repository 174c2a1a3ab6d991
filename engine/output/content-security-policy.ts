import { createHash } from 'node:crypto';
import type { SiteInfo } from '../model/site-info.ts';

/** What a page may load and run, beyond its own origin. */
export type SecurityInput = {
  readonly analytics?: SiteInfo['analytics'];
  /** Exact text of every inline script that runs (data blocks such as JSON need none). */
  readonly inlineScripts?: readonly string[];
  /** Origins that may stand in a frame, such as a video service. */
  readonly frames?: readonly string[];
  /** Origins of videos and sounds that pages load when asked. */
  readonly media?: readonly string[];
  /** Origins of images. */
  readonly images?: readonly string[];
};

/** Origins beside the site's own that pages may load from. */
export type OtherOrigins = Required<Pick<SecurityInput, 'frames' | 'media' | 'images'>>;

/** How a policy names an inline text: `'sha256-…'`. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
}

/** Scripts a provider loads, and addresses it talks to. */
function analyticsSources(analytics: SiteInfo['analytics']): {
  scripts: string[];
  connections: string[];
  images: string[];
} {
  if (analytics?.provider === 'google') {
    const google = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ];
    return { scripts: ['https://www.googletagmanager.com'], connections: google, images: google };
  }
  if (analytics?.provider === 'endpoint')
    return { scripts: [], connections: [new URL(analytics.url).origin], images: [] };
  return { scripts: [], connections: [], images: [] };
}

/** Fetch directives say the same as `default-src` when they are left out; each page is shorter by those. */
const followsDefault = (name: string): boolean => name.endsWith('-src') && name !== 'default-src';

/**
 * The content security policy of every page: nothing but the site's own files, inline scripts by hash, no `style=` attributes.
 * @param place `header` adds what a `<meta>` may not say (who may frame the site)
 */
export function contentSecurityPolicy(
  { analytics, inlineScripts = [], frames = [], media = [], images: allowedImages = [] }: SecurityInput,
  place: 'meta' | 'header' = 'meta',
): string {
  const { scripts, connections, images } = analyticsSources(analytics);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inlineScripts.map(inlineHash), ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...allowedImages, ...images],
    'media-src': ["'self'", ...media],
    'connect-src': ["'self'", ...connections],
    'frame-src': frames.length ? frames : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    ...(place === 'header' ? { 'frame-ancestors': ["'self'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => ({ name, value: [...new Set(sources)].join(' ') }))
    .filter(({ name, value }) => value !== "'self'" || !followsDefault(name))
    .map(({ name, value }) => `${name} ${value}`)
    .join('; ');
}
