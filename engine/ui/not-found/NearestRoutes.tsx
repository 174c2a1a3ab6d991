import { useEffect, useState } from 'react';
import { useSite } from '../app/site-context.tsx';
import type { RouteList } from './nearest-routes.ts';

/**
 * On the 404 page: redirects to the canonical form of the path if that exists, else asks whether one of the three pages with the most
 * similar paths was meant. The code for this and the list of routes are loaded only here. `data-live` makes the boot script load the
 * client immediately.
 */
export function NearestRoutes() {
  const { site, href, strings } = useSite();
  const [routes, setRoutes] = useState<RouteList>();
  useEffect(() => {
    import('./find-routes.ts')
      .then(async ({ findRoutes }) => setRoutes((await findRoutes(site.base)).slice(0, 3)))
      // Without the list, the page still has its other links.
      .catch((error: unknown) => {
        console.warn('The list of pages did not load.', error);
        setRoutes([]);
      });
  }, [site.base]);
  return (
    <div className="live nearest needs-script" data-live="nearest-routes" role="status">
      {routes && (
        <p className="asked">
          <code>{location.pathname}</code>
        </p>
      )}
      {routes && routes.length > 0 && (
        <>
          <h2>{strings.similarAddresses}</h2>
          <ul>
            {routes.map(([path, title]) => (
              <li key={path}>
                <a href={href(path)}>{title}</a> <code>{path}</code>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
