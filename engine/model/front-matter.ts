import { z } from 'zod';

/** Front matter, strict: an unknown key fails. Lengths are counted after brand names are filled in. */
const route = z.string().regex(/^\/([\w{}.-]+\/)*$/, 'must be a site path such as /product/channels/line/');
const common = {
  /** 4–60 characters, sentence case; a verb first on task and channel pages. */
  title: z.string().min(4).max(60),
  /** 50–160 characters, one sentence. */
  description: z.string().min(50).max(160),
  /** Short form for the sidebar. */
  label: z.string().min(2).max(40).optional(),
  /** Words a reader would type that the page lacks. */
  keywords: z.array(z.string().min(2)).max(8).default([]),
  /** Pages to go to next. */
  related: z.array(route).max(5).default([]),
};
export const frontMatterSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('task'), ...common }),
  z.strictObject({ type: z.literal('concept'), ...common }),
  z.strictObject({ type: z.literal('reference'), ...common }),
  /** `channel` is the key of the channel in `data/channels.json`. */
  z.strictObject({ type: z.literal('channel'), channel: z.string(), ...common }),
  /** `block` is the key of the block in `data/blocks.json`. */
  z.strictObject({ type: z.literal('block'), block: z.string(), ...common }),
  z.strictObject({ type: z.literal('api'), ...common }),
  z.strictObject({ type: z.literal('landing'), ...common }),
]);
