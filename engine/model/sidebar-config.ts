import { z } from 'zod';

/** A page of a sidebar. It is called what it calls itself: by its `label`, else by its title. */
const pageEntry = z.strictObject({
  /** Its site path; may hold brand words. */
  route: z.string().regex(/^\/(.*\/)?$/, 'must be a site path that starts and ends with `/`'),
});
const categoryEntry = z.strictObject({
  label: z.string().min(1),
  /** One sentence for the list of pages. */
  description: z.string().min(1).optional(),
  /** Open on first load. */
  open: z.boolean().optional(),
  get items() {
    return z.array(z.union([pageEntry, categoryEntry]));
  },
});

/** `config/sidebars.ts`: the sidebars by id, each with a label and its entries in reading order. */
export const sidebarsSchema = z.record(
  z.string().regex(/^[A-Za-z][\w-]*$/, 'must be letters, digits, hyphens and underscores, starting with a letter'),
  z.strictObject({ label: z.string().min(1), items: z.array(z.union([pageEntry, categoryEntry])) }),
);
/** What an owner writes in `config/sidebars.ts`. */
export type SidebarConfig = z.infer<typeof sidebarsSchema>;
export type SidebarConfigItem = SidebarConfig[string]['items'][number];
