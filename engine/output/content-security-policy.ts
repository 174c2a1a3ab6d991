import type { SiteInfo } from '../model/site-info.ts';
import { trustedTypesPolicy } from '../model/trusted-types.ts';
import { sha256 } from './integrity.ts';

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
  return `'${sha256(text)}'`;
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

/**
 * The content security policy of every page: nothing, but of what is listed the site's own files; inline scripts by hash, no `style=`
 * attributes, no text where HTML or a script's address belongs (`engine/model/trusted-types.ts`). Google's script writes such texts, so
 * its sites do without the last rule.
 * @param place `header` adds what a `<meta>` may not say (who may frame the site)
 */
export function contentSecurityPolicy(
  { analytics, inlineScripts = [], frames = [], media = [], images: allowedImages = [] }: SecurityInput,
  place: 'meta' | 'header' = 'meta',
): string {
  const { scripts, connections, images } = analyticsSources(analytics);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(inlineHash), ...scripts],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...allowedImages, ...images],
    'media-src': ["'self'", ...media],
    'connect-src': ["'self'", ...connections],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length ? { 'frame-src': frames } : {}),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    ...(analytics?.provider === 'google'
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': [trustedTypesPolicy] }),
    ...(place === 'header' ? { 'frame-ancestors': ["'self'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
