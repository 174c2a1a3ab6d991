import type { IconName } from '../icon/icon-paths.ts';

type CalloutVariant = { readonly heading: string; readonly icon: IconName };

/**
 * The kinds of callouts by the names of their components. The name in lower case is the class; a kind whose colors are not those of a note
 * has a rule in `callout.css`.
 */
export const calloutVariants = {
  /** Additional information. */
  Note: { heading: 'Note', icon: 'info' },
  /** A better or faster way. */
  Tip: { heading: 'Tip', icon: 'tip' },
  /** Something that can be lost or broken. */
  Warning: { heading: 'Warning', icon: 'warning' },
} as const satisfies Readonly<Record<string, CalloutVariant>>;
export type CalloutName = keyof typeof calloutVariants;
export const calloutNames = Object.keys(calloutVariants) as readonly CalloutName[];
