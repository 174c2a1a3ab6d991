import type { Element, Nodes } from 'hast';
import { defaultHandlers, toMdast, type Handle as ToMdast, type NodeHandle, type State } from 'hast-util-to-mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers as writers, toMarkdown, type Handle, type Options } from 'mdast-util-to-markdown';
import { codeOf, textOf, type JsxAttribute, type JsxNode, type Node } from '../../engine/markdown/nodes.ts';
import { readForeignFence } from '../dialects/foreign-fence.ts';

/** HTML and components as the text of an MDX page. */
export function printMdx(nodes: readonly Node[]): string {
  const root = { type: 'root', children: carried(nodes) } as unknown as Nodes;
  const tree = toMdast(root, { document: true, handlers, nodeHandlers });
  return toMarkdown(tree, options).trim();
}

/** A node of Markdown. */
type MdastNode = Exclude<ReturnType<ToMdast>, void | undefined | unknown[]>;
type Jsx = {
  readonly type: string;
  readonly name: string;
  readonly attributes: readonly JsxAttribute[];
  readonly children: MdastNode[];
};

/** A component in a line travels as `<kbd>`, because spaces around nodes that the library doesn't know are dropped. */
const carried = (nodes: readonly Node[]): Node[] =>
  nodes.map((node): Node => {
    const children = 'children' in node ? carried(node.children as Node[]) : [];
    if (node.type !== 'mdxJsxTextElement') return ('children' in node ? { ...node, children } : node) as Node;
    const component = { ...node, children };
    return { type: 'element', tagName: 'kbd', properties: {}, children: [], data: { component } } as Element;
  });

/** A component keeps its name and props; what it contains becomes Markdown. */
const component: NodeHandle = (state, node: JsxNode): MdastNode => {
  const children = state.all(node as never);
  const isFlow = node.type === 'mdxJsxFlowElement';
  return {
    type: node.type,
    name: node.name ?? '',
    attributes: node.attributes,
    children: isFlow ? state.toFlow(children) : children,
  } as unknown as MdastNode;
};
const nodeHandlers = { mdxJsxFlowElement: component };
const kbd: ToMdast = (state, node) => {
  const { component: carriedNode } = (node.data ?? {}) as { readonly component?: JsxNode };
  return carriedNode ? (component(state, carriedNode, undefined) as MdastNode) : state.all(node);
};

const heading: ToMdast = (state, node) => {
  const { id } = node.properties;
  const printed = defaultHandlers[node.tagName as 'h2'](state, node) as MdastNode & { id?: string };
  return typeof id === 'string' && id ? Object.assign(printed, { id }) : printed;
};

const pre: ToMdast = (state, node): MdastNode => {
  const code = codeOf(node);
  const { language, meta, code: value } = readForeignFence(code ?? { code: textOf(node), language: 'text', meta: '' });
  return { type: 'code', lang: language, meta: meta || null, value };
};

/** A footnote's mark: `<sup><a data-footnote-ref href="#user-content-fn-1">`. */
const sup: ToMdast = (state, node) => {
  const [link] = node.children;
  const isReference = link?.type === 'element' && link.properties['dataFootnoteRef'] !== undefined;
  return isReference ? reference(link) : state.all(node);
};

const reference = (link: Element): MdastNode => ({
  type: 'footnoteReference',
  identifier: footnoteId(link.properties['href']),
});
const footnoteId = (value: unknown): string => decodeURIComponent(String(value).replace(/^#?user-content-fn-/, ''));

/** The footnotes at the end of a page. */
const section: ToMdast = (state, node) => {
  if (node.properties['dataFootnotes'] === undefined) return defaultHandlers.section(state, node);
  const items = node.children
    .flatMap((child) => (child.type === 'element' && child.tagName === 'ol' ? child.children : []))
    .filter((child) => child.type === 'element');
  return items.map((item): MdastNode => footnote(state, item));
};

const footnote = (state: State, item: Element): MdastNode => ({
  type: 'footnoteDefinition',
  identifier: footnoteId(item.properties['id']),
  children: state.toFlow(state.all(withoutBackLinks(item))) as never,
});

function withoutBackLinks(node: Element): Element {
  const children = node.children.filter(
    (child) => !(child.type === 'element' && child.properties['dataFootnoteBackref'] !== undefined),
  );
  return { ...node, children: children.map((child) => (child.type === 'element' ? withoutBackLinks(child) : child)) };
}

const handlers: Readonly<Record<string, ToMdast>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  pre,
  kbd,
  sup,
  section,
};

const attribute = (one: JsxAttribute): string => {
  if (one.type === 'mdxJsxExpressionAttribute') return '';
  const { name, value } = one;
  if (value === null || value === undefined) return ` ${name}`;
  if (typeof value === 'object') return ` ${name}={${value.value}}`;
  return /["&\n{}<>\\]/.test(value) ? ` ${name}={${JSON.stringify(value)}}` : ` ${name}="${value}"`;
};

const openingOf = ({ name, attributes }: Jsx): string => `<${name}${attributes.map(attribute).join('')}`;

const flow: Handle = (node: Jsx, _, state, info) => {
  if (!node.children.length) return `${openingOf(node)} />`;
  // Cards hold a line of text.
  const exit = state.enter('blockquote');
  const content = state.containerFlow(node as never, info);
  exit();
  return `${openingOf(node)}>\n\n${content}\n\n</${node.name}>`;
};
const inText: Handle = (node: Jsx, _, state, info) =>
  node.children.length
    ? `${openingOf(node)}>${state.containerPhrasing(node as never, { ...info, before: '>', after: '<' })}</${node.name}>`
    : `${openingOf(node)} />`;

const withId: Handle = (node: { id?: string }, parent, state, info) => {
  const printed = writers.heading(node as never, parent, state, info);
  return node.id ? `${printed} {#${node.id}}` : printed;
};

const options: Options = {
  bullet: '-',
  emphasis: '*',
  rule: '-',
  fences: true,
  listItemIndent: 'one',
  // `<https://…>` would be a tag.
  resourceLink: true,
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  handlers: { mdxJsxFlowElement: flow, mdxJsxTextElement: inText, heading: withId } as never,
  // In MDX, `{` and `<` begin code, and a paragraph that begins with `import` or `export` is a program.
  unsafe: [
    { character: '{', inConstruct: ['phrasing'] },
    { character: '}', inConstruct: ['phrasing'] },
    { character: '<', inConstruct: ['phrasing'] },
    { atBreak: true, character: 'i', after: 'mport\\b' },
    { atBreak: true, character: 'e', after: 'xport\\b' },
  ],
};
