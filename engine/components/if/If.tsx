import type { ReactNode } from 'react';
import { z } from 'zod';
import { brandSchema, type Brand } from '../../model/site-config.ts';
import { defineStatic } from '../define.ts';

const brandKeys = Object.keys(brandSchema.shape) as [keyof Brand, ...(keyof Brand)[]];

type IfProps = { readonly brand: keyof Brand; readonly not?: boolean | undefined };

function isShown({ brand: key, not = false }: IfProps, brand: Brand): boolean {
  return Boolean(brand[key]) !== not;
}

/** Content that is shown only if the owner has configured a key of the brand, or only if not. */
export const If = defineStatic({
  props: z.strictObject({
    /** A key of `brand` in `site.config.ts`. */
    brand: z.enum(brandKeys),
    /** Inverts the condition. Default: false. */
    not: z.boolean().optional(),
  }),
  children: 'blocks',
  place: 'block',
  isShown: (props: IfProps, { brand }) => isShown(props, brand),
  render: ({ children }: IfProps & { readonly children?: ReactNode }) => children,
});
