import type { ReactNode } from 'react';
import { nearest } from '../../model/nearest.ts';
import { ParseError } from '../../markdown/parser.ts';
import { missingAdvice } from '../../../layers/missing-things.ts';
import { namedMissing } from '../../../layers/offered-nodes.ts';
import type { Rendering } from '../rendering.ts';

/** The blocks of a shared snippet; its problems are reported with its own file and line. */
export function renderSnippet(name: string, line: number | undefined, rendering: Rendering): ReactNode {
  const { snippets } = rendering.model;
  const source = snippets.get(name);
  if (!source || rendering.isInSnippet(name)) {
    const guess = nearest(name, [...snippets.keys()]);
    rendering.report(
      'component',
      line,
      source ? `The snippet ${name} contains itself.` : `There is no snippet content/_snippets/${name}.mdx.`,
      guess && !source ? `Did you mean ${guess}?` : undefined,
    );
    return null;
  }
  return rendering.inSnippet(name, source.displayFile, () => {
    try {
      const nodes = rendering.snippets.nodes(name);
      for (const named of namedMissing(nodes, rendering.model))
        rendering.report('offers', named.line, ...missingAdvice(named.name, named.condition));
      return rendering.render(nodes);
    } catch (error) {
      if (!(error instanceof ParseError)) throw error;
      rendering.report('parse', error.line, error.message);
      return null;
    }
  });
}
