import { useEffect, useState } from 'react';
import { withoutBase } from '../../model/url.ts';
import { useSite } from '../app/site-context.tsx';
import { nearestRoutes, type RouteList } from './nearest-routes.ts';

/**
 * On a page that is not there: the pages with the most similar addresses. Needs the list of routes, which is fetched only here.
 * `data-live` makes the boot script bring the client without waiting for the reader to do something.
 */
export function NearestRoutes() {
  const { site, href } = useSite();
  const [routes, setRoutes] = useState<RouteList>([]);
  useEffect(() => {
    const wanted = withoutBase(site.base, location.pathname) ?? location.pathname;
    fetch(`${site.base}routes.json`)
      .then((response) => response.json() as Promise<RouteList>)
      .then((list) => setRoutes(nearestRoutes(decodeURI(wanted), list)))
      // Without the list the page still has its links to the guides.
      .catch((error: unknown) => console.warn('The list of pages did not load.', error));
  }, [site.base]);
  return (
    <div className="live nearest needs-script" data-live="nearest-routes" role="status">
      {routes.length > 0 && (
        <>
          <h2>Did you look for one of these?</h2>
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
