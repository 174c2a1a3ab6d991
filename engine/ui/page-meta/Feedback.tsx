import { memo } from 'react';
import { fillString } from '../../model/strings.ts';
import { trustedHtml } from '../../model/trusted-types.ts';

type Props = { readonly html: string; readonly page: string; readonly title: string; readonly url: string };

/** The form or link to say what is wrong with a page. Rendered again only for another page: what the reader has written would be lost. */
export const Feedback = memo(({ html, page, title, url }: Props) => {
  const values = { page, title: encodeURIComponent(title), body: encodeURIComponent(`${url}\r\n\r\n`) };
  return <div className="feedback" dangerouslySetInnerHTML={{ __html: trustedHtml(fillString(html, values)) }} />;
});
