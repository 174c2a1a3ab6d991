import type { ReactNode } from 'react';
import type { Node } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderCode } from './code.ts';
import { renderComponent } from './component.ts';
import { renderElement } from './element.ts';
import { renderExpression } from './expression.ts';
import { renderHeading } from './heading.ts';
import { renderInlineCode } from './inline-code.ts';
import { renderLink } from './link.ts';
import { renderImage } from './image.ts';
import { renderTable } from './table.ts';

/** Turns a node of a page into a React element. Each kind of node has its own file. */
export function renderNode(node: Node, rendering: Rendering): ReactNode {
  switch (node.type) {
    case 'text':
      return node.value;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return renderComponent(node, rendering);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
    case 'mdxjsEsm':
      return renderExpression(node, rendering);
    case 'element':
      break;
    default:
      return null;
  }
  switch (node.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return renderHeading(node, rendering);
    case 'a':
      return renderLink(node, rendering);
    case 'img':
      return renderImage(node, rendering);
    case 'code':
      return renderInlineCode(node, rendering);
    case 'pre':
      return renderCode(node, rendering);
    case 'table':
      return renderTable(node, rendering);
    default:
      return renderElement(node, rendering);
  }
}
