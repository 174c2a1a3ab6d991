import { absoluteUrl, withBase } from '../model/url.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { escapeHtml } from '../model/escape-html.ts';
import type { SiteInfo } from '../model/site-info.ts';
import { fillString, generatedTextsOf, type GeneratedTexts } from '../model/strings.ts';
import type { Redirect } from '../model/redirect.ts';

/**
 * The script of every redirect page: follows the page's only link, keeping query and hash. Its text is the same on each page, so one hash
 * in the policy is enough.
 */
export const redirectScript =
  'const to=new URL(document.links[0].href);to.search=location.search||to.search;to.hash=location.hash||to.hash;location.replace(to)';

/**
 * The page at an old path, for hosts that can't answer 301. Without script, a meta refresh follows the link. It is in `noscript`, because a
 * refresh beside the script would sometimes run first and lose query and hash.
 */
export function redirectPage(
  { to }: Redirect,
  site: Pick<SiteInfo, 'url' | 'base' | 'locale'>,
  texts: GeneratedTexts = generatedTextsOf(undefined),
): string {
  const href = escapeHtml(encodeURI(withBase(site.base, to)));
  const canonical = absoluteUrl(site, to.replace(/#.*$/, ''));
  const policy = contentSecurityPolicy({ inlineScripts: [redirectScript] });
  const link = `<a href="${href}">${escapeHtml(to)}</a>`;
  return `<!doctype html>
<html lang="${escapeHtml(site.locale.code)}" dir="${site.locale.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.moved)}</title>${canonical === undefined ? '' : `\n<link rel="canonical" href="${escapeHtml(canonical)}">`}
<noscript><meta http-equiv="refresh" content="0; url=${href}"></noscript>
</head>
<body>
<p>${fillString(escapeHtml(texts.movedTo), { page: link })}</p>
<script>${redirectScript}</script>
</body>
</html>
`;
}
