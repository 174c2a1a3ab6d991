import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { linkTo } from '../../engine/components/link-to.ts';

type Stop = { readonly title: string; readonly text: string; readonly href: string };

/** A way in a few stops, drawn as a strip. */
export const PathStrip = defineStatic({
  props: z.strictObject({
    items: z
      .array(
        z.strictObject({
          /** What to do at this stop: a link. */
          title: z.string().min(1).max(40),
          text: z.string().min(1).max(120),
          href: z.string().min(1),
        }),
      )
      .min(2)
      .max(6),
  }),
  children: 'none',
  place: 'block',
  render: ({ items }: { readonly items: readonly Stop[] }, context) => (
    <ol className="path-strip">
      {items.map(({ title, text, href }) => (
        <li key={title}>
          <p className="stop-title">{linkTo(context, title, href)}</p>
          <p>{context.inline(text)}</p>
        </li>
      ))}
    </ol>
  ),
});
