import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** A caption and a text alternative around an image or anything drawn. */
export const Figure = defineStatic({
  props: z.strictObject({
    /** A line under the figure, as Markdown. */
    caption: z.string().min(1),
    /** What it shows, for those who do not see it: 20–150 characters. */
    alt: z.string().trim().min(20).max(150),
  }),
  children: 'blocks',
  place: 'block',
  render: (
    { caption, alt, children }: { readonly caption: string; readonly alt: string; readonly children?: ReactNode },
    { inline },
  ) => (
    <figure className="figure">
      <div role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption>{inline(caption)}</figcaption>
    </figure>
  ),
});
