import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Icon } from '../icon/Icon.tsx';

const icons = { note: 'info', tip: 'tip', warning: 'warning' } as const;

const callout = (tone: keyof typeof icons, heading: string) =>
  defineStatic({
    props: z.strictObject({
      /** Stands beside the icon; one line of Markdown. Default: the name of the callout. */
      title: z.string().min(1).optional(),
    }),
    children: 'blocks',
    place: 'block',
    render: (
      { title, children }: { readonly title?: string | undefined; readonly children?: ReactNode },
      { inline },
    ) => (
      // A note, not a landmark: a page's landmarks stay few.
      <aside className={`callout ${tone} flow`} role="note">
        <p className="callout-title">
          <Icon name={icons[tone]} />
          <b>{title ? inline(title) : heading}</b>
        </p>
        {children}
      </aside>
    ),
  });

/** What the reader should know beside the text. */
export const Note = callout('note', 'Note');
/** What makes it better or faster. */
export const Tip = callout('tip', 'Tip');
/** What can be lost or broken. */
export const Warning = callout('warning', 'Warning');
