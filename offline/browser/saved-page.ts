import { escapeHtml } from '../../engine/model/escape-html.ts';
import type { WorkerTexts } from '../worker-texts.ts';
import { deployment } from './deployment.ts';
import { match, savedAt, savedPages } from './saved-files.ts';

/** The build of a saved page: no server has it, so the client loads every other page as a document, which says whether it is saved. */
export const savedBuild = 'saved';

const languageOf = (html: string): string => /<html[^>]* lang="([\w-]+)"/.exec(html)?.[1] ?? '';
function textsIn(language: string): WorkerTexts {
  const [first] = Object.values(deployment.texts);
  return deployment.texts[language] ?? (first as WorkerTexts);
}
const linkTo = (style: string): string => `<link rel="stylesheet" href="${style}">`;
const styleLink = linkTo(deployment.style);

/**
 * A saved page that says from when it is.
 * @param reason why the site's own page can't be shown
 */
export async function withNotice(saved: Response, reason: 'noConnection' | 'slow'): Promise<Response> {
  const html = await saved.text();
  const language = languageOf(html);
  const texts = textsIn(language);
  const time = new Intl.DateTimeFormat(language || undefined, { dateStyle: 'long', timeStyle: 'short' });
  const date = time.format(new Date(saved.headers.get(savedAt) ?? 0));
  const notice = `<p class="saved-notice">${escapeHtml(texts[reason].replace('{date}', date))} <a href="">${escapeHtml(texts.reload)}</a></p>`;
  const marked = html
    .replace('</head>', () => `${styleLink}</head>`)
    .replace('<body>', () => `<body>${notice}`)
    .replace(/(<script type="application\/json" id="page">.*?"build":")\w+"/s, `$1${savedBuild}"`);
  return new Response(marked, { headers: saved.headers });
}

/** A page that isn't saved: which ones are. */
export async function missingPage(): Promise<Response> {
  const pages = await Promise.all(
    (await savedPages()).map(async (url) => {
      const html = (await (await match(url))?.text()) ?? '';
      return { url, language: languageOf(html), title: /<title>(.*?)<\/title>/s.exec(html)?.[1] ?? escapeHtml(url) };
    }),
  );
  const language = navigator.languages.find((code) => Object.hasOwn(deployment.texts, code)) ?? '';
  const texts = textsIn(language);
  const links = pages
    .toReversed()
    .map(({ url, title, language: lang }) => `<li><a href="${escapeHtml(url)}" lang="${lang}">${title}</a></li>`);
  const lang = language || Object.keys(deployment.texts)[0];
  const html = `<!doctype html><html lang="${lang}" dir="auto" data-theme="${deployment.theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.notSaved)}</title>${linkTo(deployment.siteStyle)}${styleLink}<script src="${deployment.colorMode}"></script></head><body class="not-saved"><main class="flow"><h1>${escapeHtml(texts.notSaved)}</h1><p>${escapeHtml(texts.connect)}</p><ul>${links.join('')}</ul><p><a href="">${escapeHtml(texts.reload)}</a></p></main></body></html>`;
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'";
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy };
  return new Response(html, { status: 503, headers });
}
