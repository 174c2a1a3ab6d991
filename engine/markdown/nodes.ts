import type { Element, ElementContent, RootContent, Text } from 'hast';

/** A page as nodes: hast, mixed with MDX's JSX nodes and expressions. */
export type JsxAttribute =
  | { type: 'mdxJsxAttribute'; name: string; value?: string | null | undefined | { type: string; value: string } }
  | { type: 'mdxJsxExpressionAttribute'; value: string };
export type JsxNode = {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
  name: string | null;
  attributes: JsxAttribute[];
  /** The props of a component that the engine has written; those of writers are `attributes`. */
  props?: Readonly<Record<string, unknown>>;
  /** The props of a component that is written as a fence. */
  yaml?: string;
  children: Node[];
  position?: Element['position'];
};
export type ExpressionNode = {
  type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm';
  value: string;
  position?: Element['position'];
};
export type RawNode = { type: 'raw'; value: string; position?: Element['position'] };
export type Node =
  | Element
  | Text
  | JsxNode
  | ExpressionNode
  | RawNode
  | Exclude<RootContent | ElementContent, Element | Text>;

export const text = (value: string): Text => ({ type: 'text', value });

/** An element with its children, among them components, and its properties. */
export const element = (
  tagName: string,
  children: readonly Node[] = [],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: children as Element['children'] });

export type Format = 'mdx' | 'md';

/** A code block: its text, its language, and the rest of the fence's first line. */
export type Code = { readonly code: string; readonly language: string; readonly meta: string };

/** The code block that a `pre` contains; undefined when it contains something else. */
export function codeOf(pre: Element): Code | undefined {
  const code = pre.children[0];
  if (code?.type !== 'element') return undefined;
  const { lang, meta } = (code as Element & { data?: { lang?: string; meta?: string } }).data ?? {};
  const className = String((code.properties['className'] as string[] | undefined)?.[0] ?? '');
  const language = lang ?? /^language-(.+)/.exec(className)?.[1] ?? 'text';
  return { code: textOf(code).replace(/\n$/, ''), language, meta: meta ?? '' };
}

export const isComponent = (node: Node): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Every node below the given nodes, parents before children. Not recursive, because trees may be deep. */
export function* walk(nodes: readonly Node[]): Generator<Node> {
  const open = nodes.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    if ('children' in node) for (const child of node.children.toReversed()) open.push(child as Node);
  }
}

/** The first line of a node in its file. */
export const lineOf = (node: Node): number | undefined => (node as Element).position?.start.line;

/** The words of a node, including everything in it. */
export function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? (node.children as Node[]).map(textOf).join('') : '';
}
