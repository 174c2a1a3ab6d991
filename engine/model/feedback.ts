import { escapeHtml } from './escape-html.ts';
import type { SiteConfig } from './site-config.ts';
import type { GeneratedTexts } from './strings.ts';

/**
 * How readers say what is wrong with a page: the HTML of a form, with `{page}` for the page's path, and where it is sent; or that of a link,
 * with `{title}` and `{body}`. As HTML, so that the client contains neither.
 */
export type Feedback = { readonly html: string; readonly url?: string };

/** What a site offers: the form if there is a server for it, else a prefilled issue, else an email, else nothing. */
export function toFeedback({ feedback, brand }: SiteConfig, texts: GeneratedTexts): Feedback | undefined {
  const { url, issueUrl, email = brand.supportEmail, searches } = feedback;
  if (url) return { html: feedbackForm(url, searches, texts), url };
  const report = issueUrl ?? (email && `mailto:${email}?subject={title}&body={body}`);
  return report ? { html: `<a href="${escapeHtml(report)}">${escapeHtml(texts.reportProblem)}</a>` } : undefined;
}

function feedbackForm(url: string, searches: boolean, texts: GeneratedTexts): string {
  const text = (name: keyof GeneratedTexts): string => escapeHtml(texts[name]);
  const choice = (value: string, label: string): string =>
    `<label><input type="radio" name="helpful" value="${value}" required=""> ${label}</label> `;
  return [
    `<form method="post" action="${escapeHtml(url)}" data-thanks="${text('feedbackThanks')}" data-failed="${text('feedbackFailed')}" data-long="${text('feedbackLong')}" data-report="${text('reportProblem')}"${searches ? ' data-searches=""' : ''}>`,
    '<input type="hidden" name="page" value="{page}">',
    `<fieldset><legend>${text('feedbackQuestion')}</legend>${choice('yes', text('feedbackYes'))}${choice('no', text('feedbackNo'))}</fieldset>`,
    `<label>${text('feedbackText')}<textarea name="text" rows="4"></textarea></label>`,
    `<p><button class="button">${text('feedbackSend')}</button> <output></output></p></form>`,
  ].join('');
}
