import { z } from 'zod';
import type { Feature } from '../../data/features.schema.ts';
import { features } from '../../data/index.ts';
import { defineStatic } from '../../engine/components/define.ts';
import { nearest } from '../../engine/model/nearest.ts';

/** What a reader must know about a feature: its name and default, how to see that the account has it, and who turns it on. */
export function availability({ name, label, default: on, enterprise, sign }: Feature): string {
  const byDefault = on
    ? 'It is on by default'
    : `It is off by default${enterprise ? ' and part of the enterprise edition' : ''}`;
  return (
    `The account feature **${label}** (\`${name}\`). ${byDefault}. You have it if ${sign}. ` +
    'If not, ask whoever runs the installation to turn it on for your account in the super admin console.'
  );
}

/** `<Availability of="sla" />`: the feature that a page needs, from `data/features.json`. Sentences for a list item or a paragraph. */
export const Availability = defineStatic({
  props: z.strictObject({
    /** Name of a feature in `data/features.json`. */
    of: z.string().min(1),
  }),
  children: 'none',
  place: 'inline',
  render: ({ of }: { readonly of: string }, { inline, report }) => {
    const feature = features.features.find(({ name }) => name === of);
    if (feature) return inline(availability(feature));
    const guess = nearest(
      of,
      features.features.map(({ name }) => name),
    );
    report(
      `There is no feature “${of}”.`,
      guess ? `Did you mean “${guess}”?` : 'data/features.json lists the features.',
    );
    return null;
  },
});
