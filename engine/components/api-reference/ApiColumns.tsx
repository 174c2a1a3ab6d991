import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../define.ts';

type BlocksProps = { readonly children?: ReactNode };

/** Text of an operation with the sample that belongs to it: beside it where the screen is wide enough, else where it stands. */
export const ApiColumns = defineStatic({
  props: z.strictObject({}),
  children: 'blocks',
  place: 'block',
  needs: { styles: ['api'] },
  render: ({ children }: BlocksProps) => <div className="api-columns flow">{children}</div>,
});

/** The sample within `<ApiColumns>`, one at most. */
export const ApiSample = defineStatic({
  props: z.strictObject({}),
  children: 'blocks',
  place: 'block',
  render: ({ children }: BlocksProps) => <div className="api-sample flow">{children}</div>,
});
