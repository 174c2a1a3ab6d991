/**
 * The base path a page seems to be served under.
 * @param pathname the path in the address bar
 * @param route the page's own path, without any base path
 * @returns `/docs/` for (`/docs/product/index.html`, `/product/`); an empty text when the address says nothing
 */
export function likelyBase(pathname: string, route: string): string {
  const path = pathname.replace(/(\/index)?(\.html)?\/?$/, '/');
  return path.endsWith(route) ? `${path.slice(0, -route.length)}/` : '';
}
