import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** A figure with a caption and a text alternative, around an image or a drawing. */
export const Figure = defineStatic({
  props: z.strictObject({
    /** Caption below the figure, as one line of Markdown. */
    caption: z.string().min(1),
    /** Text alternative: 20–150 characters. */
    alt: z.string().trim().min(20).max(150),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ caption, alt, children }, { inline }) => (
    <figure className="figure">
      <div role="img" aria-label={alt} data-markdown-ignore="">
        {children}
      </div>
      <figcaption>{inline(caption)}</figcaption>
    </figure>
  ),
});
