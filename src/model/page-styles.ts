import type { Tree } from './tree.ts';
import { liveNames, staticHtml } from './tree.ts';

/** Style sheets beside the one that every page has. */
export const extraStyles = ['figures', 'tools'] as const;
export type ExtraStyle = (typeof extraStyles)[number];

/** Which of them a body needs. Live tools may draw screens themselves, so they bring both. */
export function stylesOf(body: Tree): ExtraStyle[] {
  if (liveNames(body).length) return ['figures', 'tools'];
  return /class="(?:[\w -]* )?(?:screen|diagram)[" ]/.test(staticHtml(body)) ? ['figures'] : [];
}
