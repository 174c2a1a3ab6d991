import { escapeHtml } from './escape-html.ts';
import type { SiteConfig } from './site-config.ts';
import type { GeneratedTexts } from './strings.ts';

/** How readers say what is wrong with a page, as the client needs it: a form, or a link. */
export type Feedback = {
  /** URL with `{title}` and `{body}`: of a new issue, or of an email. */
  readonly report?: string;
  /** HTML of the form, with `{page}` for the page's path. */
  readonly form?: string;
  /** The URL that the form is sent to. */
  readonly url?: string;
};

/** Longest quotation in a link: email programs cut off long URLs. */
const longestQuote = 1000;

/** What a site offers: the form if there is a server for it, else a prefilled issue, else an email, else nothing. */
export function toFeedback({ feedback, brand }: SiteConfig, texts: GeneratedTexts): Feedback {
  const { url, issueUrl, email = brand.supportEmail, searches } = feedback;
  if (url) return { form: feedbackForm(url, searches, texts), url };
  const report = issueUrl ?? (email && `mailto:${email}?subject={title}&body={body}`);
  return report ? { report } : {};
}

/** The form is static HTML, so that the client doesn't contain it on sites without one. */
function feedbackForm(url: string, searches: boolean, texts: GeneratedTexts): string {
  const text = (name: keyof GeneratedTexts): string => escapeHtml(texts[name]);
  const choice = (value: string, label: string): string =>
    `<label><input type="radio" name="helpful" value="${value}" required=""> ${label}</label> `;
  return [
    `<form method="post" action="${escapeHtml(url)}" data-thanks="${text('feedbackThanks')}" data-failed="${text('feedbackFailed')}"${searches ? ' data-searches=""' : ''}>`,
    '<input type="hidden" name="page" value="{page}">',
    `<fieldset><legend>${text('feedbackQuestion')}</legend>${choice('yes', text('feedbackYes'))}${choice('no', text('feedbackNo'))}</fieldset>`,
    `<label>${text('feedbackText')}<textarea name="text" rows="3" maxlength="2000"></textarea></label>`,
    `<button>${text('feedbackSend')}</button> <output></output></form>`,
  ].join('');
}

/** Fills in the URL of a report: the page's title and URL, and what the reader has selected, quoted. */
export function reportUrl(report: string, title: string, url: string, selected = ''): string {
  const body = [url, '', ...quoteLines(selected), ''].join('\r\n');
  return report.replace('{title}', encodeURIComponent(title)).replace('{body}', encodeURIComponent(body));
}

/** Selected text as quoted lines; none if nothing is selected. */
export function quoteLines(selected: string): string[] {
  // By code point: half a character can't be encoded.
  const text = [...selected.trim()].slice(0, longestQuote).join('');
  return text ? text.split(/\n+/).map((line) => `> ${line}`) : [];
}
