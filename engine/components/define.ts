import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { PageNeeds } from '../model/page-needs.ts';
import type { PageContext } from './page-context.ts';

/**
 * The content that a component accepts.
 * - `none`: nothing (`<Kbd keys="Esc" />`)
 * - `inline`: text of one paragraph
 * - `blocks`: paragraphs, lists, code, other components
 * - a list: only these components (`['Tab']`)
 */
export type Children = 'none' | 'inline' | 'blocks' | readonly string[];

type Common<Props> = {
  /**
   * Schema of the props. They are validated when a page is compiled; errors name the file, the line and the prop. Pages can only pass
   * literals: strings, numbers, booleans, arrays, objects.
   */
  readonly props: z.ZodType<Props>;
  readonly children: Children;
  /** An `inline` component can be part of a sentence; a `block` inside a paragraph is an error. */
  readonly place: 'block' | 'inline';
  /**
   * Whether the component is shown with these props. Content that isn't shown isn't compiled, so it may contain brand tokens without a
   * value. Default: always shown.
   */
  readonly isShown?: (props: Props, context: PageContext) => boolean;
  /**
   * What a page with the component needs in the browser besides its HTML: styles that not every page has, scripts. Default: nothing. A page
   * with a live component also gets the styles of live components.
   */
  readonly needs?: PageNeeds | ((props: Props) => PageNeeds);
  /** Returns the name of the snippet that is the component's content. Default: the content is between its tags. */
  readonly snippet?: (props: Props) => string;
};

/** A component that is rendered only when the page is built. Its readers load its HTML and no script. */
export type StaticComponent<Props = never> = Common<Props> & {
  readonly kind: 'static';
  readonly render: (props: Props & { readonly children?: ReactNode }, context: PageContext) => ReactNode;
};

/**
 * A component that is rendered when the page is built and hydrated by React in the browser. The module of `Component` must not import zod,
 * `data/` or Node. The site's `live.ts` imports it lazily under the same name.
 */
export type LiveComponent<Props = never> = Common<Props> & {
  readonly kind: 'live';
  readonly Component: ComponentType<Props & { readonly children?: ReactNode }>;
  /** Renders the component for the page's Markdown, which isn't interactive. Default: what the component renders at build, without its controls. */
  readonly twin?: (props: Props) => ReactNode;
};

export type MdxComponent = StaticComponent | LiveComponent;

/** A definition whose props have the types of its schema. */
type Defined<Schema extends z.ZodType, Component> = Omit<Component, 'kind' | 'props'> & { readonly props: Schema };

/** Defines a component that is rendered only at build. */
export const defineStatic = <Schema extends z.ZodType>(
  definition: Defined<Schema, StaticComponent<z.output<Schema>>>,
): MdxComponent => ({ kind: 'static', ...definition }) as unknown as MdxComponent;

/** Defines a component that is hydrated in the browser. */
export const defineLive = <Schema extends z.ZodType>(
  definition: Defined<Schema, LiveComponent<z.output<Schema>>>,
): MdxComponent => ({ kind: 'live', ...definition }) as unknown as MdxComponent;
