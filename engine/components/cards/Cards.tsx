import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { iconNames } from '../icon/icon-paths.ts';
import { linkTo } from '../link-to.ts';
import { CardItem } from './CardItem.tsx';

/** A card: a title that is a link, and one or two lines about its target. */
export const Card = defineStatic({
  props: z.strictObject({
    title: z.string().min(1).max(60),
    /** A site path or a URL. The card of a planned page has no link. */
    href: z.string().min(1),
    /** A name of `engine/components/icon/icon-paths.ts`. */
    icon: z.enum(iconNames).optional(),
  }),
  children: 'inline',
  place: 'block',
  render: ({ title, href, icon, children }, context) => (
    <CardItem title={linkTo(context, title, href)} icon={icon}>
      {children}
    </CardItem>
  ),
});

/** Cards, side by side if there is space. */
export const Cards = defineStatic({
  props: z.strictObject({}),
  children: ['Card'],
  place: 'block',
  needs: { styles: ['reference'] },
  render: ({ children }) => <ul className="cards">{children}</ul>,
});
