import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** A highlighted word in a line, such as a plan, a state or a release. */
export const Badge = defineStatic({
  props: z.strictObject({
    /** Meaning of the color, which the text must convey too. Default: neutral. */
    tone: z.enum(['neutral', 'accent', 'success', 'warning', 'danger']).default('neutral'),
  }),
  children: 'inline',
  place: 'inline',
  needs: { styles: ['extra'] },
  render: ({ tone, children }) => <span className={tone === 'neutral' ? 'badge' : `badge ${tone}`}>{children}</span>,
});
