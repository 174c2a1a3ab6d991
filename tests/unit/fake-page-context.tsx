import { Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { MdxComponent } from '../../engine/components/define.ts';
import type { PageContext } from '../../engine/components/page-context.ts';
import type { PageLink } from '../../engine/model/page.ts';

/** What a component reported while it was drawn: message and hint. */
export type Report = { readonly message: string; readonly hint?: string | undefined };

/**
 * A page's context for tests of components. Knows `code` and links in a line of Markdown, and the pages it is given.
 * @param parts what differs from an empty site
 */
export function fakePageContext(
  parts: Partial<PageContext> & { readonly pages?: readonly PageLink[] } = {},
): PageContext & { readonly reports: Report[] } {
  const { pages = [], ...rest } = parts;
  const reports: Report[] = [];
  const ids = new Map<string, number>();
  return {
    path: '/a/',
    base: '/',
    tagline: 'A site for tests.',
    brand: { name: 'Acme', slug: 'acme', appUrl: 'https://app.acme.example' },
    tokens: {},
    sidebars: [],
    jobs: [],
    search: false,
    page: (path) => pages.find((page) => page.path === path),
    href: (url) => url,
    endpoint: () => undefined,
    inline,
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
 * Draws a component as the compiler does: its props checked first.
 * @throws ZodError for props it does not take
 */
export function draw(
  component: MdxComponent,
  props: Record<string, unknown> = {},
  children?: ReactNode,
  context = fakePageContext(),
): ReactNode {
  if (component.kind !== 'static') throw new TypeError('Only components that are drawn at build can be drawn here.');
  const checked = component.props.parse(props);
  if (component.isShown?.(checked, context) === false) return null;
  return (component.render as (props: object, context: PageContext) => ReactNode)(
    { ...(checked as object), ...(children === undefined ? {} : { children }) },
    context,
  );
}

/** The same as HTML. */
export const drawHtml = (...input: Parameters<typeof draw>): string => renderToStaticMarkup(<>{draw(...input)}</>);
