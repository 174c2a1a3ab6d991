import { z } from 'zod';

/** What every drawn screen takes besides its own props. */
export const figureProps = {
  /** What the drawing shows, for those who do not see it: 20–150 characters. */
  alt: z.string().trim().min(20).max(150),
  /** A line under the drawing. */
  caption: z.string().min(1).optional(),
};

/** A number the text refers to with `<Mark n={1} />`. */
export const markNumber = z.int().min(1).max(20);
