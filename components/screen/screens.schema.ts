import { z } from 'zod';

const percent = z.number().min(0).max(100);

/** Pictures of the running app: size in CSS pixels, text alternative, and where its numbered marks are. `npm run screens` writes them. */
export const screensSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    alt: z.string().min(20).max(150),
    width: z.int().positive(),
    height: z.int().positive(),
    marks: z.array(z.strictObject({ x: percent, y: percent, text: z.string().min(1) })),
  }),
);
