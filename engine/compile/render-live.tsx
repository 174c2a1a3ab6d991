import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Registry } from '../components/registry.ts';
import type { Problem } from '../model/problem.ts';
import { toSiteInfo } from '../model/site-info.ts';
import type { SiteModel } from '../site/site-model.ts';
import { SiteProvider } from '../ui/app/site-context.tsx';
import type { LiveUse } from './rendering.ts';

/**
 * Renders each live component of a page by itself and reports those that throw. In the page they stand inside `Suspense`, where React
 * leaves out what fails on the server and says nothing.
 */
export function liveProblems(uses: readonly LiveUse[], registry: Registry, model: SiteModel): Problem[] {
  if (!uses.length) return [];
  const site = toSiteInfo(model.config.site);
  return uses.flatMap(({ name, props, file, line }): Problem[] => {
    const definition = registry.get(name);
    if (definition?.kind !== 'live') return [];
    try {
      const Component = definition.Component as ComponentType<object>;
      renderToStaticMarkup(
        <SiteProvider site={site} live={() => () => null}>
          <Component {...props} />
        </SiteProvider>,
      );
      return [];
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [
        {
          check: 'live-component',
          severity: 'error',
          file,
          ...(line ? { line } : {}),
          message: `<${name}> fails when the page is built: ${reason}`,
          hint: 'A live component must also render without a browser; read from `window` in an effect.',
        },
      ];
    }
  });
}
