import type { ReactNode } from 'react';
import { lineOf, type ExpressionNode } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';

/** Braces, imports and exports in MDX: content is data, so only comments are allowed. */
export function renderExpression(node: ExpressionNode, rendering: Rendering): ReactNode {
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
