import { Fragment } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** The keys of a combination: `Ctrl+K` → `Ctrl`, `K`. A key may be the plus sign: `Ctrl++`. */
export const splitKeys = (keys: string): string[] => keys.split(/(?<=[^+])\+|(?<=\+)\+(?=.)/);

function Keys({ keys }: { readonly keys: string }) {
  return splitKeys(keys).map((key, index) => (
    <Fragment key={index}>
      {index > 0 && '+'}
      <kbd>{key}</kbd>
    </Fragment>
  ));
}

/**
 * Keys to press. With `mac`, the combination of the reader's platform is shown; both reserve the same space, so nothing moves. Without
 * script, both are shown: Ctrl+K (Mac: ⌘+K).
 */
export const Kbd = defineStatic({
  props: z.strictObject({
    /** Keys joined by `+`: `Ctrl+K`. */
    keys: z.string().min(1),
    /** Keys on a Mac: `⌘+K`. Default: the same. */
    mac: z.string().min(1).optional(),
  }),
  children: 'none',
  place: 'inline',
  render: ({ keys, mac }) =>
    mac ? (
      <span className="keys">
        <span className="keys-other">
          <Keys keys={keys} />
        </span>
        <span className="keys-mac">
          <span className="keys-note"> (Mac: </span>
          <Keys keys={mac} />
          <span className="keys-note">)</span>
        </span>
      </span>
    ) : (
      <span className="keys">
        <Keys keys={keys} />
      </span>
    ),
});
