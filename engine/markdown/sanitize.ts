import type { Element, Root } from 'hast';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { walk, type Node } from './nodes.ts';

/** What GitHub allows in Markdown, with ids as they are written: they are made unique when the page is rendered. */
const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  strip: ['script', 'style', 'template', 'noscript', 'title', 'head'],
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto', 'tel'] },
};

/** Removes everything that could run, load or send from the HTML in Markdown. */
export function sanitizeNodes(nodes: readonly Node[]): Node[] {
  for (const node of walk(nodes)) if (node.type === 'element') keepAlignment(node);
  const { children } = sanitize({ type: 'root', children: nodes } as Root, schema) as Root;
  for (const node of walk(children as Node[]))
    if (isHeading(node)) node.children = withoutHeadings(node.children as Node[]) as Element['children'];
  return children as Node[];
}

const isHeading = (node: Node): node is Element => node.type === 'element' && /^h[1-6]$/.test(node.tagName);

/** Where an element between two headings was removed, a browser would close the outer heading at the start of the inner one. */
const withoutHeadings = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => (isHeading(node) ? withoutHeadings(node.children as Node[]) : [node]));

/** The alignment of table cells is in `style`, which is dropped. */
function keepAlignment({ properties }: Element): void {
  const align = /text-align:\s*(left|right|center)/.exec(String(properties['style'] ?? ''))?.[1];
  if (align) properties['align'] = align;
}
