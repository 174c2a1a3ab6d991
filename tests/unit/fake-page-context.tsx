import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MdxComponent } from '../../engine/components/define.ts';
import type { PageContext } from '../../engine/components/page-context.ts';
import type { PageLink } from '../../engine/model/page.ts';

/** A problem that a component reported while it was rendered. */
export type Report = { readonly message: string; readonly hint?: string | undefined };

/**
 * A page context for unit tests of components. Its Markdown supports code and links.
 * @param parts replaces properties of the context; `pages` are the site's pages
 */
export function fakePageContext(
  parts: Partial<PageContext> & { readonly pages?: readonly PageLink[] } = {},
): PageContext & { readonly reports: Report[] } {
  const { pages = [], ...rest } = parts;
  const reports: Report[] = [];
  const ids = new Map<string, number>();
  return {
    path: '/a/',
    root: '/',
    base: '/',
    lang: 'en',
    availability: {},
    tagline: 'A site for tests.',
    brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
    tokens: {},
    sidebars: [],
    jobs: [],
    offeredTable: (table) => table,
    search: false,
    page: (path) => pages.find((page) => page.path === path),
    href: (url) => url,
    endpoint: () => undefined,
    inline,
    translate: (value) => value,
    report: (message, hint) => void reports.push({ message, hint }),
    uniqueId: (text) => {
      const count = (ids.get(text) ?? 0) + 1;
      ids.set(text, count);
      return count > 1 ? `${text}-${count}` : text;
    },
    reports,
    ...rest,
  };
}

function inline(markdown: string): ReactNode {
  return markdown.split(/(`[^`]+`|\[.*?\]\(<.*?>\))/).map((part, index) => {
    const link = /^\[(.*)\]\(<(.*)>\)$/.exec(part);
    if (link)
      return (
        <a key={index} href={link[2]}>
          {inline(link[1] ?? '')}
        </a>
      );
    return <Fragment key={index}>{part.startsWith('`') ? <code>{part.slice(1, -1)}</code> : part}</Fragment>;
  });
}

/**
 * Renders a component as the compiler does, after validating its props.
 * @throws ZodError for invalid props
 */
export function render(
  component: MdxComponent,
  props: Record<string, unknown> = {},
  children?: ReactNode,
  context = fakePageContext(),
): ReactNode {
  if (component.kind !== 'static') throw new TypeError('Only static components can be rendered here.');
  const checked = component.props.parse(props);
  if (component.isShown?.(checked, context) === false) return null;
  return (component.render as (props: object, context: PageContext) => ReactNode)(
    { ...(checked as object), ...(children === undefined ? {} : { children }) },
    context,
  );
}

/** The same as HTML. */
export const renderHtml = (...input: Parameters<typeof render>): string =>
  renderToStaticMarkup(<>{render(...input)}</>);
