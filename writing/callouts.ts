import type { PageRule } from '../engine/checks/rules.ts';
import { calloutNames } from '../engine/components/callout/variants.ts';
import { componentsOf } from './page-text.ts';

/** At most two callouts on a page; more are ignored by readers. */
export const callouts: PageRule = ({ nodes }) => {
  const found = componentsOf(nodes, new RegExp(`^(${calloutNames.join('|')})$`));
  return found.length > 2
    ? [
        {
          line: found[2]?.position?.start.line,
          message: `A page has two callouts at most; this one has ${found.length}.`,
          hint: 'Say it in the text where it matters.',
        },
      ]
    : [];
};
