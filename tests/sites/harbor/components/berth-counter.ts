import { z } from 'zod';
import { defineLive } from '../../../../engine/components/define.ts';
import { BerthCounter } from './BerthCounter.tsx';

/** `<BerthCounter berths={12} />`: counts the boats that come in. */
export const berthCounter = defineLive({
  props: z.strictObject({ berths: z.int().positive() }),
  children: 'none',
  place: 'block',
  Component: BerthCounter,
});
