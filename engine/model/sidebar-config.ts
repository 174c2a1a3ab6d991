import { z } from 'zod';

/** A page in a sidebar. Its front matter provides the text of the link: `label`, else `title`. */
const pageEntry = z.strictObject({
  /** Site path of the page; may contain brand tokens. */
  route: z.string().regex(/^\/(.*\/)?$/, 'must be a site path that starts and ends with `/`'),
});
const categoryEntry = z.strictObject({
  label: z.string().min(1),
  /** One sentence for the list of pages. */
  description: z.string().min(1).optional(),
  /** Whether the category is open on first load. Default: closed. */
  open: z.boolean().optional(),
  get items() {
    return z.array(z.union([pageEntry, categoryEntry]));
  },
});

/** `config/sidebars.ts`: the sidebars by id, each with a label and its entries in reading order. */
export const sidebarsSchema = z.record(
  z.string().regex(/^[A-Za-z][\w-]*$/, 'must be letters, digits, hyphens and underscores, starting with a letter'),
  z.strictObject({
    label: z.string().min(1),
    /** Its name where there is little room: as a choice of the search. */
    short: z.string().min(1).optional(),
    items: z.array(z.union([pageEntry, categoryEntry])),
  }),
);
/** What an owner writes in `config/sidebars.ts`. */
export type SidebarConfig = z.infer<typeof sidebarsSchema>;
export type SidebarConfigItem = SidebarConfig[string]['items'][number];
