import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { SiteModel } from '../engine/site/site-model.ts';
import { shownIn } from './layered-config.ts';

/** The file that has the redirect from a path. */
export function redirectFile({ config: { overlay }, layers: [content] }: SiteModel, from: string): string {
  const file = join(overlay ?? '', 'redirects.json');
  const isOverlays = overlay !== undefined && existsSync(file) && readFileSync(file, 'utf8').includes(`"${from}"`);
  const root = resolve(content?.folder ?? '', relative(content?.shown ?? '', ''));
  return isOverlays ? shownIn(root, overlay, 'redirects.json') : 'config/redirects.json';
}
