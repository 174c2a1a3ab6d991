import type { ReactNode } from 'react';
import { z } from 'zod';
import { slugify } from '../../model/url.ts';
import { defineStatic } from '../define.ts';

/** A symptom with its cause and cure, found by search under the symptom. Always visible, with an id of its own. */
export const Trouble = defineStatic({
  props: z.strictObject({
    /** What the reader sees: the symptom, or the exact message in backticks. One line of Markdown. */
    see: z.string().min(4).max(160),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ see, children }: { readonly see: string; readonly children?: ReactNode }, { inline, uniqueId }) => (
    <div className="trouble flow" id={uniqueId(symptomId(see))}>
      <p className="trouble-see">
        <b>{inline(see)}</b>
      </p>
      {children}
    </div>
  ),
});

/** The first words of a symptom, enough to tell it from others in an address. */
export const symptomId = (see: string): string => slugify(see).split('-').slice(0, 8).join('-');
