import type { PageLink } from '../../model/page.ts';
import { PageMark } from '../page-mark/PageMark.tsx';
import { useSite } from '../app/site-context.tsx';

/** Related pages chosen by the author. Renders nothing when there are none. */
export function Related({ pages }: { readonly pages: readonly PageLink[] }) {
  const { href, strings } = useSite();
  if (pages.length === 0) return null;
  return (
    <nav className="related" aria-labelledby="related">
      <h2 id="related">{strings.relatedPages}</h2>
      <ul>
        {pages.map(({ path, title, description, mark, lang }) => (
          <li key={path} lang={lang}>
            <PageMark outline={mark} />
            <a href={href(path)}>{title}</a>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The jobs that a page is a step of. */
export function PageJobs({ jobs }: { readonly jobs: readonly PageLink[] }) {
  const { href, strings } = useSite();
  return (
    <nav className="related" aria-labelledby="page-jobs">
      <h2 id="page-jobs">{strings.partOfJobs}</h2>
      <ul>
        {jobs.map(({ path, title }) => (
          <li key={path}>
            <a href={href(path)}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
