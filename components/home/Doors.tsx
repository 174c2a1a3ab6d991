import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';
import { iconNames, type IconName } from '../../engine/components/icon/icon-paths.ts';
import { Icon } from '../../engine/components/icon/Icon.tsx';
import { linkTo } from '../../engine/components/link-to.ts';

const link = z.strictObject({ label: z.string().min(1), href: z.string().min(1) });

type Link = { readonly label: string; readonly href: string };
type Door = {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly icon: IconName;
  readonly links?: readonly Link[] | undefined;
};

/** One card for each kind of reader. The whole card is a link; the links on it lead to specific pages. */
export const Doors = defineStatic({
  props: z.strictObject({
    items: z
      .array(
        z.strictObject({
          /** What this reader does: a link. */
          title: z.string().min(1).max(60),
          /** Who it is for, one sentence. */
          text: z.string().min(1).max(160),
          href: z.string().min(1),
          icon: z.enum(iconNames),
          /** The pages that this reader needs most. */
          links: z.array(link).max(6).optional(),
        }),
      )
      .min(2)
      .max(6),
  }),
  children: 'none',
  place: 'block',
  needs: { styles: ['hero'] },
  render: ({ items }: { readonly items: readonly Door[] }, context) => (
    <ul className="doors">
      {items.map(({ title, text, href, icon, links = [] }) => (
        <li key={title} className="card">
          <Icon name={icon} />
          <div>
            <p className="card-title">{linkTo(context, title, href)}</p>
            <p>{context.inline(text)}</p>
          </div>
          {links.length > 0 && (
            <ul>
              {links.map(({ label, href: target }) => (
                <li key={label}>{linkTo(context, label, target)}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  ),
});
