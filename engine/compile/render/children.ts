import { createElement, type ReactNode } from 'react';
import type { MdxComponent } from '../../components/define.ts';
import { lineOf, type JsxNode, type Node } from '../../markdown/nodes.ts';
import { inlineTags } from '../../markdown/tags.ts';
import type { Rendering } from '../rendering.ts';

/** The content between a component's tags. What its definition does not allow is reported and left out. Undefined when there is no content. */
export function renderChildren(
  node: JsxNode,
  name: string,
  { children: allowed }: MdxComponent,
  rendering: Rendering,
): ReactNode {
  const children = node.children.filter((child) => !isBlank(child) || node.type === 'mdxJsxTextElement');
  if (!children.length) return undefined;
  switch (allowed) {
    case 'none':
      rendering.report('component', lineOf(node), `<${name}> can't contain anything.`);
      return undefined;
    case 'inline':
      return rendering.render(children.flatMap((child) => (isParagraph(child) ? child.children : [child])));
    case 'blocks':
      return children.every(isPhrasing)
        ? createElement('p', null, rendering.render(children))
        : rendering.render(children);
    default:
      return renderOnly(allowed, children, node, name, rendering);
  }
}

function renderOnly(
  allowed: readonly string[],
  children: readonly Node[],
  node: JsxNode,
  name: string,
  rendering: Rendering,
): ReactNode {
  const isAllowed = (child: Node): boolean => 'name' in child && allowed.includes(child.name ?? '');
  const unexpected = children.find((child) => !isAllowed(child));
  if (unexpected)
    rendering.report(
      'component',
      lineOf(unexpected) ?? lineOf(node),
      `<${name}> can contain only ${allowed.map((tag) => `<${tag}>`).join(', ')}.`,
      'Leave an empty line around each of them.',
    );
  return rendering.render(children.filter(isAllowed));
}

const isBlank = (node: Node): boolean =>
  (node.type === 'text' && node.value.trim() === '') ||
  (node.type === 'mdxFlowExpression' && node.value.trim().startsWith('/*'));

const isParagraph = (node: Node): node is Node & { children: Node[] } =>
  node.type === 'element' && node.tagName === 'p';

const isPhrasing = (node: Node): boolean =>
  node.type === 'text' ||
  node.type === 'mdxJsxTextElement' ||
  (node.type === 'element' && (node.tagName === 'br' || inlineTags.has(node.tagName)));
