import { nearest } from '../engine/model/nearest.ts';
import { normalizePath, pathOfFile } from '../engine/model/url.ts';
import { CommandError } from '../engine/model/command-error.ts';
import type { Site } from '../engine/build/site.ts';
import type { ProjectTexts } from './project-texts.ts';

/** Segments as in file names; brand words such as `%slug%` are allowed. */
const segment = /^[A-Za-z0-9%][A-Za-z0-9%._-]*$/;

/**
 * Normalizes a route that someone typed: `guide/set-up` → `/guide/set-up/`.
 * @throws CommandError when it can't be the path of a page
 */
export function parseRoute(typed: string): string {
  const route = normalizePath(`/${typed.replace(/^content\//, '').replace(/\.mdx?$/, '')}`);
  const bad = route
    .split('/')
    .filter(Boolean)
    .find((part) => !segment.test(part));
  if (bad !== undefined)
    throw new CommandError(
      `\`${typed}\` cannot be a page's URL because of “${bad}”.`,
      'Use letters, digits, hyphens and slashes: /guide/first-steps/',
    );
  return route;
}

/** Where pages are, with brand words left as they are: route → file relative to the project's folder; undefined for a generated page. */
export type PageFiles = ReadonlyMap<string, string | undefined>;

/** Every page of a site. */
export function pageFilesOf({ model }: Pick<Site, 'model'>): PageFiles {
  return new Map(
    [...model.pages.values()].map(({ source, displayFile }) => [
      pathOfFile(source.file),
      source.generated ? undefined : displayFile,
    ]),
  );
}

/** @throws CommandError when a page exists at the route */
export function refuseTaken(route: string, pages: PageFiles, hint: string): void {
  if (!pages.has(route)) return;
  const file = pages.get(route);
  if (file === undefined) throw new CommandError(`The build generates the page at ${route}.`, 'Choose another route.');
  throw new CommandError(`There is a page at ${route} already: ${file}.`, hint);
}

/** The file for a new page: next to its neighbors, or as the index of a folder that exists already. */
export function newPageFile(route: string, texts: ProjectTexts): string {
  const path = route.slice(1, -1);
  const isFolder = [...texts.keys()].some((file) => file.startsWith(`content/${path}/`));
  return path === '' ? 'content/index.mdx' : isFolder ? `content/${path}/index.mdx` : `content/${path}.mdx`;
}

/** “Did you mean …?” for a route without a page. */
export function suggestRoute(route: string, routes: Iterable<string>): string | undefined {
  const guess = nearest(route, [...routes]);
  return guess === undefined ? undefined : `Did you mean ${guess}?`;
}
