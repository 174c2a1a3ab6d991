import type { ReactNode } from 'react';
import { z } from 'zod';
import { choiceOf } from '../../model/availability.ts';
import { nearest } from '../../model/nearest.ts';
import { defineStatic } from '../define.ts';

type ForProps = { readonly readers: string; readonly children?: ReactNode };

/**
 * `<For readers="self-hosted">`: content for one kind of reader, under the name of the kind. Readers who have chosen another kind don't see
 * it; without script, in search results, in Markdown and on paper, everything is shown.
 */
export const For = defineStatic({
  props: z.strictObject({
    /** One of the values that readers choose from, in `config/availability.ts`. */
    readers: z.string().min(1),
  }),
  children: 'blocks',
  place: 'block',
  needs: { scripts: ['readers'] },
  render: ({ readers, children }: ForProps, { availability, report }) => {
    const choice = choiceOf(availability);
    const index = choice?.names.indexOf(readers) ?? -1;
    const kind = choice?.values[index];
    if (!choice || !kind) {
      const guess = nearest(readers, choice?.names ?? []);
      report(
        `There are no readers “${readers}”.`,
        guess ? `Did you mean “${guess}”?` : 'A kind of config/availability.ts with `choice` lists them.',
      );
      return children;
    }
    return (
      <div className="for flow" data-for={index}>
        <p className="for-label">
          <b>{kind.label}</b>{' '}
          <button type="button" popoverTarget="readers">
            {choice.change}
          </button>
        </p>
        {children}
      </div>
    );
  },
});
