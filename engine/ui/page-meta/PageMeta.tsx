import { memo } from 'react';
import { headFacts } from '../../model/head-facts.ts';
import type { PageData } from '../../model/page.ts';
import { fillString } from '../../model/strings.ts';
import { trustedHtml } from '../../model/trusted-types.ts';
import { useSite } from '../app/site-context.tsx';
import { formatDate } from './format-date.ts';
import { PageActions } from './PageActions.tsx';

/** Who changed the page last and when, the edit link, what to do with the page as Markdown, and how to say what is wrong with it. Renders nothing for a page without any. */
export function PageMeta({ page }: { readonly page: PageData }) {
  const { site, strings } = useSite();
  const { updated, editUrl } = page;
  const { markdown, url = page.path } = headFacts(site, page);
  const { feedback } = site;
  if (!updated && !editUrl && !markdown) return null;
  return (
    <div className="page-meta">
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
      {markdown && feedback && <Feedback html={feedback.html} page={page.path} title={page.title} url={url} />}
    </div>
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

type FeedbackProps = { readonly html: string; readonly page: string; readonly title: string; readonly url: string };

/** The form or link to say what is wrong with a page. Rendered again only for another page: what the reader has written would be lost. */
const Feedback = memo(({ html, page, title, url }: FeedbackProps) => {
  const values = { page, title: encodeURIComponent(title), body: encodeURIComponent(`${url}\r\n\r\n`) };
  return <div className="feedback" dangerouslySetInnerHTML={{ __html: trustedHtml(fillString(html, values)) }} />;
});
