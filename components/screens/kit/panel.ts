import { z } from 'zod';
import { markLetter } from './figure-props.ts';

/** The lines of a panel, as authors write them. */
export const panelSchema = z
  .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1), mark: markLetter.optional() }))
  .min(1);
export type PanelItems = z.infer<typeof panelSchema>;
