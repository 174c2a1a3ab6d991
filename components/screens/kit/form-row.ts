import { z } from 'zod';
import { markLetter } from './figure-props.ts';

export const fieldKinds = ['text', 'select', 'switch', 'textarea', 'secret', 'copy', 'color', 'checkbox'] as const;

/** A row of a form, as authors write it. */
export const formRowSchema = z
  .strictObject({
    /** The app shows some fields without a label. */
    label: z.string().min(1).optional(),
    /** The value of the field. A secret is drawn as dots; a color is written as `#1a7f64`. */
    value: z.string().min(1).optional(),
    /** Default: `text`. */
    kind: z.enum(fieldKinds).optional(),
    /** State of a switch or a checkbox. Default: off. */
    on: z.boolean().optional(),
    /** A hint below the field. */
    hint: z.string().min(1).optional(),
    required: z.boolean().optional(),
    /** Draws the field in the accent color, as a mark does. */
    accent: z.boolean().optional(),
    mark: markLetter.optional(),
  })
  .refine(({ kind, value }) => kind !== 'color' || /^#[0-9a-f]{6}$/i.test(value ?? ''), {
    path: ['value'],
    message: 'of a color must be written like #1a7f64',
  })
  .refine(({ kind, label }) => label !== undefined || (kind !== 'switch' && kind !== 'checkbox'), {
    path: ['label'],
    message: 'of a switch or a checkbox is missing',
  });

export type FormRowProps = z.infer<typeof formRowSchema>;
