import { Fragment } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

/** `Ctrl+K` → its keys; a key may be the plus sign itself: `Ctrl++`. */
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
 * Keys to press. With `mac`, the reader's platform decides which of the two is seen; both take the same room, so that nothing moves.
 * Without script both are there: Ctrl+K (Mac: ⌘+K).
 */
export const Kbd = defineStatic({
  props: z.strictObject({
    /** Joined by `+`: `Ctrl+K`. */
    keys: z.string().min(1),
    /** The same on a Mac: `⌘+K`. */
    mac: z.string().min(1).optional(),
  }),
  children: 'none',
  place: 'inline',
  render: ({ keys, mac }: { readonly keys: string; readonly mac?: string | undefined }) =>
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
