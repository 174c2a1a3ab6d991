import type { PageRule } from '../engine/checks/rules.ts';
import { calloutNames } from '../engine/components/callout/variants.ts';
import { componentsOf } from './page-text.ts';

/** At most two callouts on a page; more are ignored by readers. */
export const callouts: PageRule = ({ nodes }) => {
  const allCallouts = componentsOf(nodes, new RegExp(`^(${calloutNames.join('|')})$`));
  return allCallouts.length > 2
    ? [
        {
          line: allCallouts[2]?.position?.start.line,
          message: `A page has two callouts at most; this one has ${allCallouts.length}.`,
          hint: 'Say it in the text where it matters.',
        },
      ]
    : [];
};
