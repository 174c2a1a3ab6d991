import { decodeUrl, normalizePath, withBase, withoutBase } from '../../model/url.ts';
import { nearestRoutes, type RouteList } from './nearest-routes.ts';

/**
 * The canonical form of a missing URL (`/a/` for `/a.html`, `/a/index.html` and `/a`), if the server has it. The server is asked, because
 * `/a/` can be a redirect as well as a page.
 * @param address the URL in the browser
 * @returns the path to go to, with query and hash; undefined when there is none
 */
export async function knownForm(address: URL, base: string): Promise<string | undefined> {
  const path = withoutBase(base, address.pathname);
  const form = path === undefined ? undefined : withBase(base, normalizePath(path));
  if (form === undefined || form === address.pathname) return undefined;
  const { ok } = await fetch(form, { method: 'HEAD' });
  return ok ? form + address.search + address.hash : undefined;
}

/**
 * Goes to the canonical form of the current URL if that exists, else fetches the list of routes and finds the nearest ones.
 * @throws Error when the list doesn't load
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
