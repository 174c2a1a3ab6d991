import { headFacts } from '../../model/head-facts.ts';
import type { PageData } from '../../model/page.ts';
import { useSite } from '../app/site-context.tsx';
import { FeedbackForm, ReportLink } from './Feedback.tsx';
import { formatDate } from './format-date.ts';
import { PageActions } from './PageActions.tsx';

/** How to say what is wrong with the page, who changed it last and when, the edit link, and what to do with it as Markdown. Renders nothing for a page without any. */
export function PageMeta({ page }: { readonly page: PageData }) {
  const { site, strings } = useSite();
  const { updated, editUrl } = page;
  const { markdown, url = page.path } = headFacts(site, page);
  const { form } = site.feedback;
  if (!updated && !editUrl && !markdown) return null;
  return (
    <>
      {markdown && form && <FeedbackForm key={page.path} form={form} page={page.path} />}
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
        {markdown && <PageActions key={page.path} markdown={markdown} />}
        {markdown && <ReportLink title={page.title} url={url} />}
      </p>
    </>
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
