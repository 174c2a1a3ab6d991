import { endsWithNextSteps, type PageData } from '../../model/page.ts';
import { PageMark } from '../page-mark/PageMark.tsx';
import { useSite } from '../app/site-context.tsx';

/** Where to go from a page: pages that its author chose, and jobs that it is a step of. Continues the section “Next steps” of a page that ends with one. */
export function Related({ related, toc }: Pick<PageData, 'related' | 'toc'>) {
  const { href, strings } = useSite();
  if (related.length === 0) return null;
  return (
    <nav className="related" aria-label={strings.relatedPages}>
      {!endsWithNextSteps(toc) && <h2>{strings.relatedPages}</h2>}
      <ul>
        {related.map(({ path, title, description, mark, lang }) => (
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
