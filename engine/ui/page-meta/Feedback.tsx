import { memo, type SyntheticEvent } from 'react';
import { reportUrl } from '../../model/feedback.ts';
import { trustedHtml } from '../../model/trusted-types.ts';
import { useSite } from '../app/site-context.tsx';

/** A link to a prefilled issue or email about a page. When the reader uses it, it also quotes what is selected. */
export function ReportLink({ title, url }: { readonly title: string; readonly url: string }) {
  const { site, strings } = useSite();
  const { report } = site.feedback;
  if (!report) return null;
  const quote = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void => {
    currentTarget.href = reportUrl(report, title, url, String(getSelection()));
  };
  return (
    <a href={reportUrl(report, title, url)} onPointerDown={quote} onKeyDown={quote}>
      {strings.reportProblem}
    </a>
  );
}

/** The form about a page. Rendered again only for another page: what the reader has written would be lost. */
export const FeedbackForm = memo(({ form, page }: { readonly form: string; readonly page: string }) => (
  <div className="feedback" dangerouslySetInnerHTML={{ __html: trustedHtml(form.replace('{page}', page)) }} />
));
