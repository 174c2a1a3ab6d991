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

type SampleProps = BlocksProps & { readonly form: boolean; readonly paper?: string | undefined };

/** The samples within `<ApiColumns>`. */
export const ApiSample = defineStatic({
  props: z.strictObject({
    /** Whether the page has a form that builds the request. */
    form: z.boolean().default(false),
    /** What paper says about a sample that is too long for it. */
    paper: z.string().optional(),
  }),
  children: 'blocks',
  place: 'block',
  render: ({ form, paper, children }: SampleProps, { translate }) => (
    <div className="api-sample flow" data-paper={paper}>
      {form && (
        <button type="button" className="request-start">
          {translate('Build this request')}
        </button>
      )}
      {children}
    </div>
  ),
});
