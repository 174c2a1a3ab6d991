import { caching, splitHash, type HostSite } from './host-site.ts';
import { withBase } from '../engine/model/url.ts';

/** `vercel.json`. The host redirects `/x` and `/x.html` to `/x/`, keeps queries and compresses. */
export function vercelJson({ base, redirects, headers, hashed }: HostSite): string {
  const all = { ...headers.documents, ...headers.everywhere, 'Cache-Control': caching.other };
  const list = (set: Readonly<Record<string, string>>) => Object.entries(set).map(([key, value]) => ({ key, value }));
  return `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: true,
      redirects: redirects.map(({ from, to }) => {
        const { path, hash } = splitHash(withBase(base, to));
        return { source: withBase(base, from).replace(/\/$/, ''), destination: path + hash, statusCode: 301 };
      }),
      headers: [
        { source: `${base}(.*)`, headers: list(all) },
        { source: `${hashed}(.*)`, headers: list({ 'Cache-Control': caching.hashed }) },
      ],
    },
    null,
    2,
  )}\n`;
}
