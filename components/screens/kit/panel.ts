import { z } from 'zod';
import { markNumber } from './figure-props.ts';

/** What a panel says, line by line, as authors write it. */
export const panelSchema = z
  .array(z.strictObject({ label: z.string().min(1), value: z.string().min(1), mark: markNumber.optional() }))
  .min(1);
export type PanelItems = z.infer<typeof panelSchema>;
