import type { Problem } from '../model/problem.ts';
import { scriptJson } from '../model/escape-html.ts';

/**
 * A document for the dev server: without the content security policy, which would block Vite's scripts, with those scripts, and with the
 * problems of the page. Otherwise it is what a build writes.
 */
export function devDocument(html: string, base: string, problems: readonly Problem[]): string {
  const script = (module: string): string => `<script type="module" src="${base}${module}"></script>`;
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</head>', () => `${script('@vite/client')}${script('engine/client/dev/content-overlay.ts')}</head>`)
    .replace(
      '</body>',
      () => `<script type="application/json" id="content-problems">${scriptJson(problems)}</script></body>`,
    );
}
