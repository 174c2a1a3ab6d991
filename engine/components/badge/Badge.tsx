import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** Meanings of a badge's color. Its text must convey the meaning too. */
const badgeTones = ['neutral', 'accent', 'success', 'warning', 'danger'] as const;
type Tone = (typeof badgeTones)[number];

/** A highlighted word in a line, such as a plan, a state or a release. */
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
