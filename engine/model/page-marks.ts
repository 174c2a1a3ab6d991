import type { PageType } from './page.ts';

/**
 * SVG paths of the page types' marks (small icons before a page's name), on a 20 × 20 grid: a checklist, an idea, a
 * table, a bubble, two blocks, code, a book. A site adds marks for its channels and blocks with `marks` in
 * `site.config.ts`.
 */
export const typeMarks: Readonly<Partial<Record<PageType, string>>> = {
  task: 'M3 5.5l1.5 1.5L7 4.5M3 13.5L4.5 15 7 12.5M10 6h7M10 14h7',
  concept: 'M7.5 14.5h5M8.5 17.2h3M10 2.8a5 5 0 0 0-3 9c.4.4.5 1.2.5 2.7h5c0-1.5.1-2.3.5-2.7a5 5 0 0 0-3-9z',
  reference: 'M3.5 3.5h13v13h-13zM3.5 8h13M8.5 8v8.5',
  channel: 'M3 4h14v9.5H9.5L6 17v-3.5H3z',
  block: 'M3 3.5h7.5V9H3zM9.5 11H17v5.5H9.5zM6.8 9v4.7h2.7',
  api: 'M7 5.5L2.5 10 7 14.5M13 5.5l4.5 4.5-4.5 4.5',
  landing: 'M10 5.5C8.5 4.2 6 3.8 3 4v11c3-.2 5.5.2 7 1.5 1.5-1.3 4-1.7 7-1.5V4c-3-.2-5.5.2-7 1.5zM10 5.5v11',
};

type Marked = { readonly type: string; readonly channel?: string | undefined; readonly block?: string | undefined };

/**
 * The SVG path of a page's mark: that of its channel or block, else that of its type. A variant of a channel
 * (`sms-twilio`) has the mark of the channel (`sms`).
 * @param own marks of the site, by `channel/line` or `block/inputs/text`
 */
export function markOf({ type, channel, block }: Marked, own: Readonly<Record<string, string>>): string | undefined {
  const named =
    channel === undefined
      ? block && own[`block/${block}`]
      : (own[`channel/${channel}`] ?? own[`channel/${channel.replace(/-.*/, '')}`]);
  return named || typeMarks[type as PageType];
}
