import type { Crumb } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';

/** The path from the guide to the page; the last entry is the page itself. Renders nothing for a single entry. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const { href, strings } = useSite();
  if (crumbs.length < 2) return null;
  const last = crumbs.length - 1;
  return (
    <nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
      <ol>
        {crumbs.map(({ title, path, hue, lang }, index) => (
          <li key={index} lang={lang} data-hue={hue}>
            {index < last && path ? (
              <a href={href(path)}>{title}</a>
            ) : (
              <span aria-current={index === last ? 'page' : undefined}>{title}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
