import type { Element, ElementContent, Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { isComponent, type JsxNode, type Node } from './nodes.ts';

/** Drawings: shapes and words, without animation, external content or links. */
export const svgTags: ReadonlySet<string> = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan title desc'.split(' '),
);
const svgAttributes =
  'viewBox width height fill stroke strokeWidth strokeLineCap strokeLineJoin strokeDashArray fillRule clipRule opacity transform d points x y x1 y1 x2 y2 cx cy r rx ry textAnchor fontSize role ariaLabel ariaHidden';

/** The element that carries a component through the sanitizer, which knows only HTML. */
const carrier = 'x-component';

/** Elements that a page may contain. */
export const documentTags: ReadonlySet<string> = new Set([
  ...(defaultSchema.tagNames ?? []),
  ...'abbr address article aside audio bdi bdo caption center cite col colgroup dfn figcaption figure footer header hgroup main mark nav small time track u video wbr'.split(
    ' ',
  ),
  ...svgTags,
]);

/**
 * What a document needs. It starts from the default schema (GitHub's), adds media, figures and highlighting, and drops forms,
 * classes and names.
 */
const schema: Schema = {
  ...defaultSchema,
  tagNames: [...documentTags, 'x-frame', carrier],
  attributes: {
    ...defaultSchema.attributes,
    '*': 'align alt ariaDescribedBy ariaHidden ariaLabel cite colSpan dateTime dir headers height id lang open reversed rowSpan scope span start title vAlign value width'.split(
      ' ',
    ),
    a: [...(defaultSchema.attributes?.['a'] ?? []), 'dataNote', 'name'],
    ol: [...(defaultSchema.attributes?.['ol'] ?? []), 'type'],
    input: [...(defaultSchema.attributes?.['input'] ?? []), 'checked'],
    img: ['src', 'srcSet', 'sizes'],
    source: ['src', 'srcSet', 'sizes', 'media', 'type'],
    video: ['src', 'poster', 'controls', 'loop', 'muted', 'playsInline'],
    audio: ['src', 'controls', 'loop', 'muted'],
    track: ['src', 'kind', 'srcLang', 'label', 'default'],
    'x-frame': ['src'],
    ...Object.fromEntries([...svgTags].map((tag) => [tag, svgAttributes.split(' ')])),
    [carrier]: [],
  },
  // Ids are made unique when the page is rendered, so they can't collide with the frame's.
  clobber: [],
  protocols: {
    ...defaultSchema.protocols,
    href: ['http', 'https', 'mailto', 'tel', 'sms', 'ftp', 'irc', 'ircs', 'xmpp', 'matrix', 'note'],
    src: ['http', 'https', 'data', 'note'],
    poster: ['http', 'https'],
  },
  strip: ['script', 'style', 'template', 'noscript', 'title', 'head'],
};

/** Removes everything that could run, load or send: raw HTML can do only what a document needs. */
export function sanitizeNodes(nodes: readonly Node[]): Node[] {
  const root = { type: 'root', children: nodes.map(carry) } as Root;
  const clean = sanitize(root, schema) as Root;
  return clean.children.map((child) => unpack(child as ElementContent));
}

type Carrier = Element & { readonly data?: { readonly component?: Omit<JsxNode, 'children'> } };

function carry(node: Node): ElementContent {
  if (isComponent(node)) {
    const { children, ...component } = node;
    return {
      type: 'element',
      tagName: carrier,
      properties: {},
      children: children.map(carry),
      data: { component },
    } as Carrier;
  }
  if (node.type !== 'element') return node as ElementContent;
  const { align, ...properties } = withAlignment(node.properties);
  // Data attributes that only the engine reads; pages can't set them.
  const { component: _component, ...data } = (node.data ?? {}) as { component?: unknown };
  return {
    ...node,
    tagName: node.tagName === carrier ? 'div' : node.tagName,
    properties: align ? { ...properties, align } : properties,
    data,
    children: (node.children as Node[]).map(carry) as ElementContent[],
  };
}

/** The alignment of table cells is in `style`, which is otherwise dropped. */
function withAlignment(properties: Element['properties']): Element['properties'] {
  const align = /text-align:\s*(left|right|center)/.exec(String(properties['style'] ?? ''))?.[1];
  return align ? { ...properties, align } : properties;
}

function unpack(node: ElementContent): Node {
  if (node.type !== 'element') return node;
  const children = node.children.map((child) => unpack(child));
  const { component } = (node as Carrier).data ?? {};
  return node.tagName === carrier && component ? { ...component, children } : ({ ...node, children } as Node);
}
