/**
 * The base path under which a page seems to be served.
 * @param pathname the path in the address bar
 * @param route the page's path, without a base path
 * @returns `/docs/` for (`/docs/product/index.html`, `/product/`); an empty string if the path doesn't end with the route
 */
export function likelyBase(pathname: string, route: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '/');
  return path.endsWith(route) ? `${path.slice(0, -route.length)}/` : '';
}
