import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { normalizePath } from '../engine/model/url.ts';
import type { ProjectConfig } from '../engine/site/load-config.ts';
import { shownIn } from './layered-config.ts';
import type { Layer } from './layers.ts';

/** Finds the file that has the redirect from a path; of several paths, the overlay's if it has one of them. */
export function redirectFileOf(
  { overlay, redirects }: ProjectConfig,
  [content]: readonly Layer[],
): (...from: string[]) => string {
  const file = join(overlay ?? '', 'redirects.json');
  if (overlay === undefined || !existsSync(file)) return () => 'config/redirects.json';
  // The overlay's are the last ones of the joined list.
  const { length } = JSON.parse(readFileSync(file, 'utf8')) as unknown[];
  const ofOverlay = new Set(redirects.slice(redirects.length - length).map((one) => normalizePath(one.from)));
  const root = resolve(content?.folder ?? '', relative(content?.displayFolder ?? '', ''));
  const displayFile = shownIn(root, overlay, 'redirects.json');
  return (...from) => (from.some((path) => ofOverlay.has(path)) ? displayFile : 'config/redirects.json');
}
