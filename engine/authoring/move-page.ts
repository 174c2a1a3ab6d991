import { CommandError } from '../model/command-error.ts';
import { Site } from '../build/site.ts';
import { newPageFile, pageFilesOf, parseRoute, suggestRoute, refuseTaken, type PageFiles } from './page-routes.ts';
import { applyChanges, readProjectTexts, type Changes, type ProjectTexts } from './project-texts.ts';
import { rewriteOwnRelative, rewriteRelativeLinks, rewriteSitePaths } from './rewrite-links.ts';
import type { Redirect } from '../model/redirect.ts';

const redirectsFile = 'config/redirects.json';

/** The plan of a move. `rewritten` lists the files whose links change. */
export type MovePlan = {
  readonly from: string;
  readonly to: string;
  readonly rewritten: readonly string[];
  readonly changes: Changes;
};

/** One redirect per line, as in `config/redirects.json`. */
const formatRedirects = (redirects: readonly Redirect[]): string =>
  `[\n${redirects.map(({ from, to }) => ` ${JSON.stringify({ from, to }).replace(/:"/g, ': "').replace(/","/g, '", "')}`).join(',\n')}\n]\n`;

/**
 * The list of redirects after the move: the old URL leads to the new one, and no redirect starts at the new URL. Links in the list
 * must already be rewritten.
 */
function redirectsAfter(text: string, from: string, to: string): string {
  const kept = (JSON.parse(text) as Redirect[]).filter((redirect) => redirect.from !== to && redirect.from !== from);
  return formatRedirects([...kept, { from, to }]);
}

/**
 * Plans the move of a page: its file, the links to it in pages, configuration and data, and the redirect from its old URL.
 * @throws CommandError when the page does not exist, or another page has the new URL
 */
export function planMove(texts: ProjectTexts, pages: PageFiles, typedFrom: string, typedTo: string): MovePlan {
  const [from, to] = [parseRoute(typedFrom), parseRoute(typedTo)];
  const file = pages.get(from);
  if (file === undefined && pages.has(from)) throw new CommandError(`The page at ${from} is made by the build.`);
  if (file === undefined) throw new CommandError(`There is no page at ${from}.`, suggestRoute(from, pages.keys()));
  if (from === '/') throw new CommandError('The home page cannot move: it is where the site begins.');
  if (from === to) throw new CommandError(`The page is at ${to} already.`);
  refuseTaken(to, pages, 'Move or remove that page first.');

  const target = newPageFile(to, texts).replace(/\.mdx$/, /\.mdx?$/.exec(file)?.[0] ?? '.mdx');
  const changes = new Map<string, string | null>();
  const rewritten: string[] = [];
  for (const [name, text] of texts) {
    if (name === file) continue;
    const links = rewriteSitePaths(text, from, to);
    const after = /\.mdx?$/.test(name)
      ? rewriteRelativeLinks(links, name, { file, route: from }, { file: target, route: to })
      : links;
    if (after === text) continue;
    changes.set(name, after);
    rewritten.push(name);
  }
  const redirects = changes.get(redirectsFile) ?? texts.get(redirectsFile) ?? '[]';
  changes.set(redirectsFile, redirectsAfter(redirects, from, to));
  changes.set(target, rewriteOwnRelative(rewriteSitePaths(texts.get(file) ?? '', from, to), file, target));
  changes.set(file, null);
  return { from: file, to: target, rewritten: rewritten.filter((name) => name !== redirectsFile), changes };
}

/**
 * `npm run move-page <from> <to>`.
 * @returns the lines to print
 */
export async function movePage(root: string, from: string, to: string): Promise<readonly string[]> {
  const site = await Site.open({ root });
  const plan = planMove(await readProjectTexts(root), pageFilesOf(site), from, to);
  await applyChanges(root, plan.changes);
  const links = plan.rewritten.length
    ? [
        `Rewrote the links in ${plan.rewritten.length} ${plan.rewritten.length === 1 ? 'file' : 'files'}:`,
        ...plan.rewritten.map((name) => `  ${name}`),
      ]
    : ['Nothing linked to it.'];
  return [
    `Moved ${plan.from} to ${plan.to}.`,
    ...links,
    `Added the redirect from the old URL to ${redirectsFile}.`,
    'Run `npm run check` to be sure, and look at the sidebar: the page is still where it was.',
  ];
}
