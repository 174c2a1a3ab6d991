import { z } from 'zod';
import { defineStatic } from '../../../../../engine/components/define.ts';

/** `<Banner words="…" />`: takes the place of a page's title. */
export const Banner = defineStatic({
  props: z.strictObject({ words: z.string().min(1) }),
  children: 'none',
  place: 'block',
  needs: { styles: ['extra'], hero: true },
  render: ({ words }) => <p className="banner">{words}</p>,
});
