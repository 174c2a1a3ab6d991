import type { ReactNode } from 'react';
import type { PageContext } from './page-context.ts';

/**
 * A link from props, under the rules of links in text: base path added, a planned page shown as words, a broken one reported.
 * @param label one line of Markdown
 */
export function linkTo(context: PageContext, label: string, href: string): ReactNode {
  return context.inline(`[${label.replace(/[[\]]/g, '\\$&')}](<${href}>)`);
}
