import type { ReactNode } from 'react';
import { nearest } from '../../model/nearest.ts';
import { lineOf, type ExpressionNode } from '../../markdown/nodes.ts';
import type { Rendering } from '../rendering.ts';

/** Braces, imports and exports in MDX: content is data, so only comments are allowed. */
export function renderExpression(node: ExpressionNode, rendering: Rendering): ReactNode {
  const line = lineOf(node);
  if (node.type === 'mdxjsEsm')
    rendering.report(
      {
        check: 'parse',
        message: 'A page cannot import or export: content is parsed, never executed.',
        hint: 'Components are known by name; see AUTHORING.md.',
      },
      line,
    );
  else if (!isComment(node.value))
    rendering.report({ check: 'brand', ...describe(node.value.trim(), Object.keys(rendering.context.tokens)) }, line);
  return null;
}

const isComment = (value: string): boolean => /^\s*\/\*[\s\S]*\*\/\s*$/.test(value);

function describe(value: string, tokens: readonly string[]): { message: string; hint: string } {
  if (tokens.includes(value))
    return {
      message: `\`{${value}}\` has no value: its key is not configured under \`brand\` in site.config.ts.`,
      hint: 'Put what depends on it inside <If brand="…">.',
    };
  const guess = nearest(value, tokens);
  return {
    message: `\`{${value}}\` is not a brand word.`,
    hint: guess ? `Did you mean \`{${guess}}\`?` : 'Braces in prose belong in `code`.',
  };
}
