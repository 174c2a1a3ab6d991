import { z } from 'zod';

/** Data for programs, by the name of its file: `{ channels: { title, value } }` is published as `/data/channels.json`. */
export const publishedSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and hyphens'),
  z.strictObject({
    /** What the file holds, in a few words. */
    title: z.string().min(1),
    /** Path of the page that explains the data. */
    page: z.string().startsWith('/').optional(),
    value: z.unknown(),
  }),
);
export type Published = Readonly<z.infer<typeof publishedSchema>>;

/** The folder of these files. Its `index.json` lists them. */
export const publishedFolder = 'data';

/** Path in the output → function that makes the text. */
export function publishedFiles(published: Published): [string, () => string][] {
  const entries = Object.entries(published);
  if (entries.length === 0) return [];
  const list = entries.map(([name, { title, page }]) => ({ file: `${name}.json`, title, page }));
  return [
    [`${publishedFolder}/index.json`, () => JSON.stringify(list, null, 1)],
    ...entries.map(([name, { value }]): [string, () => string] => [
      `${publishedFolder}/${name}.json`,
      () => JSON.stringify(value, null, 1),
    ]),
  ];
}
