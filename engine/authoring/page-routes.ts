import { nearest } from '../model/nearest.ts';
import { normalizePath } from '../model/url.ts';
import { CommandError } from '../model/command-error.ts';
import type { ProjectTexts } from './project-texts.ts';

/** Segments as they stand in file names; brand words such as `{slug}` are allowed. */
const segment = /^[A-Za-z0-9{}][A-Za-z0-9{}._-]*$/;

/**
 * A route as someone types it, in its one form: `product/line` → `/product/line/`.
 * @throws CommandError when it cannot be an address of a page
 */
export function parseRoute(typed: string): string {
  const route = normalizePath(`/${typed.replace(/^content\//, '').replace(/\.mdx?$/, '')}`);
  const bad = route
    .split('/')
    .filter(Boolean)
    .find((part) => !segment.test(part));
  if (bad !== undefined)
    throw new CommandError(
      `\`${typed}\` cannot be a page's address because of “${bad}”.`,
      'Use letters, digits, hyphens and slashes: /product/channels/line/',
    );
  return route;
}

/** The route of a page's file; undefined for files that are no pages. */
function routeOfFile(file: string): string | undefined {
  if (!/^content\/.*\.mdx?$/.test(file) || /\/_/.test(file)) return undefined;
  return normalizePath(`/${file.slice('content/'.length).replace(/\.mdx?$/, '')}`);
}

/** Every page's file by its route. */
export function pageFiles(texts: ProjectTexts): Map<string, string> {
  return new Map(
    [...texts.keys()].flatMap((file) => {
      const route = routeOfFile(file);
      return route === undefined ? [] : [[route, file] as const];
    }),
  );
}

/** Where a new page's file goes: beside its neighbours, or as the first page of a folder that exists already. */
export function newPageFile(route: string, texts: ProjectTexts): string {
  const path = route.slice(1, -1);
  const isFolder = [...texts.keys()].some((file) => file.startsWith(`content/${path}/`));
  return path === '' ? 'content/index.mdx' : isFolder ? `content/${path}/index.mdx` : `content/${path}.mdx`;
}

/** “Did you mean …?” for a route that no page has. */
export function suggestRoute(route: string, routes: Iterable<string>): string | undefined {
  const guess = nearest(route, [...routes]);
  return guess === undefined ? undefined : `Did you mean ${guess}?`;
}
