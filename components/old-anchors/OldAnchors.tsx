import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';

/**
 * Anchors of sections that moved to another page. It stands in the sentence that links to that page, so a link from before still leads
 * the reader there. A server never sees an anchor, so it can't redirect one.
 */
export const OldAnchors = defineStatic({
  props: z.strictObject({
    ids: z.array(z.string().regex(/^\S+$/)).min(1),
  }),
  children: 'none',
  place: 'inline',
  render: ({ ids }: { readonly ids: readonly string[] }) => (
    <>
      {ids.map((id) => (
        <span key={id} id={id} />
      ))}
    </>
  ),
});
