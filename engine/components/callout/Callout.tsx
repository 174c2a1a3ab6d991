import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Icon } from '../icon/Icon.tsx';

const icons = { note: 'info', tip: 'tip', warning: 'warning' } as const;

const callout = (tone: keyof typeof icons, heading: string) =>
  defineStatic({
    props: z.strictObject({
      /** Title beside the icon, as one line of Markdown. Default: the name of the callout. */
      title: z.string().min(1).optional(),
    }),
    children: 'blocks',
    place: 'block',
    render: (
      { title, children }: { readonly title?: string | undefined; readonly children?: ReactNode },
      { inline },
    ) => (
      // A note and not a landmark, to keep the number of landmarks small.
      <aside className={`callout ${tone} flow`} role="note">
        <p className="callout-title">
          <Icon name={icons[tone]} />
          <b>{title ? inline(title) : heading}</b>
        </p>
        {children}
      </aside>
    ),
  });

/** Additional information. */
export const Note = callout('note', 'Note');
/** A better or faster way. */
export const Tip = callout('tip', 'Tip');
/** Something that can be lost or broken. */
export const Warning = callout('warning', 'Warning');
