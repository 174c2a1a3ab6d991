import { useEffect, useState } from 'react';
import { useSite } from '../app/site-context.tsx';
import type { RouteList } from './nearest-routes.ts';

/**
 * On a page that is not there: goes on to the address that was meant, when another form of it is known; else lists the pages with the most similar addresses. The search for them and the list of routes are loaded only here.
 * `data-live` makes the boot script bring the client without waiting for the reader to do something.
 */
export function NearestRoutes() {
  const { site, href, strings } = useSite();
  const [routes, setRoutes] = useState<RouteList>([]);
  useEffect(() => {
    import('./find-routes.ts')
      .then(async ({ findRoutes }) => setRoutes(await findRoutes(site.base)))
      // Without the list the page still has its links to the guides.
      .catch((error: unknown) => console.warn('The list of pages did not load.', error));
  }, [site.base]);
  return (
    <div className="live nearest needs-script" data-live="nearest-routes" role="status">
      {routes.length > 0 && (
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
