import { z } from 'zod';
import { defineLive } from '../../../../../engine/components/define.ts';
import { Sorter } from './Sorter.tsx';

/** `<Sorter crates={3} />`: sorts apples into crates. */
export const sorter = defineLive({
  props: z.strictObject({ crates: z.int().positive() }),
  children: 'none',
  place: 'block',
  Component: Sorter,
});
