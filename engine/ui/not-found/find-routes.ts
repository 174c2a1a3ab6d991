import { withoutBase } from '../../model/url.ts';
import { nearestRoutes, type RouteList } from './nearest-routes.ts';

/**
 * Fetches the list of routes and picks those nearest to the address in the browser.
 * @throws Error when the list cannot be had
 */
export async function findRoutes(base: string): Promise<RouteList> {
  const response = await fetch(`${base}routes.json`);
  const wanted = withoutBase(base, location.pathname) ?? location.pathname;
  return nearestRoutes(decodeURI(wanted), (await response.json()) as RouteList);
}
