import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { linkTo } from '../../engine/components/link-to.ts';
import { StopFigure } from './StopFigure.tsx';
import { toolFigures, type ToolFigureName } from './stop-figures.ts';

type Tool = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly figure: ToolFigureName;
};

/** Live tools of these pages as cards, each with a small drawing of what it does. The whole card is a link. */
export const ToolCards = defineStatic({
  props: z.strictObject({
    items: z
      .array(
        z.strictObject({
          /** What the reader does with the tool: a link. */
          title: z.string().min(1).max(40),
          text: z.string().min(1).max(120),
          href: z.string().min(1),
          figure: z.enum(toolFigures),
        }),
      )
      .min(1)
      .max(4),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['reference', 'hero', 'scenes', 'figures'] },
  render: ({ items }: { readonly items: readonly Tool[] }, context) => (
    <ul className="tool-cards">
      {items.map(({ title, text, href, figure }) => (
        <li key={title} className="card">
          <StopFigure name={figure} translate={context.translate} />
          <p className="card-title">{linkTo(context, title, href)}</p>
          <p>{context.inline(text)}</p>
        </li>
      ))}
    </ul>
  ),
});
