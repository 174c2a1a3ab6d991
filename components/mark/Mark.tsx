import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { NumberMark } from '../screens/kit/NumberMark.tsx';

/** A numbered dot of a drawn screen, repeated in the text that explains it. */
export const Mark = defineStatic({
  props: z.strictObject({
    /** The number on the drawing. */
    n: z.int().min(1).max(20),
  }),
  children: 'none',
  place: 'inline',
  needs: { styles: ['figures'] },
  render: ({ n }: { readonly n: number }) => <NumberMark n={n} inText />,
});
