import { z } from 'zod';
import { defineStatic } from '../define.ts';
import { Icon } from '../icon/Icon.tsx';
import { calloutVariants, type CalloutName } from './variants.ts';

/** The component of a kind of callout. */
export function calloutOf(name: CalloutName) {
  const { heading, icon } = calloutVariants[name];
  return defineStatic({
    props: z.strictObject({
      /** Title beside the icon, as one line of Markdown. Default: the name of the callout. */
      title: z.string().min(1).optional(),
    }),
    children: 'blocks',
    place: 'block',
    render: ({ title, children }, { inline, translate }) => (
      // A note and not a landmark, to keep the number of landmarks small.
      <aside className={`callout ${name.toLowerCase()} flow`} role="note">
        <p className="callout-title">
          <Icon name={icon} />
          <b>{title ? inline(title) : translate<string>(heading)}</b>
        </p>
        {children}
      </aside>
    ),
  });
}
