import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Registry } from '../components/registry.ts';
import { errorAt, type Problem } from '../model/problem.ts';
import { toSiteInfo } from '../model/site-info.ts';
import type { SiteModel } from '../site/site-model.ts';
import { SiteProvider } from '../ui/app/site-context.tsx';
import type { LiveUse } from './rendering.ts';

/** A live component's Markdown twin as HTML, and the error that rendering it caused. */
export type RenderedLive = { readonly html: string; readonly problems: readonly Problem[] };

/**
 * Renders each live component of a page separately, and reports those that throw. In the page they are inside `Suspense`, where React
 * silently leaves out components that fail on the server.
 */
export function renderLive(uses: readonly LiveUse[], registry: Registry, model: SiteModel): RenderedLive[] {
  if (!uses.length) return [];
  const site = toSiteInfo(model.config.site);
  const render = (node: ReactNode): string =>
    renderToStaticMarkup(
      <SiteProvider site={site} live={() => () => null}>
        {node}
      </SiteProvider>,
    );
  return uses.map(({ name, props, file, line }) => {
    const definition = registry.get(name);
    if (definition?.kind !== 'live') return { html: '', problems: [] };
    const Component = definition.Component as ComponentType<object>;
    try {
      const html = render(<Component {...props} />);
      return { html: definition.twin ? render(definition.twin(props as never)) : html, problems: [] };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const problem: Problem = errorAt(
        'live-component',
        { file, line },
        `<${name}> fails when the page is built: ${reason}`,
        'A live component must also render without a browser; read from `window` in an effect.',
      );
      return { html: '', problems: [problem] };
    }
  });
}
