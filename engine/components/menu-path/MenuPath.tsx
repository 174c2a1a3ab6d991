import { Fragment } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** A path through the app's menus, with labels exactly as on screen. */
export const MenuPath = defineStatic({
  props: z.strictObject({
    /** The labels, each as one line of Markdown. */
    items: z.array(z.string().min(1)).min(1),
  }),
  children: 'none',
  place: 'inline',
  render: ({ items }, { inline }) => (
    <span className="menu-path">
      {items.map((item, index) => (
        <Fragment key={index}>
          {index > 0 && ' › '}
          <b>{inline(item)}</b>
        </Fragment>
      ))}
    </span>
  ),
});
