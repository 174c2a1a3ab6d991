import { z } from 'zod';
import { defineLive } from '../../../engine/components/define.ts';
import { Checklist } from './Checklist.tsx';

/** `<Checklist>`: things to do, with the page that explains each. Script remembers in this browser which of them are done. */
export const checklist = defineLive({
  props: z.strictObject({
    /** Name of the list in the browser's storage. */
    list: z.string().regex(/^[a-z-]+$/),
    /** Label of the list, such as “Your first day as an agent”. */
    title: z.string().min(1).max(60),
    items: z
      .array(
        z.strictObject({
          /** What to do, as an instruction. */
          do: z.string().min(1).max(80),
          /** Why, or how to know that it is done. */
          result: z.string().max(120).optional(),
          /** The page that explains it; unique in the list. */
          href: z.string().regex(/^\/\S*$/),
        }),
      )
      .min(2)
      .max(12)
      .refine((items) => new Set(items.map(({ href }) => href)).size === items.length, 'Link each page once.'),
  }),
  children: 'none',
  place: 'block',
  Component: Checklist,
});
