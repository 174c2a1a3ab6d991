import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { PageContext } from './page-context.ts';

/**
 * What an author may write between a component's tags.
 * - `none`: nothing (`<Kbd keys="Esc" />`)
 * - `inline`: words of one paragraph
 * - `blocks`: paragraphs, lists, code, other components
 * - a list: only these components, nothing else (`['Tab']`)
 */
export type Children = 'none' | 'inline' | 'blocks' | readonly string[];

type Common<Props> = {
  /** Checked when the page is compiled; the error names file, line and prop. Literals only: strings, numbers, booleans, arrays, objects. */
  readonly props: z.ZodType<Props>;
  readonly children: Children;
  /** `inline` components can be in a sentence; a `block` inside a paragraph is an error. */
  readonly place: 'block' | 'inline';
  /**
   * Whether the component shows at all with these props. What does not show is not read: brand words without a value may stand there.
   * Left out: it always shows.
   */
  readonly isShown?: (props: Props, context: PageContext) => boolean;
  /** For a component whose content is a snippet instead of what stands between its tags: the snippet's name. */
  readonly snippet?: (props: Props) => string;
};

/** Drawn once, when the page is built: costs its reader HTML and nothing else. */
export type StaticComponent<Props = never> = Common<Props> & {
  readonly kind: 'static';
  readonly render: (props: Props & { readonly children?: ReactNode }, context: PageContext) => ReactNode;
};

/**
 * Drawn when the page is built and taken over by React in the browser. Its module (`Component`) must not import
 * zod, `data/` or Node; its lazy import is in `components/live.ts` under the same name.
 */
export type LiveComponent<Props = never> = Common<Props> & {
  readonly kind: 'live';
  readonly Component: ComponentType<Props & { readonly children?: ReactNode }>;
  /**
   * What it says in the page's Markdown, where nothing can be chosen. Left out: what it renders at build, without its controls.
   * Rendered like the component itself.
   */
  readonly twin?: (props: Props) => ReactNode;
};

export type MdxComponent = StaticComponent | LiveComponent;

/** Defines a component that is drawn at build. */
export function defineStatic<Props>(definition: Omit<StaticComponent<Props>, 'kind'>): MdxComponent {
  return { kind: 'static', ...definition } as unknown as MdxComponent;
}

/** Defines a component that lives in the browser. */
export function defineLive<Props>(definition: Omit<LiveComponent<Props>, 'kind'>): MdxComponent {
  return { kind: 'live', ...definition } as unknown as MdxComponent;
}
