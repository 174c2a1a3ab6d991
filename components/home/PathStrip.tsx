import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { linkTo } from '../../engine/components/link-to.ts';
import { StopFigure } from './StopFigure.tsx';
import { stopFigures, type StopFigureName } from './stop-figures.ts';

type Stop = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly figure?: StopFigureName | undefined;
};

/** A path of a few steps along a thread, each with a number, a small figure and a link that covers the whole step. */
export const PathStrip = defineStatic({
  props: z.strictObject({
    items: z
      .array(
        z.strictObject({
          /** What to do in this step: a link. */
          title: z.string().min(1).max(40),
          text: z.string().min(1).max(120),
          href: z.string().min(1),
          /** A short description of the step. */
          figure: z.enum(stopFigures).optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  children: 'none',
  place: 'block',
  needs: ({ items }) => ({
    styles: items.some(({ figure }) => figure) ? ['reference', 'hero', 'scenes', 'figures'] : ['reference', 'scenes'],
  }),
  render: ({ items }: { readonly items: readonly Stop[] }, context) => (
    <ol className="path-strip">
      {items.map(({ title, text, href, figure }) => (
        <li key={title} className="card">
          {figure && <StopFigure name={figure} translate={context.translate} />}
          <p className="card-title">{linkTo(context, title, href)}</p>
          <p>{context.inline(text)}</p>
        </li>
      ))}
    </ol>
  ),
});
