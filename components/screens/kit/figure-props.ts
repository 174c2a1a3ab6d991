import { z } from 'zod';

/** Props that every drawn screen has in addition to its own. */
export const figureProps = {
  /** Text alternative of the drawing, 20–150 characters. */
  alt: z.string().trim().min(20).max(150),
  /** A caption below the drawing. */
  caption: z.string().min(1).optional(),
};

/** A letter the text refers to with `<Mark letter="a" />`. */
export const markLetter = z.string().regex(/^[a-z]$/, 'must be one letter from a to z');
