import type { PageTypes, PageType } from '../engine/model/page-type.ts';
import { nearest } from '../engine/model/nearest.ts';
import { addToSidebar } from './add-to-sidebar.ts';
import { CommandError } from '../engine/model/command-error.ts';
import { Site } from '../engine/build/site.ts';
import type { SiteSource } from '../engine/site/read-site.ts';
import { newPageFile, pageFilesOf, parseRoute, refuseTaken, type PageFiles } from './page-routes.ts';
import { applyChanges, readProjectTexts, type Changes, type ProjectTexts } from './project-texts.ts';

const sidebarsFile = 'config/sidebars.ts';

/** The plan of a new page: the files to write and the lines to print. */
export type NewPagePlan = { readonly file: string; readonly changes: Changes; readonly messages: readonly string[] };

function unknownType(typed: string, types: PageTypes): CommandError {
  const names = Object.keys(types);
  const guess = nearest(typed, names);
  return new CommandError(
    `There is no page type \`${typed}\`. The types are ${names.join(', ')}.`,
    guess && `Did you mean \`${guess}\`?`,
  );
}

function declaredTitle(texts: ProjectTexts, route: string): string | undefined {
  const routes = JSON.parse(texts.get('config/routes.json') ?? '[]') as { route: string; title: string }[];
  return routes.find((declared) => declared.route === route)?.title;
}

/**
 * Plans a new page: its file with front matter and headings, and its place in a sidebar.
 * @throws CommandError for an unknown type, an invalid route, or a page that exists
 */
export function planNewPage(
  texts: ProjectTexts,
  pages: PageFiles,
  types: PageTypes,
  typedType: string,
  typedRoute: string,
): NewPagePlan {
  const type = Object.hasOwn(types, typedType) ? types[typedType] : undefined;
  if (!type) throw unknownType(typedType, types);
  const route = parseRoute(typedRoute);
  refuseTaken(route, pages, 'Choose another route, or edit that file.');
  const file = newPageFile(route, texts);
  const title = declaredTitle(texts, route) ?? titleFromRoute(route);
  const changes = new Map([[file, pageTemplate(typedType, type, route, title)]]);
  const messages = [`Created ${file}.`];
  const sidebars = texts.get(sidebarsFile);
  const placed = sidebars === undefined || route === '/' ? undefined : addToSidebar(sidebars, route);
  if (placed?.after) {
    changes.set(sidebarsFile, placed.text);
    messages.push(`Added it to ${sidebarsFile}, after ${placed.after}. Move the line if readers would look elsewhere.`);
  } else if (placed) messages.push(`It is already in ${sidebarsFile}.`);
  else if (route !== '/')
    messages.push(`Add { route: '${route}' } to ${sidebarsFile} where its reader would look for it.`);
  messages.push(
    'Write the description (50–160 characters) and the text, and check the title.',
    type.advice,
    'See it with `npm run dev`, then run `npm run check`.',
  );
  return { file, changes, messages };
}

/**
 * `npm run new-page <type> <route>`.
 * @returns the lines to print
 */
export async function newPage(project: SiteSource, type: string, route: string): Promise<readonly string[]> {
  const site = await Site.open(project);
  const { pageTypes } = site.model.config;
  const plan = planNewPage(await readProjectTexts(project.root), pageFilesOf(site), pageTypes, type, route);
  await applyChanges(project.root, plan.changes);
  return plan.messages;
}

/** `line-channel` → `Line channel`. */
function titleFromRoute(route: string): string {
  const words = (lastOf(route) ?? 'home').replace(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const lastOf = (route: string): string | undefined => route.split('/').findLast(Boolean);

/**
 * The text of a new page: front matter and the headings of its type, in order. The subject is guessed from the URL. The description is left
 * empty, so that the check asks for one and no half-finished page is published.
 * @param name of the type
 */
export function pageTemplate(name: string, { headings = [], subject }: PageType, route: string, title: string): string {
  const subjectLine = subject ? `${subject.key}: ${lastOf(route) ?? ''}\n` : '';
  const steps = name === 'task' ? '## Steps\n\n<Steps>\n\n1. \n\n</Steps>\n' : '';
  const cards = name === 'landing' ? [`<PageCards paths={[]} />\n`] : [];
  return [
    `---\ntype: ${name}\n${subjectLine}title: ${JSON.stringify(title)}\ndescription: ""\n---\n`,
    ...headings.map((heading) => (heading === '…' ? steps : `## ${heading}\n`)).filter(Boolean),
    ...cards,
  ].join('\n');
}
