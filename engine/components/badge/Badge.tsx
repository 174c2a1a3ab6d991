import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** What a badge may say by its color; its words must say it too. */
const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
type Tone = (typeof badgeTones)[number];

/** A word that stands out in a line: a plan, a state, a release. */
export const Badge = defineStatic({
  props: z.strictObject({
    /** Default: neutral. */
    tone: z.enum(badgeTones).default('neutral'),
  }),
  children: 'inline',
  place: 'inline',
  render: ({ tone, children }: { readonly tone: Tone; readonly children?: ReactNode }) => (
    <span className={tone === 'neutral' ? 'badge' : `badge ${tone}`}>{children}</span>
  ),
});
