import { z } from 'zod';

/** Short moving pictures of the running app: title, size in CSS pixels and what happens in them. `npm run screens` writes them. */
export const loopsSchema = z.record(
  z.string().regex(/^[a-z0-9-]+$/),
  z.strictObject({
    title: z.string().min(5).max(60),
    width: z.int().positive(),
    height: z.int().positive(),
    steps: z.array(z.string().min(1)).min(2),
  }),
);
