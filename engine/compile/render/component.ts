import { createElement, type ReactNode } from 'react';
import type { MdxComponent } from '../../components/define.ts';
import { nearest } from '../../model/nearest.ts';
import { lineOf, type JsxNode } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { liveTag } from '../split-tree.ts';
import { renderChildren } from './children.ts';
import { checkedProps } from './component-props.ts';
import { renderSnippet } from './snippet.ts';

/**
 * A component of the registry: its position, props and children are checked, and violations are reported. The content of a component that
 * can't be used is shown without it.
 */
export function renderComponent(node: JsxNode, rendering: Rendering): ReactNode {
  const line = lineOf(node);
  const name = node.name ?? '';
  const definition = rendering.registry.get(name);
  if (!definition) {
    reportUnknown(name, line, rendering);
    return rendering.render(node.children);
  }
  if (node.type === 'mdxJsxTextElement' && definition.place === 'block') {
    rendering.report(
      'component',
      line,
      `<${name}> is a block, and it is inside a paragraph.`,
      'Give it a line of its own, with an empty line before and after.',
    );
    return rendering.render(node.children);
  }
  const props = checkedProps(name, definition, node, rendering);
  if (!props) return rendering.render(node.children);
  if (rendering.atLine(line, () => definition.isShown?.(props as never, rendering.context)) === false) return null;
  const { needs = {} } = definition;
  rendering.needs.push(typeof needs === 'function' ? needs(props as never) : needs);
  const element = rendering.atLine(line, () => {
    const children = definition.snippet
      ? renderSnippet(definition.snippet(props as never), line, rendering)
      : renderChildren(node, name, definition, rendering);
    return place(name, definition, children === undefined ? props : { ...props, children }, rendering);
  });
  const alone = node.type === 'mdxJsxFlowElement' && definition.place === 'inline';
  return alone ? createElement('p', null, element) : element;
}

/** The component's output, or the marker of a live component, which becomes a node of the page's tree. */
function place(
  name: string,
  definition: MdxComponent,
  props: Record<string, unknown>,
  rendering: Rendering,
): ReactNode {
  if (definition.kind === 'static') {
    try {
      return definition.render(props as never, rendering.context);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      rendering.reportAtComponent(`<${name}> cannot be rendered: ${reason}`);
      return null;
    }
  }
  const { children, ...ownProps } = props;
  rendering.needs.push({ styles: ['tools'] });
  return createElement(liveTag, { 'data-index': rendering.addLive(name, ownProps) }, children as ReactNode);
}

function reportUnknown(name: string, line: number | undefined, rendering: Rendering): void {
  const guess = nearest(name, rendering.registry.names);
  rendering.report(
    'component',
    line,
    /^[a-z]/.test(name) ? `A page can't contain HTML tags such as <${name}>.` : `There is no component <${name}>.`,
    guess ? `Did you mean <${guess}>?` : 'AUTHORING.md lists the components.',
  );
}
