import type { PageData } from '../../model/page.ts';
import { formatDate } from './format-date.ts';

type PageMetaProps = { readonly updated: PageData['updated'] | undefined; readonly editUrl: string | undefined };

/** Who changed the page last and when, and where to edit it. Nothing when neither is known. */
export function PageMeta({ updated, editUrl }: PageMetaProps) {
  if (!updated && !editUrl) return null;
  const when = updated && formatDate(updated.time);
  return (
    <p className="page-meta">
      {updated && when && (
        <span>
          Last updated by {updated.author} on{' '}
          <time dateTime={updated.time} title={when.exact}>
            {when.date}
          </time>
        </span>
      )}
      {editUrl && <a href={editUrl}>Edit this page</a>}
    </p>
  );
}
