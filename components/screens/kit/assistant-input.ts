import { z } from 'zod';

export const inputKinds = [
  'text',
  'buttons',
  'email',
  'phone',
  'number',
  'date',
  'website',
  'rating',
  'file',
  'payment',
  'pictures',
] as const;

/** What a rule-based assistant asks a visitor for, as authors write it. */
export const assistantInputSchema = z
  .strictObject({
    kind: z.enum(inputKinds),
    placeholder: z.string().min(1).optional(),
    /** Label of the button that sends. */
    button: z.string().min(1).optional(),
    /** Choices of buttons and pictures; the numbers of a rating, which has five stars by default. */
    items: z.array(z.string().min(1)).min(1).optional(),
    /** The selected ones among `items`. */
    selected: z.array(z.string().min(1)).optional(),
  })
  .refine(({ kind, items }) => (kind !== 'buttons' && kind !== 'pictures') || items, {
    path: ['items'],
    message: 'are needed for buttons and pictures',
  })
  .refine(
    ({ kind, items, selected = [] }) =>
      selected.every((item) => (items ?? (kind === 'rating' ? starRatings : [])).includes(item)),
    { path: ['selected'], message: 'must be among `items`' },
  );

export type AssistantInputProps = z.infer<typeof assistantInputSchema>;

/** Values that `selected` may have in a rating without `items`. */
export const starRatings = ['1', '2', '3', '4', '5'];
