import type { ReactNode } from 'react';
import { type Node, lineOf, type ExpressionNode } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';
import { renderCode, renderInlineCode } from './code.ts';
import { renderComponent } from './component.ts';
import { renderElement } from './element.ts';
import { renderHeading } from './heading.ts';
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

/** Braces, imports and exports in MDX: content is data, so only comments are allowed. */
function renderExpression(node: ExpressionNode, rendering: Rendering): ReactNode {
  const line = lineOf(node);
  if (node.type === 'mdxjsEsm')
    rendering.report(
      'parse',
      line,
      'A page cannot import or export: content is parsed, never executed.',
      'Components are known by name; see AUTHORING.md.',
    );
  else if (!isComment(node.value))
    rendering.report(
      'parse',
      line,
      `\`{${node.value.trim()}}\` is not text: a page has no expressions.`,
      'Braces in prose belong in `code`; brand words are written %product%.',
    );
  return null;
}

const isComment = (value: string): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);
