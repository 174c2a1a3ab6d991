import type { PageLink } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';

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
