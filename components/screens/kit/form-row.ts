import { z } from 'zod';
import { markNumber } from './figure-props.ts';

export const fieldKinds = ['text', 'select', 'switch', 'textarea', 'secret', 'copy', 'color', 'checkbox'] as const;

/** A row of a form, as authors write it. */
export const formRowSchema = z
  .strictObject({
    label: z.string().min(1),
    /** What stands in the field. A secret's value is drawn as dots; a colour is written `#1a7f64`. */
    value: z.string().min(1).optional(),
    /** Default: `text`. */
    kind: z.enum(fieldKinds).optional(),
    /** Of a switch or a checkbox. Default: off. */
    on: z.boolean().optional(),
    /** A line under the field. */
    hint: z.string().min(1).optional(),
    required: z.boolean().optional(),
    /** Draws the field in the accent colour. A mark does too. */
    accent: z.boolean().optional(),
    mark: markNumber.optional(),
  })
  .refine(({ kind, value }) => kind !== 'color' || /^#[0-9a-f]{6}$/i.test(value ?? ''), {
    path: ['value'],
    message: 'of a color must be written like #1a7f64',
  });

export type FormRowProps = z.infer<typeof formRowSchema>;
