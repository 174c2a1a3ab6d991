import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { markLetter } from '../screens/kit/figure-props.ts';
import { LetterMark } from '../screens/kit/LetterMark.tsx';

/** A dot of a drawn screen or a picture, repeated in the text that explains it. */
export const Mark = defineStatic({
  props: z.strictObject({
    /** The letter on the drawing. */
    letter: markLetter,
  }),
  children: 'none',
  place: 'inline',
  needs: { styles: ['figures'] },
  render: ({ letter }: { readonly letter: string }) => <LetterMark letter={letter} inText />,
});
