import { decodeUrl, normalizePath, withBase, withoutBase } from '../../model/url.ts';
import { nearestRoutes, type RouteList } from './nearest-routes.ts';

/**
 * Another form of the missing address that the host knows: `/a.html`, `/a/index.html` and `/a` are `/a/`, which may be a page or an old
 * address that leads to one. The host is asked, so that both are found.
 * @param address the one in the browser
 * @returns the address to go to, query and hash kept; undefined when there is none
 */
export async function knownForm(address: URL, base: string): Promise<string | undefined> {
  const path = withoutBase(base, address.pathname);
  const form = path === undefined ? undefined : withBase(base, normalizePath(path));
  if (form === undefined || form === address.pathname) return undefined;
  const { ok } = await fetch(form, { method: 'HEAD' });
  return ok ? form + address.search + address.hash : undefined;
}

/**
 * Goes on to another form of the address in the browser; when there is none, fetches the list of routes and picks the nearest.
 * @throws Error when the list cannot be had
 */
export async function findRoutes(base: string): Promise<RouteList> {
  const form = await knownForm(new URL(location.href), base).catch(() => undefined);
  if (form) {
    location.replace(form);
    return [];
  }
  const response = await fetch(`${base}routes.json`);
  const wanted = withoutBase(base, location.pathname) ?? location.pathname;
  return nearestRoutes(decodeUrl(wanted), (await response.json()) as RouteList);
}
