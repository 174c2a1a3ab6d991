import type { PageNeeds } from '../model/page-needs.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { trustedTypesPolicy } from '../model/trusted-types.ts';
import { sha256 } from './integrity.ts';

/** What a page may load and run in addition to files of its own origin. */
export type SecurityInput = {
  readonly analytics?: SiteInfo['analytics'];
  readonly feedback?: string | undefined;
  /** Exact text of every inline script that runs (data blocks such as JSON need none). */
  readonly inlineScripts?: readonly string[];
  /** Origins allowed in iframes, such as a video service. */
  readonly frames?: readonly string[];
  /** Origins of video and audio that pages load on request. */
  readonly media?: readonly string[];
  readonly images?: readonly string[];
  /** Fonts of the site's own. */
  readonly fonts?: readonly string[] | undefined;
};

export type OtherOrigins = Required<Pick<SecurityInput, 'frames' | 'media' | 'images'>>;

/** The origins that every page may load from, and those that one page or several ask for. */
export const joinOrigins = (
  { frames, media, images }: OtherOrigins,
  ...needs: readonly Pick<PageNeeds, 'frames' | 'media'>[]
): OtherOrigins => ({
  images,
  frames: [...new Set([...frames, ...needs.flatMap((one) => one.frames ?? [])])].sort(),
  media: [...new Set([...media, ...needs.flatMap((one) => one.media ?? [])])].sort(),
});

/** An inline text as a policy source: `'sha256-…'`. */
export function inlineHash(text: string): string {
  return `'${sha256(text)}'`;
}

/** Scripts that a provider loads, and origins it connects to. */
function analyticsSources(analytics: SiteInfo['analytics']): Record<'scripts' | 'connections' | 'images', string[]> {
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
 * The content security policy of every page. It allows only the site's own files of the listed kinds and inline scripts by hash; `style`
 * attributes and plain strings as HTML or script URLs are forbidden (`engine/model/trusted-types.ts`). Google's script writes such strings,
 * so sites that use it do without the last rule.
 * @param delivery `header` adds what a `<meta>` can't set (who may frame the site)
 */
export function contentSecurityPolicy(
  { analytics, feedback, fonts, inlineScripts = [], frames = [], media = [], images: allowed = [] }: SecurityInput,
  delivery: 'meta' | 'header' = 'meta',
): string {
  const { scripts, connections, images } = analyticsSources(analytics);
  const forms = feedback ? [new URL(feedback).origin] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts.map(inlineHash), ...scripts],
    'style-src': ["'self'"],
    ...(fonts?.length ? { 'font-src': ["'self'"] } : {}),
    'img-src': ["'self'", 'data:', ...allowed, ...images],
    'media-src': ["'self'", ...media],
    'connect-src': ["'self'", ...connections, ...forms],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(frames.length ? { 'frame-src': frames } : {}),
    'base-uri': ["'none'"],
    'form-action': forms.length ? forms : ["'none'"],
    ...(analytics?.provider === 'google'
      ? {}
      : { 'require-trusted-types-for': ["'script'"], 'trusted-types': [trustedTypesPolicy] }),
    ...(delivery === 'header' ? { 'frame-ancestors': ["'self'"] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
