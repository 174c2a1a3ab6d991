import { caching, escapePattern, splitHash, type HostSite } from './host-site.ts';
import { withBase } from '../engine/model/url.ts';

type VercelRoute = {
  readonly src?: string;
  readonly handle?: 'filesystem';
  readonly headers?: Readonly<Record<string, string>>;
  readonly status?: number;
  readonly dest?: string;
  readonly continue?: true;
};

/**
 * `vercel.json`. Redirects lead `/x`, `/x.html` and `/x/index.html` to `/x/`; the host keeps queries and compresses. Its shorter keys
 * (`redirects`, `cleanUrls`) can't give each language its 404 page, and don't go together with `routes`.
 */
export function vercelJson({ base, redirects, headers, hashed, languages }: HostSite): string {
  const all = { ...headers.documents, ...headers.everywhere, 'Cache-Control': caching.other };
  const canonical = (src: string, to: string): VercelRoute => ({ src, headers: { Location: to }, status: 308 });
  const notFound = (folder: string): VercelRoute => ({
    src: `^${escapePattern(folder)}.*$`,
    status: 404,
    dest: `${folder}404.html`,
  });
  const routes: VercelRoute[] = [
    ...redirects.map(({ from, to }) => {
      const { path, hash } = splitHash(withBase(base, to));
      const bare = escapePattern(withBase(base, from).replace(/\/$/, ''));
      return { src: `^${bare}(?:/|\\.html|/index\\.html)?$`, headers: { Location: path + hash }, status: 301 };
    }),
    canonical('^/(.*/)?index(?:\\.html)?/?$', '/$1'),
    canonical('^/(.+)\\.html/?$', '/$1/'),
    canonical('^/((?:[^/]+/)*[^/.]+)$', '/$1/'),
    { src: `^${escapePattern(base)}.*$`, headers: all, continue: true },
    { src: `^${escapePattern(hashed)}.*$`, headers: { 'Cache-Control': caching.hashed }, continue: true },
    { handle: 'filesystem' },
    ...languages.map((code) => notFound(`${base}${code}/`)),
    notFound(base),
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}
