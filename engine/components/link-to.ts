import type { ReactNode } from 'react';
import type { PageContext } from './page-context.ts';

/**
 * Renders a link from props with the rules for links in text: the base path is added, a link to a planned page is shown as text, and a
 * broken link is reported.
 * @param label one line of Markdown
 */
export function linkTo(context: PageContext, label: string, href: string): ReactNode {
  return context.inline(`[${label.replace(/[[\]]/g, '\\$&')}](<${href}>)`);
}
