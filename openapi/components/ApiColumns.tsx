import type { ReactNode } from 'react';
import { z } from 'zod';
import { defineStatic } from '../../engine/components/define.ts';

type BlocksProps = { readonly children?: ReactNode };

/**
 * Text of an operation with its samples: beside it where the screen is wide enough, else where they stand. Its children
 * are `<ApiText>` and at most one `<ApiSample>`.
 */
export const ApiColumns = defineStatic({
  props: z.strictObject({}),
  children: ['ApiText', 'ApiSample'],
  place: 'block',
  needs: { styles: ['api'] },
  render: ({ children }: BlocksProps) => <div className="api-columns flow">{children}</div>,
});

/** A part of the text within `<ApiColumns>`. */
export const ApiText = defineStatic({
  props: z.strictObject({}),
  children: 'blocks',
  place: 'block',
  render: ({ children }: BlocksProps) => <div className="api-text flow">{children}</div>,
});

/** The samples within `<ApiColumns>`. */
export const ApiSample = defineStatic({
  props: z.strictObject({
    /** Whether the page has a form that builds the request. */
    form: z.boolean().default(false),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ form, children }: BlocksProps & { readonly form: boolean }, { translate }) => (
    <div className="api-sample flow">
      {form && (
        <button type="button" className="request-start">
          {translate('Build this request')}
        </button>
      )}
      {children}
    </div>
  ),
});
