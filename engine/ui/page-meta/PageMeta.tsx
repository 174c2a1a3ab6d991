import type { PageData } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { formatDate } from './format-date.ts';

type PageMetaProps = { readonly updated: PageData['updated'] | undefined; readonly editUrl: string | undefined };

/** Who changed the page last and when, and the edit link. Renders nothing when neither is known. */
export function PageMeta({ updated, editUrl }: PageMetaProps) {
  const { strings } = useSite();
  if (!updated && !editUrl) return null;
  return (
    <p className="page-meta">
      {updated && (
        <span>
          {strings.lastUpdated
            .split(/(\{author\}|\{date\})/)
            .map((part, index) =>
              part === '{date}' ? (
                <When key={index} time={updated.time} />
              ) : (
                <span key={index}>{part === '{author}' ? updated.author : part}</span>
              ),
            )}
        </span>
      )}
      {editUrl && <a href={editUrl}>{strings.editPage}</a>}
    </p>
  );
}

function When({ time }: { readonly time: string }) {
  const { date, exact } = formatDate(time, useSite().site.locale.code);
  return (
    <time dateTime={time} title={exact}>
      {date}
    </time>
  );
}
