import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { iconNames, type IconName } from '../icon/icon-paths.ts';
import { linkTo } from '../link-to.ts';
import { CardItem } from './CardItem.tsx';

/** A way on: a title that links, and a line or two about it. */
export const Card = defineStatic({
  props: z.strictObject({
    /** The link's text. */
    title: z.string().min(1).max(60),
    /** A site path or an address. A planned page makes a card without a link. */
    href: z.string().min(1),
    /** A name of `engine/components/icon/icon-paths.ts`. */
    icon: z.enum(iconNames).optional(),
  }),
  children: 'inline',
  place: 'block',
  render: (
    {
      title,
      href,
      icon,
      children,
    }: {
      readonly title: string;
      readonly href: string;
      readonly icon?: IconName | undefined;
      readonly children?: ReactNode;
    },
    context,
  ) => (
    <CardItem title={linkTo(context, title, href)} icon={icon}>
      {children}
    </CardItem>
  ),
});

/** Cards side by side where there is room. */
export const Cards = defineStatic({
  props: z.strictObject({}),
  children: ['Card'],
  place: 'block',
  render: ({ children }) => (
    <ul className="cards" data-sheet="extra">
      {children}
    </ul>
  ),
});
