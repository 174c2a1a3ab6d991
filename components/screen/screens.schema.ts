import { z } from 'zod';

const percent = z.number().min(0).max(100);

/** A picture of one size. */
const pictureSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  /** Size of the smallest text in it. */
  letters: z.number().positive(),
  /** The line to each marked place, from the edge of the picture where its letter stands, in percent of the picture. */
  leaders: z.array(z.array(z.tuple([percent, percent])).min(2)),
});

export type Picture = z.output<typeof pictureSchema>;

/** Pictures of the running app: text alternative, text of the marks, and sizes in CSS pixels. `npm run screens` writes them. */
export const screensSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    alt: z.string().min(20).max(150),
    marks: z.array(z.string().min(1)),
    wide: pictureSchema,
    phone: pictureSchema,
  }),
);
